import type pg from 'pg'
import { type Draw, drawFrom } from '../../server/src/demo/draw/random.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { type DrawIndex, sharesOf, weighted, zipfWeights } from './zipf.ts'

/** Number of rows by kind; 0 leaves a kind out. */
export interface Sizes {
  readonly jobs: number
  readonly employers: number
  readonly seekers: number
  readonly applications: number
  readonly messages: number
}

/** The sizes of a marketplace in proportion to its jobs. */
export const sizesOf = (jobs: number): Sizes => ({
  jobs,
  employers: Math.max(10, Math.round(jobs / 50)),
  seekers: jobs,
  applications: jobs * 5,
  messages: jobs * 10,
})

export interface Town {
  readonly id: number
  readonly label: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

type Kind =
  | 'employer'
  | 'seeker'
  | 'job'
  | 'application'
  | 'step'
  | 'offer'
  | 'chat'
  | 'message'
  | 'session'
  | 'experience'
const kinds: readonly Kind[] = [
  'employer',
  'seeker',
  'job',
  'application',
  'step',
  'offer',
  'chat',
  'message',
  'session',
  'experience',
]
/** Maximum number of steps of an application, and of experiences of a seeker. */
export const maxPerOwner = { step: 8, experience: 4 }

/** The source of all rows. The same seed, sizes and time give the same rows, in any order of batches. */
export interface World {
  readonly sizes: Sizes
  /** The current time of all rows, in Unix milliseconds. */
  readonly at: number
  /** The opening time of the marketplace, in Unix milliseconds. */
  readonly since: number
  readonly towns: readonly Town[]
  readonly drawTown: DrawIndex
  readonly drawEmployer: DrawIndex
  readonly vocabulary: Vocabulary
  /** The first chat of each employer; the last element is the number of all chats. */
  readonly chatsFrom: readonly number[]
  /** An independent random source for a batch. */
  draw(what: string, batch: number): Draw
  /** The id of the n-th row of a kind; ids of a kind ascend, as UUIDv7 does. */
  id(kind: Kind, n: number): string
}

const day = 86_400_000
const openFor = 400 * day
const messagesAChat = 12.5

export async function createWorld(pool: pg.Pool, sizes: Sizes, seed: number, at: number): Promise<World> {
  const towns = await readTowns(pool)
  const since = at - openFor
  const totals: Record<Kind, number> = {
    ...{ employer: sizes.employers, seeker: sizes.seekers, job: sizes.jobs, application: sizes.applications },
    ...{ step: sizes.applications * maxPerOwner.step, offer: sizes.applications, chat: sizes.messages },
    ...{ message: sizes.messages, session: sizes.seekers + sizes.employers },
    experience: sizes.seekers * maxPerOwner.experience,
  }
  return {
    sizes,
    at,
    since,
    towns,
    drawTown: weighted(towns.map((town) => town.population)),
    // A few employers have thousands of jobs, most have a dozen.
    drawEmployer: weighted(zipfWeights(sizes.employers, 0.7)),
    vocabulary: createVocabulary(),
    chatsFrom: chatsOfEmployers(sizes),
    draw: (what, batch) => drawFrom(hashOf(`${seed} ${what} ${batch}`)),
    id: (kind, n) => {
      const time = (since + Math.floor((n / Math.max(1, totals[kind])) * openFor)).toString(16).padStart(12, '0')
      const suffix = n.toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${kinds.indexOf(kind)}00-8000-${suffix}`
    },
  }
}

/** Towns of one country, so that its large ones have larger shares than in a world-wide list. */
async function readTowns(pool: pg.Pool): Promise<Town[]> {
  const { rows } = await pool.query<Town>(
    `select id, concat_ws(', ', name, region) as label, country, latitude::float8, longitude::float8, population
     from places where country = 'US' and population > 0 order by population desc, id`,
  )
  if (rows.length === 0) throw new Error('the table of places has no towns to draw from')
  return rows
}

function chatsOfEmployers({ employers, seekers, messages }: Sizes): number[] {
  const shares = sharesOf(Math.round(messages / messagesAChat), zipfWeights(employers, 0.6))
  const from = [0]
  for (const share of shares) from.push((from.at(-1) ?? 0) + Math.min(share, seekers))
  return from
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Rows `first` up to but not including `first + count`. */
export interface Batch {
  readonly first: number
  readonly count: number
}

/** The share of `whole` rows that belongs to a batch of `items`; the batches together cover each row exactly once. */
export function shareOfBatch({ first, count }: Batch, items: number, whole: number): Batch {
  const at = (n: number) => Math.floor((n * whole) / items)
  return { first: at(first), count: at(first + count) - at(first) }
}

/** A random town, weighted by population. */
export function townOf({ towns, drawTown }: World, draw: Draw): Town {
  const town = towns[drawTown(draw)]
  if (!town) throw new Error('the table of places has no towns to draw from')
  return town
}

/** A random point within a few kilometers of the center of a town. */
export function nearby(draw: Draw, town: Town): { latitude: number; longitude: number } {
  const away = () => (draw.next() + draw.next() + draw.next() - 1.5) * 0.08
  return {
    latitude: Math.max(-90, Math.min(90, town.latitude + away())),
    longitude: ((town.longitude + away() * 1.3 + 540) % 360) - 180,
  }
}

export const isoOf = (ms: number): string => new Date(ms).toISOString()
