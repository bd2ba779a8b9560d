import type { Fate, StoredMail } from '../../ports/imap-mailbox.ts'
import { SmtpRefusal } from '../../ports/inbound-smtp.ts'
import type { SenderCheck } from '../../ports/sender-check.ts'
import { isOutage } from '../../queue/isolated-rows.ts'
import { inboundMails } from '../../telemetry/counters.ts'
import { addressesOf, returnPathOf } from './arrived-mail.rules.ts'
import { parseMail } from './read-mail.ts'
import { type Taking, takeMail, unknownAddress } from './take-reply.service.ts'

/** As long as mail servers try. */
const maxAgeMs = 5 * 86_400_000
/** Reply addresses of one email. */
const maxRecipients = 5

/**
 * Takes an email of a mailbox by `takeMail`, once for each of our addresses in To and Cc. Without the
 * address of the sender's server SPF cannot be checked: the domain of the sender must have signed the email (DKIM). Emails that
 * cannot be taken now are kept for 5 days. Throws if the database is not available.
 */
export async function takeStoredMail(
  deps: Taking,
  check: SenderCheck,
  domain: string,
  { content, receivedAt }: StoredMail,
): Promise<Fate> {
  const attempt = (work: () => Promise<unknown>): Promise<Fate> =>
    work().then(
      () => 'taken',
      (error: unknown) => fateOf(deps, error, receivedAt),
    )
  let recipients: string[] = []
  let sender = ''
  const read = await attempt(async () => {
    const email = await parseMail(content)
    sender = returnPathOf(email)
    const ours = addressesOf(email).filter((address) => address.endsWith(`@${domain}`))
    recipients = [...new Set(ours)].slice(0, maxRecipients)
    if (recipients.length > 0) return
    inboundMails.inc({ outcome: 'unknown_address' })
    throw unknownAddress()
  })
  if (read !== 'taken') return read
  const fates: Fate[] = []
  for (const recipient of recipients) {
    const mail = { content, recipient, sender, ip: '', helo: '' }
    fates.push(await attempt(() => takeMail(deps, check, domain, mail)))
  }
  return (['later', 'taken'] as const).find((fate) => fates.includes(fate)) ?? 'refused'
}

/** The end of an email that could not be taken. Throws if the database is not available. */
function fateOf({ log }: Taking, error: unknown, receivedAt: Date): Fate {
  if (isOutage(error)) throw error
  const isRefusal = error instanceof SmtpRefusal
  if (!isRefusal) {
    inboundMails.inc({ outcome: 'failed' })
    log.error({ err: error }, 'an email of the mailbox could not be taken')
  }
  const isFinal = isRefusal && error.responseCode >= 500
  return isFinal || Date.now() - receivedAt.getTime() > maxAgeMs ? 'refused' : 'later'
}
