import { spoken } from './chat-words.ts'
import type { Draw } from './draw/random.ts'
import type { UnusedWords } from './draw/unused-words.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoSeeker } from './seekers.ts'
import { talksOf } from './words/chat-talks.ts'
import type { Script, Side } from './words/script.ts'
import { inSentence } from './words/sentences.ts'

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
  /** One of these is told. */
  readonly scripts: readonly Script[]
  /** Whether only its first message was written. */
  readonly isUnanswered?: boolean
  readonly title: string
  /** The first word falls after this many days ago. */
  readonly since: number
  /** The last word falls before this many days ago; without it, before now. */
  readonly until?: number
  readonly isLinked: boolean
}

/** A chat of two people, in words that neither has in another chat. */
export function chatOf(
  { draw, words: unused }: { draw: Draw; words: UnusedWords },
  { employers, seekers }: People,
  pair: Pair,
  plot: Plot,
): DemoChat {
  const { title, since, until = 0, isLinked } = plot
  const [owner, person] = [employers[pair.employer], seekers[pair.seeker]]
  if (!owner || !person) throw new Error('a chat needs two people')
  const inboxes = [`employer ${pair.employer}`, `seeker ${pair.seeker}`]
  const pick = <T>(items: readonly T[]) =>
    unused.pick(inboxes, items, (item) => [JSON.stringify(item)]) ?? draw.pick(items)
  const script = pick(plot.scripts)
  const lines = plot.isUnanswered ? script.slice(0, 1) : script
  const isSaid = (field: string) => lines.some(([, text]) => text.includes(field))
  const { asks, questions } = talksOf(owner.trade.category)
  const [ask = '', reply = ''] = isSaid('{ask}') ? pick(asks) : []
  const [question = '', answer = ''] = isSaid('{question}') ? pick(questions) : []
  const words = {
    ask,
    reply,
    question,
    answer,
    first: person.person.first,
    manager: owner.person.first,
    company: owner.businessName,
    title,
    skill: inSentence(person.skills[0] ?? 'learning'),
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
