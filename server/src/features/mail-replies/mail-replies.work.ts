import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { type ResolveDns, systemDns } from '../../ports/dns.ts'
import { readMailbox } from '../../ports/imap-mailbox.ts'
import { listenForMail, type Mailbox, SmtpRefusal } from '../../ports/inbound-smtp.ts'
import { isWithin } from '../../ports/rate-limits.ts'
import { createSenderCheck, type SenderCheck } from '../../ports/sender-check.ts'
import { inboundMails } from '../../telemetry/counters.ts'
import { takeStoredMail } from './poll-mailbox.service.ts'
import { findReplier } from './repliers.service.ts'
import { findBounced } from './take-bounce.service.ts'
import { type Taking, takeMail, unknownAddress } from './take-reply.service.ts'

/** Emails that are parsed and verified at a time; an email of 15 MB takes four times as much memory. */
const maxConcurrent = 8

/**
 * Takes replies by SMTP and from a mailbox, as the settings of REPLY_DOMAIN say. `resolve` verifies senders. Returns the port
 * of SMTP, and a function that stops after the emails under way; undefined if nothing listens.
 */
export async function mailRepliesWork(deps: Deps, resolve?: ResolveDns) {
  const { replies } = deps.config
  const check = createSenderCheck(resolve ?? systemDns(replies?.dnsServers))
  // Without a mailbox the job does nothing: its schedule may come from earlier settings.
  await deps.queue.handle('mailbox', () => pollMailbox(deps, check))
  if (replies?.imap) await deps.queue.schedule('mailbox', '* * * * *')
  if (!replies?.smtp) return undefined
  const { domain, smtp } = replies
  const listening = await listenForMail(mailboxOf(deps, check, domain), { domain, ...smtp, log: deps.log })
  deps.log.info({ port: listening.port, domain }, 'taking replies by email')
  return listening
}

/** Takes the emails of the mailbox one by one; those of a run that is cut off come again. */
export async function pollMailbox(deps: Taking, check: SenderCheck): Promise<void> {
  const { domain, imap } = deps.config.replies ?? {}
  if (domain && imap) await readMailbox(imap, (mail) => takeStoredMail(deps, check, domain, mail), deps)
}

function mailboxOf(deps: Taking, check: SenderCheck, domain: string): Mailbox {
  const limiter = createConcurrencyLimiter({ maxConcurrent })
  return {
    async admit(recipient, ip) {
      if ((await findReplier(deps, recipient, domain)) || (await findBounced(deps, recipient, domain))) return
      inboundMails.inc({ outcome: 'unknown_address' })
      if (!(await isWithin(deps.limits, 'unknownReplyByAddress', ip)))
        throw new SmtpRefusal(421, '4.7.0 Too many unknown recipients, try again later')
      throw unknownAddress()
    },
    take: async (mail) => {
      await limiter(() => takeMail(deps, check, domain, mail)).catch((error: unknown) => {
        if (!(error instanceof SmtpRefusal)) inboundMails.inc({ outcome: 'failed' })
        if (error instanceof AppError) throw new SmtpRefusal(451, '4.3.0 Too much at once, try again later')
        throw error
      })
    },
  }
}
