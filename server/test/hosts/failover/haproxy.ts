import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../process.ts'
import { type Account, type Program, startProgram } from '../program.ts'
import { adaptExample } from './example-file.ts'
import type { Member } from './patroni.ts'

interface Ground {
  readonly program: string
  readonly folder: string
  readonly account: Account | undefined
  readonly members: readonly Pick<Member, 'port' | 'restPort'>[]
}

/** HAProxy with deploy/failover/haproxy.cfg before the members. */
export async function startHaproxy({ program, folder, account, members }: Ground): Promise<Program> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const text = adaptExample('haproxy.cfg', [
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`],
    ...members.map(
      ({ port, restPort }, n) =>
        [`10.0.0.1${n + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`] as const,
    ),
  ])
  writeFileSync(file, text, { mode: 0o644 })
  return startProgram({ program, words: ['-db', '-f', file], port, log: join(folder, 'haproxy.log'), account })
}
