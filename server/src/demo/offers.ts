import type { OfferTerms } from '@hearback/contract/hiring/offers.ts'
import type { DemoApplication, DemoStep } from './applications.ts'
import type { Draw } from './draw/random.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoJob } from './jobs.ts'
import type { DemoSeeker } from './seekers.ts'

export interface DemoOfferStep {
  readonly from: string | null
  readonly to: string
  readonly by: 'employer' | 'seeker' | 'system'
  readonly daysAgo: number
  readonly reason?: string
}
export interface DemoOffer {
  readonly employer: number
  readonly seeker: number
  /** Of the lists of jobs and applications; null where the offer goes with none. */
  readonly job: number | null
  readonly application: number | null
  /** Without the start, which is counted from today. */
  readonly terms: OfferTerms
  readonly startsInDays: number
  readonly validDays: number
  readonly steps: DemoOfferStep[]
  /** The place of the offer in this list that this one takes the place of. */
  readonly supersedes: number | null
}

interface World {
  readonly employers: readonly DemoEmployer[]
  readonly jobs: readonly DemoJob[]
  readonly seekers: readonly DemoSeeker[]
  readonly applications: readonly DemoApplication[]
}

const benefits = [
  'Two weeks of paid leave, three from the second year',
  'Medical and dental from the first month',
  'A transit pass',
  'Work clothes from us',
  'A paid training day each quarter',
  'Overtime paid by the quarter hour',
]
const messages = [
  'We liked how you work and how you talk about it. Say yes and we hold the place for you; ask anything before.',
  'Everybody who met you would like to work with you. The first two weeks somebody stands beside you.',
  'You asked about the schedule: you get it three weeks ahead, and we keep to it.',
]
const refusals = [
  'Thank you. I have taken a place that is closer to where I live.',
  'The pay is below what I need with my rent.',
  '',
]

/** An offer for each application that got one, and a few to people who had not applied. */
export function drawOffers(draw: Draw, world: World): DemoOffer[] {
  const answered = world.applications.flatMap((application, index) => {
    const offered = application.steps.find((step) => step.to === 'offered')
    return offered ? [offerFor(draw, world, { application, index, offered })] : []
  })
  return [...answered, ...uninvited(draw, world, answered.length)]
}

function offerFor(
  draw: Draw,
  { jobs }: World,
  { application, index, offered }: { application: DemoApplication; index: number; offered: DemoStep },
): DemoOffer {
  const job = jobs[application.job]
  if (!job) throw new Error('an application needs a job')
  const last = application.steps.at(-1)
  const sent: DemoOfferStep = { from: null, to: 'pending', by: 'employer', daysAgo: offered.daysAgo }
  return {
    employer: job.employer,
    seeker: application.seeker,
    job: application.job,
    application: index,
    terms: {
      title: job.title,
      pay: Math.round((job.payFrom + (job.payTo - job.payFrom) * draw.next()) * 4) / 4,
      payPeriod: job.payPeriod,
      ...drawRest(draw),
    },
    startsInDays: 21 - Math.round(offered.daysAgo),
    validDays: 7,
    steps: last && last !== offered ? [sent, answerOf(draw, last)] : [sent],
    supersedes: null,
  }
}

function answerOf(draw: Draw, { to, daysAgo }: DemoStep): DemoOfferStep {
  const by = { from: 'pending', by: 'seeker', daysAgo } as const
  if (to === 'hired') return { ...by, to: 'accepted' }
  const reason = draw.pick(refusals)
  return { ...by, to: 'declined', ...(reason ? { reason } : {}) }
}

const drawRest = (draw: Draw): OfferTerms => ({
  currency: 'USD',
  hoursPerWeek: draw.pick([24, 30, 36, 38, 40]),
  benefits: draw.sample(benefits, draw.between(2, 4)),
  message: draw.pick(messages),
})

/** To the printed job seeker two that wait, one of them a second thought; and one that was accepted and taken back. */
function uninvited(draw: Draw, { seekers }: World, first: number): DemoOffer[] {
  const sent = (daysAgo: number): DemoOfferStep => ({ from: null, to: 'pending', by: 'employer', daysAgo })
  const own = { job: null, application: null, startsInDays: 18, supersedes: null }
  const title = seekers[0]?.jobTitle ?? 'Baker'
  const terms = { title, payPeriod: 'hour', ...drawRest(draw), hoursPerWeek: 36 } as const
  const superseded: DemoOfferStep = { from: 'pending', to: 'superseded', by: 'employer', daysAgo: 1.2 }
  return [
    { ...own, employer: 0, seeker: 0, terms: { ...terms, pay: 23.5 }, validDays: 7, steps: [sent(2.4), superseded] },
    {
      ...own,
      employer: 0,
      seeker: 0,
      terms: { ...terms, pay: 24.75, benefits: [...(terms.benefits ?? []), 'Free bread'] },
      validDays: 6,
      steps: [sent(1.2)],
      supersedes: first,
    },
    {
      ...own,
      employer: 1,
      seeker: 0,
      startsInDays: 30,
      terms: { ...drawRest(draw), title: `${title}, early shift`, pay: 4_050, payPeriod: 'month', hoursPerWeek: 40 },
      validDays: 14,
      steps: [sent(0.6)],
    },
    {
      ...own,
      employer: 4,
      seeker: 1,
      terms: { ...drawRest(draw), title: seekers[1]?.jobTitle ?? 'Helper', pay: 21, payPeriod: 'hour' },
      validDays: 7,
      steps: [
        sent(20),
        { from: 'pending', to: 'accepted', by: 'seeker', daysAgo: 18 },
        {
          from: 'accepted',
          to: 'rescinded',
          by: 'employer',
          daysAgo: 9,
          reason: 'The site that this place belonged to closes in spring. We should have known before we asked you.',
        },
      ],
    },
  ]
}
