import { chatOf, type DemoChat, keyOf, type Pair, type People, printed } from './chat-plot.ts'
import type { Draw } from './draw/random.ts'
import type { UnusedWords } from './draw/unused-words.ts'
import { outreach, outreachAcross, request, requestAcross, suspicious } from './words/approach-words.ts'

type Fate = 'accepted' | 'waiting' | 'declined'
const fates: readonly Fate[] = ['accepted', 'waiting', 'declined']
const kinds = {
  outreach: [outreach, outreachAcross],
  request: [request, requestAcross],
  suspicious: [suspicious, suspicious],
} as const
interface Approach {
  readonly kind: keyof typeof kinds
  readonly fate: Fate
  readonly employer?: number
  readonly seeker?: number
}

/** Approaches between people: every kind for the printed accounts, and some for the others. */
function drawApproaches(draw: Draw, count: number): Approach[] {
  const of = (who: { employer?: number; seeker?: number }, kind: Approach['kind'], some: readonly Fate[]) =>
    some.map((fate): Approach => ({ ...who, kind, fate }))
  return [
    ...printed.employer.flatMap((employer) => [
      ...of({ employer }, 'outreach', fates),
      ...of({ employer }, 'request', ['accepted', 'waiting']),
    ]),
    ...printed.seeker.flatMap((seeker) => [
      ...of({ seeker }, 'request', fates),
      ...of({ seeker }, 'outreach', ['accepted', 'waiting']),
      ...of({ seeker }, 'suspicious', ['waiting']),
    ]),
    ...Array.from(
      { length: count },
      (): Approach => ({
        kind: draw.chance(0.6) ? 'outreach' : 'request',
        fate: draw.pick(fates),
      }),
    ),
  ]
}

/** Outreach and requests between people without an application; `taken` grows by their pairs. */
export function drawUnlinked(
  draws: { draw: Draw; words: UnusedWords },
  people: People,
  taken: Set<string>,
): DemoChat[] {
  const { draw } = draws
  return drawApproaches(draw, people.seekers.length / 6).flatMap((approach) => {
    const pair = drawFree(draw, people, taken, approach)
    if (!pair) return []
    taken.add(keyOf(pair))
    const trade = people.employers[pair.employer]?.trade
    const isAcross = trade !== people.seekers[pair.seeker]?.trade
    const plot = {
      scripts: kinds[approach.kind][isAcross ? 1 : 0],
      isUnanswered: approach.fate !== 'accepted',
      title: trade ? draw.pick(trade.titles) : '',
      since: approach.fate === 'waiting' ? 2.5 : 14,
      isLinked: false,
    }
    const chat = chatOf(draws, people, pair, plot)
    return approach.fate === 'declined' ? { ...chat, isDeclined: true, isUnread: false } : chat
  })
}

/** Two people without an application between them, of one trade where there still are some. */
function drawFree(draw: Draw, people: People, taken: Set<string>, fixed: Approach): Pair | undefined {
  for (let tries = 0; tries < 400; tries++) {
    const pair = {
      employer: fixed.employer ?? draw.between(0, people.employers.length - 1),
      seeker: fixed.seeker ?? draw.between(0, people.seekers.length - 1),
    }
    const isOneTrade = people.employers[pair.employer]?.trade === people.seekers[pair.seeker]?.trade
    // Their outreach is told above, and stays within the plan.
    const isTold = fixed.employer === undefined && printed.employer.includes(pair.employer)
    if (!taken.has(keyOf(pair)) && !isTold && (isOneTrade || tries > 200)) return pair
  }
  return undefined
}
