import type { AiUse, Benefit, ExperienceLevel, Shift, Vacancy, Weekday } from '@hearback/contract/jobs/work-details.ts'
import type { Draw } from './draw/random.ts'
import type { DemoEmployer } from './employers.ts'
import { townsNear } from './people.ts'
import { inSentence, withArticle } from './words/sentences.ts'

/** Details of the work; each one missing where a post does not state it. */
export interface DemoDetails {
  readonly shifts: Shift[]
  readonly workDays: Weekday[]
  readonly hours?: readonly [from: number, to: number]
  /** Days from now; 0 is immediately. */
  readonly startsInDays?: number
  readonly benefits: Benefit[]
  readonly experienceLevel?: ExperienceLevel
  readonly openings?: number
  readonly neighborhood?: string
  readonly vacancy?: Vacancy
  readonly aiUse?: AiUse
  readonly aiUseDetails?: string
  /** Days from now. */
  readonly decisionInDays?: number
}

export interface DemoJob {
  readonly employer: number
  readonly title: string
  readonly category: string
  readonly payFrom: number
  readonly payTo: number
  readonly payPeriod: 'hour' | 'year'
  readonly skills: string[]
  readonly physicalRequirements: string[]
  readonly description: string
  readonly employmentType: string
  readonly workplace: string
  readonly town: string
  readonly status: 'open' | 'paused' | 'closed'
  readonly publishedDaysAgo: number
  readonly views: number
  readonly details?: DemoDetails
}

const kinds = ['full_time', 'full_time', 'full_time', 'part_time', 'part_time', 'temporary', 'contract']
const shifts = ['', '', '', ', nights', ', weekends', ', early shift']

export function drawJobs(draw: Draw, employers: readonly DemoEmployer[], count: number): DemoJob[] {
  return Array.from({ length: count }, (_, index) => {
    const employer = index % employers.length
    const owner = employers[employer]
    if (!owner) throw new Error('a job needs an employer')
    // Matching jobs near the printed job seeker.
    if (index === 0)
      return {
        ...drawJob(draw, owner, employer, { title: 'Baker', town: owner.town }),
        status: 'open',
        publishedDaysAgo: 6,
      }
    const town = draw.chance(0.8) ? owner.town : draw.pick(townsNear(owner.town))
    const title = draw.pick(owner.trade.titles)
    const shift = owner.trade.shifts && !/shift/i.test(title) ? draw.pick(shifts) : ''
    return drawJob(draw, owner, employer, { title, town, shift })
  })
}

const repostEvery = 72
const repostedAfterDays = 50

/** Some posts are there a second time: an earlier one of the same words, which its company closed. */
export const withReposts = (jobs: readonly DemoJob[]): DemoJob[] =>
  jobs.map((job, index) => {
    const again = index % repostEvery === 0 ? jobs[index - repostEvery] : undefined
    if (!again) return job
    return { ...again, status: 'closed', publishedDaysAgo: again.publishedDaysAgo + repostedAfterDays }
  })

interface Place {
  readonly title: string
  readonly town: string
  /** Suffix of the title. */
  readonly shift?: string
}

function drawJob(draw: Draw, owner: DemoEmployer, employer: number, place: Place): DemoJob {
  const { trade } = owner
  const { title, town, shift = '' } = place
  const skills = draw.sample(trade.skills, draw.between(3, 5))
  const employmentType = draw.pick(trade.seasonal ? [...kinds, 'seasonal'] : kinds)
  const isSalaried =
    employmentType === 'full_time' &&
    shift === '' &&
    (trade.salaried === 'all' || trade.salaried?.includes(title) === true)
  return {
    employer,
    title: title + shift,
    category: trade.category,
    ...drawPay(draw, trade.payOf?.[title] ?? trade.pay, isSalaried),
    skills,
    physicalRequirements: draw.sample(trade.needs, draw.between(0, 2)),
    description: describe(draw, owner, place, skills),
    employmentType,
    workplace: trade.category === 'Software' ? draw.pick(['remote', 'remote', 'hybrid', 'onsite']) : 'onsite',
    town,
    ...drawAge(draw),
    views: draw.between(8, 900),
  }
}

/** Some posts are older, and half of those are over. */
function drawAge(draw: Draw): Pick<DemoJob, 'status' | 'publishedDaysAgo'> {
  const isOld = draw.chance(0.4)
  return {
    status: draw.pick(
      isOld ? ['open', 'closed'] : ['open', 'open', 'open', 'open', 'open', 'open', 'paused', 'closed'],
    ),
    publishedDaysAgo: (isOld ? draw.between(40, 85) : draw.between(0, 40)) + draw.next(),
  }
}

/** Shift, seasonal and part-time work is paid by the hour. */
function drawPay(
  draw: Draw,
  [low, high]: Trade['pay'],
  isSalaried: boolean,
): Pick<DemoJob, 'payFrom' | 'payTo' | 'payPeriod'> {
  const from = low + draw.next() * (high - low) * 0.7
  const to = from * (draw.chance(0.06) ? 2.2 : 1.1 + draw.next() * 0.25)
  if (isSalaried) {
    const thousands = (hourly: number) => Math.round((hourly * 2.08) / 0.5) * 500
    return { payFrom: thousands(from), payTo: thousands(to), payPeriod: 'year' }
  }
  const quarters = (hourly: number) => Math.round(hourly * 4) / 4
  return { payFrom: quarters(from), payTo: quarters(to), payPeriod: 'hour' }
}
type Trade = DemoEmployer['trade']

function describe(draw: Draw, owner: DemoEmployer, { title, town }: Place, skills: string[]): string {
  const years = draw.between(1, 4)
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
  return [
    `${owner.businessName} is looking for ${withArticle(inSentence(title))} in ${town.split(',')[0]}. You join a team of ${draw.between(3, 18)} and know your schedule ${draw.pick(['two', 'three', 'four'])} weeks ahead.`,
    'What you will do',
    list(draw.sample(owner.trade.tasks, 3)),
    'What you bring',
    list([
      `${years} ${years === 1 ? 'year' : 'years'} with ${inSentence(skills[0] ?? '')}, or the will to learn it from us`,
      ...skills.slice(1, 3),
    ]),
    'What you get',
    list([
      draw.pick(['Paid on the 1st and the 15th', 'Pay reviewed after 90 days', 'Overtime paid by the quarter hour']),
      draw.pick([
        'Two weeks of paid leave, three from the second year',
        'Medical and dental from the first month',
        'A transit pass or a parking place',
      ]),
      draw.pick(['A paid trial day', 'Somebody beside you for the first two weeks', 'Work clothes from us']),
    ]),
  ].join('\n\n')
}
