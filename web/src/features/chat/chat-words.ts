import type { ChatClosed, Message, MessageWarning } from '@hearback/contract/chat.ts'

/** A message in a line: for lists, toasts and notifications. */
export function firstWords({ content, file }: Pick<Message, 'content' | 'file'>): string {
  const words = content.replace(/\s+/gu, ' ').trim()
  if (words) return words.length > 140 ? `${words.slice(0, 139)}…` : words
  if (!file) return ''
  return file.mediaType.startsWith('image/') ? 'Sent a picture' : `Sent ${file.name}`
}

/** Why nothing can be written now, and what can be done about it. */
export const CLOSED_WORDS: Record<ChatClosed, (name: string) => string> = {
  request_pending: (name) => `Your message waits for ${name}. You can write more once it is accepted or answered.`,
  declined: (name) => `${name} declined the request. You cannot write here.`,
  blocked: (name) => `You blocked ${name}. Neither of you can write here until you unblock.`,
  unavailable: () => 'You cannot write in this chat any more. What was written stays here for you.',
}

/** What the receiver is warned about (product.md 6.10), and why. */
export const WARNING_WORDS: Record<MessageWarning, string> = {
  money: 'This message asks for money. An honest employer never asks you to pay for a job.',
  bank_details: 'This message is about bank details. Give yours only after you have signed a contract.',
  identity_number: 'This message is about an identity number. Nobody needs it before you are hired.',
  other_messenger: 'This message leads to another messenger. Stay here until you have met: here you can report.',
  foreign_link: 'A link here leads to an address that is not the company’s own. Look twice before you open it.',
}

const SEEN: Record<string, string> = {
  today: 'Active today',
  'this week': 'Active this week',
  'longer ago': 'Active longer ago',
}

/** When somebody was last here, as roughly as others may know it. */
export const seenWords = (lastSeen: string | null | undefined): string => SEEN[lastSeen ?? ''] ?? ''

const UNITS = ['bytes', 'kB', 'MB'] as const

/** "2.4 MB" */
export function sizeWords(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const size = bytes / 1000 ** step
  return `${size < 10 && step ? size.toFixed(1) : Math.round(size)} ${UNITS[step]}`
}
