import { createHash } from 'node:crypto'
import type { Language } from '@hearback/contract/values/languages.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { onOneLine, truncate } from '@hearback/contract/values/text.ts'
import * as en from '@hearback/texts/en/mails/replies.ts'
import * as es from '@hearback/texts/es/mails/replies.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Reader {
  readonly language: Language
  readonly chatId: string | undefined
}

/** Why a reply, or a part of it, did not become a message. */
export type Obstacle =
  | { readonly kind: 'wrongAddress' | 'empty' | 'tooLong' | 'closed' }
  | { readonly kind: 'files'; readonly names: readonly string[] }

/**
 * Tells the sender, whose address has been verified, why the reply was not sent. To another address than that of the
 * account it says nothing about the account and its conversation.
 */
export function obstacleMail(publicUrl: string, to: string, { language, chatId }: Reader, obstacle: Obstacle): Mail {
  const t = texts(language)
  const site = siteUrl(language, publicUrl)
  const chat = chatId && obstacle.kind !== 'wrongAddress' ? `/messages/${chatId}` : undefined
  const link = chat ? { label: t.openChat, url: `${site}${chat}` } : { label: t.openSite, url: site || publicUrl }
  const subject = obstacle.kind === 'files' ? t.filesSubject : t.notSentSubject
  return composeMail(to, subject, [sentenceOf(t, obstacle, language), link], language)
}

/** Why a reply was not sent, in a sentence. */
export const obstacleSentence = (obstacle: Obstacle, language: Language = 'en'): string =>
  sentenceOf(texts(language), obstacle, language)

function sentenceOf(t: ReturnType<typeof texts>, obstacle: Obstacle, language: Language): string {
  switch (obstacle.kind) {
    case 'files':
      return t.files(obstacle.names.map((name) => truncate(onOneLine(name), 100)).join(', '))
    case 'tooLong':
      return t.tooLong(limits.message.toLocaleString(language))
    case 'wrongAddress':
      return t.wrongAddress
    case 'empty':
      return t.empty
    case 'closed':
      return t.closed
  }
}

/**
 * The id of the job that sends a mail about an obstacle. The queue stores a job of an id once: one for each email, and one
 * a day for each address that is not the one of the account.
 */
export function obstacleId(obstacle: Obstacle, { to, clientId, recipient }: ObstacleKey): string {
  const day = new Date().toISOString().split('T')[0] ?? ''
  const key = obstacle.kind === 'wrongAddress' ? [to, recipient.toLowerCase(), day] : [to, clientId, obstacle.kind]
  const hex = createHash('sha256').update(key.join('\n')).digest('hex')
  // A UUID of version 8 (RFC 9562): 122 bits of our own.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-8$3-8$4-$5')
}
interface ObstacleKey {
  readonly to: string
  readonly clientId: string
  readonly recipient: string
}
