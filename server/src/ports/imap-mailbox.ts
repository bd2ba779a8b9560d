import type { ImapFlow } from 'imapflow'
import type { Logger } from 'pino'
import type { ImapSettings } from '../config/replies.ts'

/** An email of a mailbox. */
export interface StoredMail {
  readonly content: Buffer
  readonly receivedAt: Date
}

/** The end of an email: it is deleted, moved to the folder for refused ones, or kept for the next time. */
export type Fate = 'taken' | 'refused' | 'later'

interface Options {
  readonly log: Logger
  /** Larger emails are refused unread. */
  readonly maxBytes?: number
}

const refusedFolder = 'Refused'
/** The same as for SMTP. */
const maxMailBytes = 15_000_000
/** In milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/**
 * Reads the emails of a mailbox one by one by IMAP (RFC 9051), oldest first, and disposes of each as `handle` says, before the
 * next one. Throws if the connection fails; emails that were handled but not yet disposed of come again. Safe to run in several
 * processes, which may handle the same email.
 */
export async function readMailbox(
  { host, port, secure, user, password, folder }: ImapSettings,
  handle: (mail: StoredMail) => Promise<Fate>,
  { log, maxBytes = maxMailBytes }: Options,
): Promise<void> {
  const { ImapFlow: Client } = await import('imapflow')
  const auth = { user, pass: password }
  const client = new Client({ host, port, secure, auth, logger: false, disableAutoIdle: true, ...timeouts })
  client.on('error', (error: Error) => log.debug({ err: error }, 'the connection to the mailbox failed'))
  try {
    await client.connect()
    const { path } = await client.mailboxCreate(refusedFolder)
    const lock = await client.getMailboxLock(folder)
    try {
      for (const uid of (await client.search({ all: true }, { uid: true })) || []) {
        const fate = await handleOne(client, uid, { handle, maxBytes })
        if (fate === 'taken') await client.messageDelete(String(uid), { uid: true })
        if (fate === 'refused') await client.messageMove(String(uid), path, { uid: true })
      }
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}

/** Undefined if another process has disposed of the email. */
async function handleOne(
  client: ImapFlow,
  uid: number,
  { handle, maxBytes }: { handle: (mail: StoredMail) => Promise<Fate>; maxBytes: number },
): Promise<Fate | undefined> {
  const facts = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true })
  if (!facts) return undefined
  if ((facts.size ?? 0) > maxBytes) return 'refused'
  const { source } = (await client.fetchOne(String(uid), { source: true }, { uid: true })) || { source: undefined }
  return source && handle({ content: source, receivedAt: new Date(facts.internalDate ?? Date.now()) })
}
