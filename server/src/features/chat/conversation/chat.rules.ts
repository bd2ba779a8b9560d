import type { ChatClosed } from '@hearback/contract/hiring/chat.ts'
import { visibleLength } from '@hearback/contract/values/text.ts'

export type Side = 'employer' | 'seeker'

/** The state that determines who may write (specification 8). */
export interface Standing {
  readonly state: 'open' | 'request' | 'declined'
  readonly startedBy: Side
  readonly isAccepted: boolean
  /** An application or offer allows the person who started the chat to write. */
  readonly isLinked: boolean
  readonly hasMessages: boolean
  readonly blockedBy: { readonly employer: boolean; readonly seeker: boolean }
}

const otherSide = { employer: 'seeker', seeker: 'employer' } as const
export const otherOf = (side: Side): Side => otherSide[side]

/** Why this side may not write now; null when it may. The recipient of a request may always reply, which accepts the chat. */
export function closedFor(chat: Standing, side: Side): ChatClosed | null {
  if (chat.blockedBy[side]) return 'blocked'
  if (chat.blockedBy[otherOf(side)]) return 'unavailable'
  if (chat.isLinked || chat.startedBy !== side) return null
  if (chat.state === 'declined') return 'declined'
  return chat.state === 'request' && chat.hasMessages ? 'request_pending' : null
}

/** Whether this side has an undecided request from a person without an application or offer. */
export const awaitsDecision = (chat: Standing, side: Side): boolean =>
  chat.startedBy !== side &&
  !chat.isAccepted &&
  !chat.isLinked &&
  chat.state !== 'declined' &&
  closedFor(chat, side) === null

const personalFrom = 20

/** Whether a message of the employer counts as an answer to an application (specification 6.1): it has at least 20 visible characters. */
export const isPersonal = (content: string): boolean => visibleLength(content) >= personalFrom

/** Prefix of generated ids for socket messages without a client id; never shown. */
export const socketPrefix = 'socket:'
