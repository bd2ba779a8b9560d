import type { Draw } from '../../server/src/demo/draw/random.ts'
import { type Rows, rowsInto } from './copy.ts'
import { applyDays, type JobFacts, jobFacts } from './rows-jobs.ts'
import { type Batch, isoOf, maxPerOwner, shareOfBatch, type World } from './world.ts'

const day = 86_400_000

interface Step {
  readonly to: string
  readonly by: 'employer' | 'seeker' | 'system'
  readonly at: number
}

/** Applications to the jobs of a batch, each with a history that the transition table allows. */
export function applicationRows(world: World, batch: Batch): Rows[] {
  const draw = world.draw('applications', batch.first)
  const tables = applicationTables()
  let n = shareOfBatch(batch, world.sizes.jobs, world.sizes.applications).first
  for (const job of jobFacts(world, batch)) {
    const window = Math.min(applyDays * day, world.at - job.publishedAt)
    drawSeekers(draw, job.applications, world.sizes.seekers).forEach((seeker, place) => {
      const appliedAt = job.publishedAt + (window * (place + draw.next())) / job.applications
      addApplication(world, tables, draw, { n: n++, seeker, job, appliedAt })
    })
  }
  return [tables.applications, tables.steps, tables.offers]
}

/** Distinct seekers; some apply far more often than others. */
function drawSeekers(draw: Draw, count: number, seekers: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(Math.floor(seekers * draw.next() ** 1.6))
  return [...drawn]
}

const applicationTables = () => ({
  applications: rowsInto('applications', [
    ...['id', 'job_id', 'seeker_id', 'employer_id', 'description', 'status', 'views', 'applied_at', 'viewed_at'],
    ...[
      'answered_at',
      'answer_due_at',
      'last_employer_act_at',
      'status_changed_at',
      'reminded_day',
      'created_at',
      'updated_at',
    ],
    ...['source', 'answered_by', ...stages.map((stage) => `seconds_${stage}`)],
  ]),
  steps: rowsInto('application_steps', [
    ...['id', 'application_id', 'from_status', 'to_status', 'by', 'actor_id', 'feedback', 'reason_code', 'at'],
  ]),
  offers: rowsInto('offers', [
    ...['id', 'employer_id', 'seeker_id', 'job_id', 'application_id', 'details', 'status', 'status_changed_at'],
    ...['expires_at', 'created_at', 'updated_at'],
  ]),
})
type Tables = ReturnType<typeof applicationTables>
interface Application {
  readonly n: number
  readonly seeker: number
  readonly job: JobFacts
  readonly appliedAt: number
}

function addApplication(world: World, tables: Tables, draw: Draw, { n, seeker, job, appliedAt }: Application): void {
  const history = drawHistory(draw, responsivenessOf(job.employer), appliedAt, world.at)
  const [id, seekerId, employerId] = [
    world.id('application', n),
    world.id('seeker', seeker),
    world.id('employer', job.employer),
  ]
  const last = history.at(-1) ?? { to: 'applied', by: 'seeker', at: appliedAt }
  const byEmployer = history.filter(({ by }) => by === 'employer')
  const answers = byEmployer.filter(({ to }) => to !== 'viewed')
  const time = (step: Step | undefined) => (step ? isoOf(step.at) : null)
  tables.applications.add(
    ...[id, world.id('job', job.n), seekerId, employerId, draw.pick(letters), last.to, byEmployer.length > 0 ? 1 : 0],
    ...[isoOf(appliedAt), time(byEmployer[0]), time(answers[0]), isoOf(appliedAt + 14 * day), time(answers.at(-1))],
    ...[isoOf(last.at), remindedDay(last.to, (world.at - appliedAt) / day), isoOf(appliedAt), isoOf(last.at)],
    ...[
      draw.pick(sources),
      answers.length > 0 ? employerId : null,
      ...stages.map((stage) => secondsIn(history, stage)),
    ],
  )
  history.forEach((step, place) => {
    const actor = { employer: employerId, seeker: seekerId, system: null }[step.by]
    const reason = step.to === 'rejected' ? draw.pick(reasons) : null
    const stepId = world.id('step', n * maxPerOwner.step + place)
    tables.steps.add(stepId, id, history[place - 1]?.to ?? null, step.to, step.by, actor, null, reason, isoOf(step.at))
  })
  const offered = history.find(({ to }) => to === 'offered')
  if (offered) {
    tables.offers.add(
      ...[
        world.id('offer', n),
        employerId,
        seekerId,
        world.id('job', job.n),
        id,
        '"We would like to have you with us."',
      ],
      ...[
        last.to === 'hired' ? 'accepted' : 'pending',
        isoOf(last.at),
        isoOf(offered.at + 7 * day),
        isoOf(offered.at),
        isoOf(last.at),
      ],
    )
  }
}

const sources = ['search', 'search', 'search', 'alert', 'company', 'site', 'feed', 'web', 'direct', null]
const stages = ['applied', 'viewed', 'shortlisted', 'interview', 'offered']

/** Null for a stage that was not left. */
function secondsIn(history: readonly Step[], stage: string): number | null {
  const begun = history.findIndex(({ to }) => to === stage)
  const [entered, left] = [history[begun], history[begun + 1]]
  return entered && left ? Math.round((left.at - entered.at) / 1_000) : null
}

const reasons = [
  'stronger_candidate',
  'missing_skill',
  'availability',
  'location',
  'pay_expectation',
  'position_filled',
]
const letters = [
  'I have done this work for years and would like to do it with you.',
  'I live nearby and can start next week. My last employer will gladly tell you about me.',
  '',
  'Your post says what I was looking for: fair hours and people who answer. Here is what I bring along: a clean record, the licence that you ask for, and patience.',
]

/** The share of applications that an employer answers, and the maximum delay in days. */
const responsivenessOf = (employer: number) => ({
  answers: 0.35 + ((employer * 7919) % 1_000) / 1_600,
  days: 2 + ((employer * 104_729) % 24),
})

/** Only steps up to `now`. */
function drawHistory(
  draw: Draw,
  responsiveness: { answers: number; days: number },
  appliedAt: number,
  now: number,
): Step[] {
  const steps: Step[] = [{ to: 'applied', by: 'seeker', at: appliedAt }]
  const add = (to: string, by: Step['by'], afterDays: number) =>
    void steps.push({ to, by, at: appliedAt + afterDays * day })
  const answerAfter = responsiveness.days * (0.3 + draw.next() * 0.7)
  const viewedAfter = answerAfter * draw.next() * 0.9
  if (draw.chance(0.85)) add('viewed', 'employer', viewedAfter)
  if (draw.chance(0.04)) add('withdrawn', 'seeker', viewedAfter + draw.next())
  else if (draw.chance(responsiveness.answers)) addAnswer(draw, add, answerAfter)
  else add('expired', 'system', 30)
  return steps.filter(({ at }) => at <= now)
}

function addAnswer(draw: Draw, add: (to: string, by: Step['by'], afterDays: number) => void, after: number): void {
  const which = draw.next()
  if (which < 0.66) add('rejected', 'employer', after)
  else if (which < 0.82) {
    add('shortlisted', 'employer', after)
    add('rejected', 'employer', after + 1 + draw.next() * 20)
  } else add('interview', 'employer', after)
  if (which < 0.94) return
  add('offered', 'employer', after + 5)
  add('hired', 'system', after + 6)
}

/** All reminders that are due have been sent. */
function remindedDay(status: string, days: number): number {
  if (status !== 'applied' && status !== 'viewed') return 0
  return [14, 12, 7].find((reminder) => days >= reminder) ?? 0
}
