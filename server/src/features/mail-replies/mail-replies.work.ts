import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { type ResolveDns, systemDns } from '../../ports/dns.ts'
import { listenForMail, type Mailbox, SmtpRefusal } from '../../ports/inbound-smtp.ts'
import { isWithin } from '../../ports/rate-limits.ts'
import { createSenderCheck } from '../../ports/sender-check.ts'
import { inboundMails } from '../../telemetry/counters.ts'
import { findReplier } from './repliers.service.ts'
import { type Taking, takeReply, unknownAddress } from './take-reply.service.ts'

/** Emails that are parsed and verified at a time; an email of 15 MB takes four times as much memory. */
const maxConcurrent = 8

/**
 * Takes replies by SMTP, if REPLY_DOMAIN and INBOUND_SMTP_PORT are set. `resolve` verifies senders. Returns the port, and
 * a function that stops after the emails under way; both undefined if replies are off.
 */
export async function mailRepliesWork(deps: Deps, resolve?: ResolveDns) {
  const { replies } = deps.config
  if (!replies) return undefined
  const listening = await listenForMail(mailboxOf(deps, replies.domain, resolve ?? systemDns(replies.dnsServers)), {
    ...replies,
    log: deps.log,
  })
  deps.log.info({ port: listening.port, domain: replies.domain }, 'taking replies by email')
  return listening
}

function mailboxOf(deps: Taking, domain: string, resolve: ResolveDns): Mailbox {
  const check = createSenderCheck(resolve)
  const limiter = createConcurrencyLimiter({ maxConcurrent })
  return {
    async admit(recipient, ip) {
      if (await findReplier(deps, recipient, domain)) return
      inboundMails.inc({ outcome: 'unknown_address' })
      if (!(await isWithin(deps.limits, 'unknownReplyByAddress', ip)))
        throw new SmtpRefusal(421, '4.7.0 Too many unknown recipients, try again later')
      throw unknownAddress()
    },
    take: (mail) =>
      limiter(() => takeReply(deps, check, domain, mail)).catch((error: unknown) => {
        if (!(error instanceof SmtpRefusal)) inboundMails.inc({ outcome: 'failed' })
        if (error instanceof AppError) throw new SmtpRefusal(451, '4.3.0 Too much at once, try again later')
        throw error
      }),
  }
}
