import { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import type { Draw } from '../../server/src/demo/draw/random.ts'
import { type Rows, rowsInto } from './copy.ts'
import { type Batch, isoOf, nearby, shareOfBatch, townOf, type World } from './world.ts'
import { sharesOf } from './zipf.ts'

const day = 86_400_000
/** Days in which a job receives applications. */
export const applyDays = 45

/** Facts that other rows depend on; drawn separately, so that they need no texts. */
export interface JobFacts {
  readonly n: number
  readonly employer: number
  readonly publishedAt: number
  readonly status: 'open' | 'paused' | 'closed' | 'expired'
  readonly applications: number
}

export function jobFacts(world: World, batch: Batch): JobFacts[] {
  const { sizes, since, at } = world
  const draw = world.draw('job facts', batch.first)
  // Most jobs get a few applications, some get a hundred.
  const popularity = Array.from({ length: batch.count }, () => Math.log(1 / (1 - draw.next())) ** 1.6 + 0.01)
  const applications = sharesOf(shareOfBatch(batch, sizes.jobs, sizes.applications).count, popularity)
  return applications.map((most, index) => {
    const n = batch.first + index
    const age = 1 - (n + draw.next()) / sizes.jobs
    return {
      n,
      employer: world.drawEmployer(draw),
      publishedAt: at - age * (at - since),
      status: draw.chance(0.98 - 0.36 * age) ? 'open' : pickEnd(draw),
      applications: Math.min(most, Math.floor(sizes.seekers / 2)),
    }
  })
}

function pickEnd(draw: Draw): JobFacts['status'] {
  const which = draw.next()
  if (which < 0.7) return 'closed'
  return which < 0.95 ? 'expired' : 'paused'
}

const columns = [
  ...[
    'id',
    'employer_id',
    'title',
    'category',
    'pay_from',
    'pay_to',
    'pay_period',
    'currency',
    'skills',
    'physical_requirements',
  ],
  ...['description', 'employment_type', 'workplace', 'city', 'country', 'place_id', 'latitude', 'longitude', 'status'],
  ...['expires_at', 'published_at', 'confirmed_at', 'expiry_notice_for', 'views', 'applications_count', 'search_seq'],
  ...['created_at', 'updated_at', 'shifts', 'experience_level', 'benefits'],
]
const employmentTypes = [
  'full_time',
  'full_time',
  'full_time',
  'part_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
]
const workplaces = ['onsite', 'onsite', 'onsite', 'onsite', 'onsite', 'hybrid', 'hybrid', 'remote']

export function jobRows(world: World, batch: Batch): Rows[] {
  const draw = world.draw('jobs', batch.first)
  const rows = rowsInto('jobs', columns)
  const details = detailsFrom(world.draw('job details', batch.first))
  for (const facts of jobFacts(world, batch)) addJob(world, rows, draw, facts, details())
  return [rows]
}

function addJob(
  world: World,
  rows: Rows,
  draw: Draw,
  { n, employer, publishedAt, status, applications }: JobFacts,
  details: ReturnType<ReturnType<typeof detailsFrom>>,
): void {
  const { vocabulary } = world
  const [field, role] = [vocabulary.field(draw), vocabulary.role(draw)]
  const skills = vocabulary.skills(draw, draw.between(3, 8))
  const published = isoOf(publishedAt)
  const expires = isoOf(endOf(world, draw, status, publishedAt))
  const also = [...skills, role.toLowerCase(), field]
  rows.add(
    ...[world.id('job', n), world.id('employer', employer)],
    ...[[vocabulary.level(draw), field.charAt(0).toUpperCase() + field.slice(1), role].filter(Boolean).join(' ')],
    ...[vocabulary.category(draw), ...payOf(draw), skills, draw.chance(0.3) ? ['Lift 50 pounds'] : []],
    ...[
      `${vocabulary.text(draw, draw.between(40, 90), also)}\n\n${vocabulary.text(draw, draw.between(50, 110), also)}`,
    ],
    ...[draw.chance(0.9) ? draw.pick(employmentTypes) : null, draw.pick(workplaces), ...placeOf(world, draw), status],
    // TrackedMessage of the end already: a server that starts on these rows has no mails to write first.
    ...[expires, published, published, expires, Math.floor(applications * (2 + draw.next() * 30)), applications, n + 1],
    ...[published, published, ...details],
  )
}

/** Shifts, experience level and benefits, of which most posts name a few. */
const detailsFrom = (draw: Draw) => (): [string[], string | null, string[]] => [
  draw.chance(0.6) ? [draw.pick(Shift.options)] : [],
  draw.chance(0.7) ? draw.pick(ExperienceLevel.options) : null,
  draw.chance(0.5) ? Benefit.options.filter(() => draw.chance(0.3)) : [],
]

/** No open job expires within ten days, so that background jobs leave the data alone while it is measured. */
function endOf({ at }: World, draw: Draw, status: JobFacts['status'], publishedAt: number): number {
  if (status === 'open' || status === 'paused') return at + (10 + draw.next() * 35) * day
  return Math.min(publishedAt + applyDays * day, at - day / 24)
}

/** Pay per hour or per year, around a mean that differs by job; 4 % of it in euros. */
function payOf(draw: Draw): [number, number, string, string] {
  const currency = draw.chance(0.04) ? 'EUR' : 'USD'
  const hourly = Math.round(14 + 40 * draw.next() ** 2)
  const wide = 1.05 + draw.next() * 0.4
  if (draw.chance(0.5)) return [hourly, Math.round(hourly * wide * 100) / 100, 'hour', currency]
  return [hourly * 2_080, Math.round(hourly * 2_080 * wide), 'year', currency]
}

function placeOf(world: World, draw: Draw): [string, string, number, number, number] | [null, null, null, null, null] {
  const town = townOf(world, draw)
  if (draw.chance(0.03)) return [null, null, null, null, null]
  const point = draw.chance(0.6) ? nearby(draw, town) : town
  return [town.label, town.country, town.id, point.latitude, point.longitude]
}
