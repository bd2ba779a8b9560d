import type { DemoApplication } from './applications.ts'
import type { Draw } from './draw/random.ts'
import { UnusedWords } from './draw/unused-words.ts'
import type { DemoJob } from './jobs.ts'
import { type Met, ofCompanies, ofSeekers, type ReviewTone, replies } from './words/review-words.ts'

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
  readonly met: Met
  readonly reviews: readonly DemoReview[]
}

const metOf: Record<string, Met> = {
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
  const words = new UnusedWords(draw)
  return applications.flatMap(({ steps, job, seeker }) => {
    const [last, post] = [steps.at(-1), jobs[job]]
    const met = metOf[last?.to ?? '']
    const answered = steps.some(({ by, to }) => by === 'employer' && to !== 'viewed')
    const key = `${post?.employer} ${seeker}`
    if (!last || !post || !met || known.has(key) || (met === 'no_answer') === answered || !draw.chance(0.6)) return []
    known.add(key)
    const pair = { employer: post.employer, seeker, jobTitle: post.title, met }
    const reviews = drawPair(draw, words, pair, last.daysAgo)
    return reviews.length > 0 ? [{ ...pair, reviews }] : []
  })
}

function drawPair(
  draw: Draw,
  words: UnusedWords,
  { employer, seeker, met }: Omit<DemoReviewPair, 'reviews'>,
  endedDaysAgo: number,
): DemoReview[] {
  const bySeeker = drawReview(draw, words, { about: 'employer', subject: `employer ${employer}` }, ofCompanies[met])
  const byEmployer =
    met !== 'no_answer' && draw.chance(0.55)
      ? drawReview(draw, words, { about: 'seeker', subject: `seeker ${seeker}` }, ofSeekers[met])
      : undefined
  return [bySeeker, byEmployer].flatMap((review) => {
    const daysAgo = endedDaysAgo - 0.5 - draw.next() * 6
    return review && daysAgo > 0.1 ? [{ ...review, daysAgo }] : []
  })
}

interface Subject {
  readonly about: DemoReview['about']
  readonly subject: string
}

/** Undefined once every opening of the tone has been used for the subject. */
function drawReview(
  draw: Draw,
  words: UnusedWords,
  { about, subject }: Subject,
  tones: readonly ReviewTone[],
): Omit<DemoReview, 'daysAgo'> | undefined {
  const usual = tones[0]
  const { ratings, openings, details } = usual && draw.chance(0.6) ? usual : draw.pick(tones)
  const opening = words.pick([subject], openings)
  if (!opening) return undefined
  const detail = draw.chance(0.7) ? words.pick([subject], details) : undefined
  const rating = draw.pick(ratings)
  const near = () => Math.min(5, Math.max(1, rating + draw.between(-1, 1)))
  const reply = draw.chance(0.2) ? words.pick([subject], replies[rating > 3 ? 'good' : 'bad']) : undefined
  return {
    about,
    rating,
    communication: near(),
    serviceQuality: near(),
    comment: [opening, detail].filter(Boolean).join(' '),
    reply: reply ?? null,
  }
}
