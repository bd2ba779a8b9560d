import type { Deps } from '../../deps.ts'
import { inboundMails } from '../../telemetry/counters.ts'
import { stopEmails } from '../notifications/undeliverable-emails.service.ts'
import { type Addressee, isBounceCodeOf, parseBounceAddress } from '../reply-addresses/bounce-addresses.service.ts'
import { deadAddressReason } from './delivery-report.ts'
import { parseMail } from './read-mail.ts'
import { findAddressee } from './repliers.sql.ts'

type Taking = Pick<Deps, 'db' | 'events' | 'queue'>

/** The account whose envelope sender this is, with its current email address; undefined for a forged or outdated one. */
export async function findBounced(
  { db }: Pick<Deps, 'db'>,
  recipient: string,
  domain: string,
): Promise<Addressee | undefined> {
  const address = parseBounceAddress(recipient, domain)
  const account = address && (await findAddressee(db, address.userId))
  return account && (await isBounceCodeOf({ db }, address.code, account)) ? account : undefined
}

/**
 * Takes an email to an envelope sender of ours. A report that the address does not exist stops emails to it; all others have
 * no effect. The same report any number of times stops them once. Throws SmtpRefusal for what can't be read.
 */
export async function takeBounce(deps: Taking, account: Addressee, content: Buffer): Promise<void> {
  const reason = deadAddressReason(await parseMail(content), account.email)
  if (reason === undefined) return inboundMails.inc({ outcome: 'automatic' })
  await stopEmails(deps, account, reason)
  inboundMails.inc({ outcome: 'bounce' })
}
