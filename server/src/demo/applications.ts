import type { Draw } from './draw/random.ts'
import { UnusedWords } from './draw/unused-words.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoJob } from './jobs.ts'
import { drawLetter } from './people.ts'
import type { DemoSeeker } from './seekers.ts'
import { inSentence } from './words/sentences.ts'

export interface DemoStep {
  readonly from: string | null
  readonly to: string
  readonly by: 'employer' | 'seeker' | 'system'
  readonly daysAgo: number
  readonly feedback?: string
  readonly reasonCode?: string
  readonly interview?: DemoInterview
}
export interface DemoInterview {
  readonly mode: 'onsite' | 'video' | 'phone'
  readonly message: string
  /** Days from the invitation to each time offered. */
  readonly slotsInDays: number[]
  readonly picked: boolean
}
export interface DemoApplication {
  readonly job: number
  readonly seeker: number
  readonly letter: string
  readonly steps: DemoStep[]
  readonly source: string | null
}

const rejections: readonly (readonly [reasonCode: string, feedback: string])[] = [
  ['stronger_candidate', 'Thank you for your time. We chose someone with more years in this exact work; it was close.'],
  ['stronger_candidate', 'You were our second choice out of twelve. Please apply again when we hire in the spring.'],
  ['missing_skill', 'You write well about your work, but we need someone who has the license on day one.'],
  ['missing_skill', 'We’d have to train you for months first, and this season we don’t have the people to do it.'],
  ['availability', 'We need someone for the early shift, and you wrote that mornings are hard for you.'],
  ['availability', 'Weekends are most of this job, and you told us that you can’t work them.'],
  ['location', 'Your commute would be over an hour. People have left us because of that, so we’d rather say it now.'],
  ['location', 'We can’t offer remote work for this job, and you’d have to move to be here every day.'],
  ['pay_expectation', 'We can’t reach the pay you’re asking for. It’s a fair number, just not one we can afford.'],
  ['pay_expectation', 'You’re worth what you ask. Our range ends a few dollars below it.'],
  [
    'position_filled',
    'We filled the job last week. Thank you for applying; we close postings as soon as they’re taken.',
  ],
  ['position_filled', 'Someone on our team moved into this role. I’m sorry that we couldn’t tell you sooner.'],
]
const invitations = [
  'Come by and see the place. It takes half an hour, coffee included.',
  'We’d like to meet you. Pick the time that suits you best.',
  'Let’s talk first and do a paid trial shift after that if we both want to.',
  'I’d love to hear more about your last job. Which of these times works?',
  'You’ll meet me and one person from the team.',
  'No suit needed. Bring your questions.',
]

const sources = [
  'search',
  'search',
  'alert',
  'search',
  'company',
  'search',
  'direct',
  'web',
  'feed',
  'alert',
  'site',
  null,
]
const sourceOf = (n: number) => sources[n % sources.length] ?? null

/** Applications of people to jobs of their trade, each with a history that the transition table allows. */
export function drawApplications(
  draw: Draw,
  { employers, jobs, seekers }: { employers: DemoEmployer[]; jobs: DemoJob[]; seekers: DemoSeeker[] },
  count: number,
): DemoApplication[] {
  const words = new UnusedWords(draw)
  const taken = new Set<string>()
  const applications: DemoApplication[] = []
  for (let tries = 0; applications.length < count && tries < count * 20; tries++) {
    // The printed people take part more often, so that their pages have something to show.
    const seeker = draw.chance(0.018) ? draw.pick([0, 0, 1]) : draw.between(0, seekers.length - 1)
    const job = draw.between(0, jobs.length - 1)
    const key = `${seeker} ${job}`
    const [person, post] = [seekers[seeker], jobs[job]]
    const owner = post && employers[post.employer]
    if (!person || !post || !owner || taken.has(key)) continue
    if (person.trade !== owner.trade && !draw.chance(0.08)) continue
    taken.add(key)
    const age = draw.next() * Math.min(88, post.publishedDaysAgo)
    const letter = drawLetter({ draw, words }, { job, skill: inSentence(person.skills[0] ?? 'this work') })
    const steps = drawSteps(draw, owner.temperament, age)
    applications.push({ job, seeker, letter, steps, source: sourceOf(applications.length) })
  }
  return applications
}

function drawSteps(draw: Draw, temperament: DemoEmployer['temperament'], age: number): DemoStep[] {
  const steps: DemoStep[] = [{ from: null, to: 'applied', by: 'seeker', daysAgo: age }]
  const answerAfter = temperament.days * (0.4 + draw.next() * 1.2)
  const viewedAfter = Math.min(answerAfter * 0.6, draw.next() * 6)
  if (draw.chance(0.04)) return add(steps, age - viewedAfter, { to: 'withdrawn', by: 'seeker' })
  if (draw.chance(0.85)) add(steps, age - viewedAfter, { to: 'viewed', by: 'employer' })
  if (!draw.chance(temperament.answers)) return add(steps, age - 30, { to: 'expired', by: 'system' })
  return drawAnswer(draw, steps, age - answerAfter)
}

/** Adds the step unless its time has not come yet. */
function add(steps: DemoStep[], daysAgo: number, step: Omit<DemoStep, 'from' | 'daysAgo'>): DemoStep[] {
  const last = steps.at(-1)
  if (daysAgo > 0 && last) steps.push({ from: last.to, daysAgo: Math.min(daysAgo, last.daysAgo), ...step })
  return steps
}

function drawAnswer(draw: Draw, steps: DemoStep[], daysAgo: number): DemoStep[] {
  const luck = draw.next()
  if (luck < 0.45) return reject(draw, steps, daysAgo)
  if (luck < 0.7) {
    add(steps, daysAgo, { to: 'shortlisted', by: 'employer' })
    const next = daysAgo - draw.between(2, 9)
    return draw.chance(0.5) ? invite(draw, steps, next) : reject(draw, steps, next)
  }
  return invite(draw, steps, daysAgo)
}

function reject(draw: Draw, steps: DemoStep[], daysAgo: number): DemoStep[] {
  const [reasonCode, feedback] = draw.pick(rejections)
  return add(steps, daysAgo, { to: 'rejected', by: 'employer', reasonCode, feedback })
}

function invite(draw: Draw, steps: DemoStep[], daysAgo: number): DemoStep[] {
  const interview: DemoInterview = {
    mode: draw.pick(['onsite', 'video', 'phone']),
    message: draw.pick(invitations),
    slotsInDays: [3, 4, 6].map((day) => day + draw.pick([0.375, 0.5, 0.625])),
    picked: draw.chance(0.7),
  }
  add(steps, daysAgo, { to: 'interview', by: 'employer', interview })
  const after = daysAgo - draw.between(7, 12)
  if (!draw.chance(0.45)) return draw.chance(0.8) ? reject(draw, steps, after) : steps
  add(steps, after, { to: 'offered', by: 'employer', feedback: 'We’d like to work with you.' })
  const decided = after - draw.between(1, 5)
  return add(steps, decided, draw.chance(0.75) ? { to: 'hired', by: 'system' } : { to: 'declined', by: 'seeker' })
}
