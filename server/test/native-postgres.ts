import { execFileSync } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './hosts/program.ts'
import { freePort } from './process.ts'

/** The folder of the system's PostgreSQL programs; undefined if it is not installed. */
export async function nativePrograms(): Promise<string | undefined> {
  if (process.env.NATIVE_POSTGRES_BIN) return process.env.NATIVE_POSTGRES_BIN
  const base = '/usr/lib/postgresql'
  const versions = await readdir(base).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? join(base, newest, 'bin') : undefined
}

/** A PostgreSQL in a temporary folder, under the postgres account if this process is root. */
export async function startNative(bin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-native-'))
  const account = await postgresAccount()
  if (account) await chown(folder, account.uid, account.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: '/', stdio: 'pipe' })
  const port = await freePort()
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'hearback', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start')
  return {
    url: `postgres://hearback@127.0.0.1:${port}/postgres`,
    stop: async () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The postgres account; undefined unless this process is root. */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = await readFile('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+)/mu.exec(accounts) ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
