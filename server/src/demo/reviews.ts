import type { DemoApplication } from './applications.ts'
import type { DemoJob } from './jobs.ts'
import type { Draw } from './random.ts'

export interface DemoReview {
  readonly about: 'employer' | 'seeker'
  readonly rating: number
  readonly communication: number
  readonly serviceQuality: number
  readonly comment: string
  readonly daysAgo: number
  readonly reply: string | null
}

/** Mutual reviews of the two people of an application. */
export interface DemoReviewPair {
  readonly employer: number
  readonly seeker: number
  readonly jobTitle: string
  readonly met: 'hire' | 'offer' | 'application' | 'no_answer'
  readonly reviews: readonly DemoReview[]
}

type Words = readonly (readonly [rating: number, comment: string])[]
const ofCompanies: Record<DemoReviewPair['met'], Words> = {
  hire: [
    [5, 'Everything they promised in the talk was so on the first day. The pay was on the contract, to the cent.'],
    [4, 'A fair talk and a quick decision. The trial shift was paid. The schedule could come a little earlier.'],
    [5, 'They told me the hours, the team and the bad sides too. I started two weeks later.'],
  ],
  offer: [
    [4, 'The offer was clear and I had a week to think. I took another one, and they were kind about it.'],
    [3, 'A good talk, but the offer was below what we had spoken of.'],
  ],
  application: [
    [4, 'It was a no, but with a reason that I can use, and after three days only.'],
    [5, 'They answered the next morning and told me what was missing. I would apply again.'],
    [3, 'A short no with a reason. It took them almost two weeks.'],
    [2, 'The answer was polite, but the job had been filled before I applied.'],
    [4, 'Friendly throughout. They kept every date that they gave me.'],
  ],
  no_answer: [
    [1, 'Thirty days and not a word. I wrote a real letter.'],
    [2, 'Nobody answered. The job was still open when mine expired.'],
  ],
}
const ofSeekers: Record<'hire' | 'other', Words> = {
  hire: [
    [5, 'On time, honest about what was new, and quick to learn it. The team is glad.'],
    [4, 'Came prepared and asked the right questions. A good first month.'],
  ],
  other: [
    [4, 'Came prepared, answered fast, and was open about the hours. It was close.'],
    [5, 'A clear letter and a pleasant talk. We would invite them again.'],
    [3, 'Friendly, but the talk had to be moved twice.'],
  ],
}
const replies = [
  'Thank you for saying so. The door stays open.',
  'You are right about the wait, and we have changed who answers.',
  'We are sorry. Two of us were ill that month; it should not have hit you.',
]

const metOf: Record<string, DemoReviewPair['met']> = {
  hired: 'hire',
  declined: 'offer',
  rejected: 'application',
  expired: 'no_answer',
}

/** Reviews of more than half of the people whose application has ended; one pair reviews each other once. */
export function drawReviews(
  draw: Draw,
  { applications, jobs }: { applications: readonly DemoApplication[]; jobs: readonly DemoJob[] },
): DemoReviewPair[] {
  const known = new Set<string>()
  return applications.flatMap(({ steps, job, seeker }) => {
    const [last, post] = [steps.at(-1), jobs[job]]
    const met = metOf[last?.to ?? '']
    const answered = steps.some(({ by, to }) => by === 'employer' && to !== 'viewed')
    const key = `${post?.employer} ${seeker}`
    if (!last || !post || !met || known.has(key) || (met === 'no_answer') === answered || !draw.chance(0.6)) return []
    known.add(key)
    const reviews = drawPair(draw, met, last.daysAgo)
    return reviews.length > 0 ? [{ employer: post.employer, seeker, jobTitle: post.title, met, reviews }] : []
  })
}

function drawPair(draw: Draw, met: DemoReviewPair['met'], endedDaysAgo: number): DemoReview[] {
  const seekers = drawReview(draw, 'employer', ofCompanies[met], endedDaysAgo)
  const wantsBoth = met !== 'no_answer' && draw.chance(0.55)
  const employers = drawReview(draw, 'seeker', ofSeekers[met === 'hire' ? 'hire' : 'other'], endedDaysAgo)
  return (wantsBoth ? [seekers, employers] : [seekers]).filter(({ daysAgo }) => daysAgo > 0.1)
}

function drawReview(draw: Draw, about: DemoReview['about'], words: Words, endedDaysAgo: number): DemoReview {
  const [rating, comment] = draw.pick(words)
  const near = () => Math.min(5, Math.max(1, rating + draw.between(-1, 1)))
  return {
    about,
    rating,
    communication: near(),
    serviceQuality: near(),
    comment,
    daysAgo: endedDaysAgo - 0.5 - draw.next() * 6,
    reply: draw.chance(0.2) ? draw.pick(replies) : null,
  }
}
