import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { isPortOpen } from '../src/process/is-port-open.ts'
import { freePort } from './process.ts'

/** Why Dovecot cannot be tested here; undefined if it can. It starts its processes as other users. */
export const dovecotMissing: string | undefined =
  spawnSync('dovecot', ['--version']).status !== 0
    ? 'no Dovecot'
    : process.getuid?.() === 0
      ? undefined
      : 'needs the rights of root'

const nobody = 65_534

export interface TestMailbox {
  readonly port: number
  readonly url: string
  /** Puts an email into a folder. */
  deliver(content: string | Buffer, folder?: string): Promise<void>
  /** The subjects in a folder, in their order. */
  subjects(folder?: string): Promise<(string | undefined)[]>
  stop(): Promise<void>
}

/** A mailbox of a Dovecot on a free port. */
export async function startDovecot(): Promise<TestMailbox> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'hearback-dovecot-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'home'))
  chownSync(join(folder, 'home'), nobody, nobody)
  const config = join(folder, 'dovecot.conf')
  writeFileSync(config, settings(folder, port))
  const child = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' })
  while (!(await isPortOpen(port))) await pause(20)
  const inMailbox = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const auth = { user: 'replies', pass: 'secret' }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  return {
    port,
    url: `imap://replies:secret@127.0.0.1:${port}`,
    deliver: (content, into = 'INBOX') => inMailbox(async (client) => void (await client.append(into, content))),
    subjects: (of = 'INBOX') =>
      inMailbox(async (client) => {
        const lock = await client.getMailboxLock(of)
        const found = await client.fetchAll('1:*', { envelope: true }).finally(() => lock.release())
        return found.map(({ envelope }) => envelope?.subject)
      }),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const settings = (folder: string, port: number) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/home/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${folder}/home
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`
