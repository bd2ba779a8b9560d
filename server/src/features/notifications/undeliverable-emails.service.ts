import type { EmailDelivery } from '@hearback/contract/accounts/email-delivery.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Mail } from '../../ports/mail.ts'
import { DeadAddress } from '../../ports/mailer.ts'
import { mails } from '../../telemetry/counters.ts'
import { type Addressee, bounceAddress } from '../reply-addresses/bounce-addresses.service.ts'
import { notify } from './notifications.service.ts'
import {
  deleteUndeliverable,
  findAddressee,
  findUndeliverable,
  insertUndeliverable,
} from './undeliverable-emails.sql.ts'

type Stopping = Pick<Deps, 'db' | 'events' | 'queue'>

/**
 * Sends an email, unless emails to the address of this account are stopped. Stops them for 30 days if the mail server says
 * that the address does not exist. One that the recipient requested is always tried. Throws if a retry may succeed.
 */
export async function deliver(
  deps: Stopping & Pick<Deps, 'mailer' | 'config'>,
  mail: Mail,
  { isRequested = false }: { isRequested?: boolean | undefined },
): Promise<void> {
  const { replies } = deps.config
  const account = await findAddressee(deps.db, mail.to)
  if (account?.is_stopped && !isRequested) return mails.inc({ outcome: 'suppressed' })
  const returnPath = account && replies && (await bounceAddress(deps, replies.domain, account))
  try {
    await deps.mailer.send(returnPath ? { ...mail, returnPath } : mail)
  } catch (error) {
    if (!(error instanceof DeadAddress)) throw error
    if (account) await stopEmails(deps, account, error.message)
  }
}

const maxReason = 300

/** Stops emails to this address of the account for 30 days, and tells the person in the app. Idempotent. */
export const stopEmails = (deps: Stopping, account: Addressee, reason: string): Promise<void> =>
  inTransaction(deps, async (tx, publish) => {
    const shown = truncate(onOneLine(normalizeText(reason)), maxReason)
    if (!(await insertUndeliverable(tx, account, shown))) return
    await notify(deps, tx, publish, {
      userId: account.id,
      kind: 'email_undeliverable',
      data: {},
      path: '/settings/account',
    })
  })

/** Sends emails to the account again: its address has just received a code, or the person asks for a new attempt. */
export const resumeEmails = (tx: Tx, userId: PersonId): Promise<unknown> => deleteUndeliverable(tx, userId)

/** Whether emails to the viewer are stopped, why, and until when. */
export async function emailDeliveryOf(db: Db, { userId }: Viewer): Promise<EmailDelivery> {
  const row = await findUndeliverable(db, userId)
  return { undeliverable: row ? { ...row, until: row.until.toISOString() } : null }
}

/** Sends emails to the viewer again. Throws too_many_requests. */
export async function retryEmails(
  deps: Pick<Deps, 'db' | 'events' | 'limits'>,
  { userId }: Viewer,
): Promise<EmailDelivery> {
  await deps.limits.consume('emailRetryByUser', userId)
  await inTransaction(deps, (tx) => resumeEmails(tx, userId))
  return { undeliverable: null }
}
