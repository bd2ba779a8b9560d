import { spawnSync } from 'node:child_process'

/** The path of the first that runs; undefined if none is installed. */
const find = (option: string, ...names: (string | undefined)[]) =>
  names.find((name) => name !== undefined && spawnSync(name, [option]).status === 0)

export const patroniProgram = () => find('--version', process.env.PATRONI, 'patroni')
export const etcdProgram = () => find('--version', process.env.ETCD, 'etcd', '/usr/bin/etcd')
export const haproxyProgram = () => find('-v', process.env.HAPROXY, 'haproxy', '/usr/sbin/haproxy')
export const sentinelProgram = () => find('--version', process.env.REDIS_SENTINEL, 'redis-sentinel', 'valkey-sentinel')
