import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/outbox.ts'
import * as es from '@hearback/texts/es/mails/outbox.ts'
import type { Email } from 'postal-mime'
import { inLanguages } from '../../domain/languages.ts'
import { SmtpRefusal } from '../../ports/inbound-smtp.ts'
import { normalizedAddress, type SenderCheck } from '../../ports/sender-check.ts'
import { parseReplyAddress } from '../reply-addresses/reply-addresses.service.ts'
import { composeReply, type WrittenReply } from './compose-reply.ts'
import { obstacleSentence } from './replies.mails.ts'
import { type Taking, takeReply } from './take-reply.service.ts'

const texts = inLanguages({ en, es })

/** Replies to the mails of the outbox of a trial (specification 16.3). Undefined if there are no reply addresses. */
export function outboxReplies(deps: Taking) {
  const { domain } = deps.config.replies ?? {}
  if (domain === undefined) return undefined
  return {
    accepts: ({ to, replyTo }: Email) =>
      to?.[0]?.address !== undefined && parseReplyAddress(replyTo?.[0]?.address ?? '', domain) !== undefined,
    /** Takes a reply to this mail as if it arrived by SMTP. Returns why it is no message; undefined if it is one. */
    async send(mail: Email, reply: WrittenReply, language: Language): Promise<string | undefined> {
      const from = mail.to?.[0]?.address ?? ''
      const content = await composeReply(mail, reply)
      const arrived = { content, recipient: mail.replyTo?.[0]?.address ?? '', sender: from, ip: '', helo: '' }
      try {
        const obstacle = await takeReply(deps, verified(from), domain, arrived)
        return obstacle && obstacleSentence(obstacle, language)
      } catch (error) {
        if (error instanceof SmtpRefusal) return texts(language).serverSaid(`${error.responseCode} ${error.message}`)
        throw error
      }
    },
  }
}

/** Anyone who reads the outbox may write for its readers: the DNS says nothing of an email that no server has sent. */
const verified = (from: string): SenderCheck => ({
  verify: async () => ({ result: 'pass', from: normalizedAddress(from), signedFields: undefined }),
})
