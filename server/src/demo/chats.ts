import { isPersonal } from '../features/chat/conversation/chat.rules.ts'
import type { DemoApplication, DemoStep } from './applications.ts'
import { drawUnlinked } from './chat-approaches.ts'
import { chatOf, type DemoChat, isPrinted, keyOf, type Pair, type People, printed } from './chat-plot.ts'
import { scriptsAfter } from './chat-words.ts'
import type { Draw } from './draw/random.ts'
import { UnusedWords } from './draw/unused-words.ts'
import type { DemoJob } from './jobs.ts'
import { stillOpen } from './words/approach-words.ts'

interface Demo extends People {
  readonly jobs: readonly DemoJob[]
  readonly applications: readonly DemoApplication[]
}

/** Chats after applications, outreach and requests: one a pair, and none between people who have nothing to do with each other. */
export function drawChats(draw: Draw, people: Demo): DemoChat[] {
  const draws = { draw, words: new UnusedWords(draw) }
  const byPair = Map.groupBy(people.applications, (application) => keyOf(pairOf(people, application)))
  const linked = [...byPair.values()].flatMap((own) => drawLinked(draws, people, own) ?? [])
  const taken = new Set([...byPair.keys()])
  return [...linked, ...drawUnlinked(draws, people, taken)]
}

function pairOf({ jobs }: Demo, { job, seeker }: DemoApplication): Pair {
  const post = jobs[job]
  if (!post) throw new Error('an application needs its job')
  return { employer: post.employer, seeker }
}

/** A message answers all that waits between the two, so only pairs with one application hear from the employer. */
function drawLinked(
  draws: { draw: Draw; words: UnusedWords },
  people: Demo,
  own: readonly DemoApplication[],
): DemoChat | undefined {
  const { draw } = draws
  const [application] = (own.length > 1 ? own.filter(isForgotten) : own).filter((one) => speaksTheTrade(people, one))
  const last = application?.steps.at(-1)
  if (!application || !last) return undefined
  const pair = pairOf(people, application)
  const isMine = isPrinted(pair)
  const scripts =
    own.length > 1 ? isMine && stillOpen : draw.chance(isMine ? shareOf(last.to) : 0.3) && scriptsAfter(last)
  if (!scripts || scripts.length === 0) return undefined
  const title = titleOf(people.jobs[application.job])
  const span = own.length > 1 ? { since: Math.min(last.daysAgo, 2) } : spanOf(draw, last, isMine)
  return chatOf(draws, people, pair, { scripts, title, ...span, isLinked: true })
}

/** When they write: of an interview before its first time, which is three days after the invitation; some of the printed people lately. */
function spanOf(draw: Draw, { interview, daysAgo }: DemoStep, isMine: boolean): { since: number; until?: number } {
  if (interview) return { since: daysAgo, until: Math.max(0, daysAgo - 3) }
  return { since: isMine && draw.chance(0.5) ? Math.min(daysAgo, 2) : daysAgo }
}

/** Skips applicants from another trade, whose replies would not fit, except for the printed accounts. */
function speaksTheTrade(people: Demo, application: DemoApplication): boolean {
  const { employer, seeker } = pairOf(people, application)
  return people.employers[employer]?.trade === people.seekers[seeker]?.trade || printed.seeker.includes(seeker)
}

/** After a no there is less to say. */
const shareOf = (status: string) => (status === 'rejected' ? 0.25 : 0.8)
const isForgotten = ({ steps }: DemoApplication) => steps.at(-1)?.to === 'viewed' && (steps[0]?.daysAgo ?? 0) > 14

/** "Baker" of "Baker, nights". */
const titleOf = (job: DemoJob | undefined) => job?.title.split(',')[0] ?? ''

/** When a message of the employer was the answer to this application, in days ago; undefined when none was. */
export function messageAnswerOf(
  { steps }: DemoApplication,
  chat: Pick<DemoChat, 'messages'> | undefined,
): number | undefined {
  const applied = steps[0]?.daysAgo ?? 0
  const over = steps.find(({ to }) => to !== 'applied' && to !== 'viewed')?.daysAgo ?? 0
  return chat?.messages.find(
    ({ by, text, daysAgo }) => by === 'employer' && isPersonal(text) && daysAgo < applied && daysAgo > over,
  )?.daysAgo
}
