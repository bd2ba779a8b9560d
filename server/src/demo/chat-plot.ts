import { talkOf } from './chat-talks.ts'
import { type Line, type Side, spoken } from './chat-words.ts'
import type { DemoEmployer } from './employers.ts'
import type { Draw } from './random.ts'
import type { DemoSeeker } from './seekers.ts'

export interface DemoMessage {
  readonly by: Side
  readonly text: string
  readonly daysAgo: number
}
export interface DemoChat {
  readonly employer: number
  readonly seeker: number
  /** Whether an application links the two; else the employer reached out, or the seeker asked. */
  readonly isLinked: boolean
  readonly isDeclined: boolean
  /** At least one, oldest first. */
  readonly messages: DemoMessage[]
  /** Whether the last word still waits to be read. */
  readonly isUnread: boolean
}
export interface People {
  readonly employers: readonly DemoEmployer[]
  readonly seekers: readonly DemoSeeker[]
}

/** The accounts that the demo prints: their inboxes are full. */
export const printed: Readonly<Record<Side, readonly number[]>> = { employer: [0, 4], seeker: [0, 1] }
export const isPrinted = ({ employer, seeker }: Pair) =>
  printed.employer.includes(employer) || printed.seeker.includes(seeker)

export interface Pair {
  readonly employer: number
  readonly seeker: number
}
export const keyOf = ({ employer, seeker }: Pair) => `${employer} ${seeker}`

interface Plot {
  readonly lines: readonly Line[]
  readonly title: string
  /** The first word falls after this many days ago. */
  readonly since: number
  /** The last word falls before this many days ago; without it, before now. */
  readonly until?: number
  readonly isLinked: boolean
}

export function chatOf(draw: Draw, { employers, seekers }: People, pair: Pair, plot: Plot): DemoChat {
  const { lines, title, since, until = 0, isLinked } = plot
  const [owner, person] = [employers[pair.employer], seekers[pair.seeker]]
  if (!owner || !person) throw new Error('a chat needs two people')
  const words = {
    ...talkOf(owner.trade.category, draw.between(0, 9)),
    first: person.person.first,
    manager: owner.person.first,
    company: owner.businessName,
    title,
    skill: person.skills[0] ?? 'Learning',
  }
  let daysAgo = until + (since - until) * (0.5 + draw.next() * 0.4)
  const longestPause = (daysAgo - until) / (lines.length + 1)
  const messages = spoken(lines, words).map(([by, text], place): DemoMessage => {
    if (place > 0) daysAgo -= Math.min(longestPause, 0.01 + draw.next() * 0.4)
    return { by, text, daysAgo }
  })
  const isUnread = daysAgo < 3 && (lines.length === 1 || draw.chance(0.6))
  return { ...pair, isLinked, isDeclined: false, messages, isUnread }
}
