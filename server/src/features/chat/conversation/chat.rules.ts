import type { ChatClosed } from '@hearback/contract/hiring/chat.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'

export type Side = 'employer' | 'seeker'

/** What decides who may write (product.md section 8). */
export interface Standing {
  readonly state: 'open' | 'request' | 'declined'
  readonly startedBy: Side
  readonly isAccepted: boolean
  /** An application, or an offer, lets the one who started write. */
  readonly isLinked: boolean
  readonly hasMessages: boolean
  readonly blockedBy: { readonly employer: boolean; readonly seeker: boolean }
}

const otherSide = { employer: 'seeker', seeker: 'employer' } as const
export const otherOf = (side: Side): Side => otherSide[side]

/** Why this side may not write now; null when it may. Whoever was written to may always answer, which accepts. */
export function closedFor(chat: Standing, side: Side): ChatClosed | null {
  if (chat.blockedBy[side]) return 'blocked'
  if (chat.blockedBy[otherOf(side)]) return 'unavailable'
  if (chat.isLinked || chat.startedBy !== side) return null
  if (chat.state === 'declined') return 'declined'
  return chat.state === 'request' && chat.hasMessages ? 'request_pending' : null
}

/** Whether this side was written to by somebody whom nothing else links with it, and has not decided yet. */
export const awaitsDecision = (chat: Standing, side: Side): boolean =>
  chat.startedBy !== side &&
  !chat.isAccepted &&
  !chat.isLinked &&
  chat.state !== 'declined' &&
  closedFor(chat, side) === null

const personalFrom = 20

/** A message by the employer that counts as the answer to an application (product.md section 6.1): 20 visible characters. */
export const isPersonal = (content: string): boolean => visibleLength(content) >= personalFrom

/** Begins the id that a message over the socket gets where its client gave none; never shown. */
export const socketPrefix = 'socket:'
