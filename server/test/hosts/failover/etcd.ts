import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../process.ts'
import { type Account, type Program, startProgram } from '../program.ts'
import { adaptExample } from './example-file.ts'

interface Ground {
  readonly program: string
  readonly folder: string
  readonly account: Account | undefined
}

/** Three members with deploy/failover/etcd.yml. */
export async function startEtcd({ program, folder, account }: Ground): Promise<Program[]> {
  const members = await Promise.all(
    [1, 2, 3].map(async (n) => ({ name: `etcd${n}`, client: await freePort(), peer: await freePort() })),
  )
  const cluster = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join()
  return Promise.all(
    members.map(({ name, client, peer }) => {
      const file = join(folder, `${name}.yml`)
      const text = adaptExample('etcd.yml', [
        ['etcd1=http://10.0.0.11:2380,etcd2=http://10.0.0.12:2380,etcd3=http://10.0.0.13:2380', cluster],
        ['name: etcd1', `name: ${name}`],
        ['/var/lib/etcd/hearback', join(folder, name)],
        ['http://0.0.0.0:2380', `http://127.0.0.1:${peer}`],
        ['http://0.0.0.0:2379', `http://127.0.0.1:${client}`],
        ['http://10.0.0.11:2380', `http://127.0.0.1:${peer}`],
        ['http://10.0.0.11:2379', `http://127.0.0.1:${client}`],
      ])
      writeFileSync(file, text, { mode: 0o644 })
      const log = join(folder, `${name}.log`)
      return startProgram({ program, words: ['--config-file', file], port: client, log, account })
    }),
  )
}
