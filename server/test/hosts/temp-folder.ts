import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresAccount } from '../native-postgres.ts'
import type { Account } from './program.ts'

/** A temporary folder for system servers, which run under the postgres account if this process is root. */
export async function makeTempFolder(): Promise<{
  folder: string
  account: Account | undefined
  remove(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-hosts-'))
  const account = await postgresAccount()
  if (account) await chown(folder, account.uid, account.gid)
  return { folder, account, remove: () => rm(folder, { recursive: true, force: true }) }
}
