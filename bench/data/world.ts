import type pg from 'pg'
import { type Draw, drawFrom } from '../../server/src/demo/random.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { type DrawIndex, sharesOf, weighted, zipfWeights } from './zipf.ts'

/** How much of each; what is 0 is left out. */
export interface Sizes {
  readonly jobs: number
  readonly employers: number
  readonly seekers: number
  readonly applications: number
  readonly messages: number
}

/** The marketplace of so many jobs, everything in proportion. */
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
/** At most so many steps has an application, so many lines of work a seeker. */
export const room = { step: 8, experience: 4 }

/** Everything that rows are drawn from. The same seed, sizes and instant make the same rows, in whatever order they are made. */
export interface World {
  readonly sizes: Sizes
  /** The instant that is now for all the rows, in milliseconds. */
  readonly at: number
  /** When the marketplace opened. */
  readonly since: number
  readonly towns: readonly Town[]
  readonly drawTown: DrawIndex
  readonly drawEmployer: DrawIndex
  readonly vocabulary: Vocabulary
  /** The first chat of each employer, and after the last one the number of all. */
  readonly chatsFrom: readonly number[]
  /** Draws of their own for a portion, whatever was drawn before. */
  draw(what: string, portion: number): Draw
  /** The id of the n-th; ids of one kind ascend, as those of the product do by time. */
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
    ...{ step: sizes.applications * room.step, offer: sizes.applications, chat: sizes.messages },
    ...{ message: sizes.messages, session: sizes.seekers + sizes.employers },
    experience: sizes.seekers * room.experience,
  }
  return {
    sizes,
    at,
    since,
    towns,
    drawTown: weighted(towns.map((town) => town.population)),
    // A few employers have thousands of posts, most have a dozen.
    drawEmployer: weighted(zipfWeights(sizes.employers, 0.7)),
    vocabulary: createVocabulary(),
    chatsFrom: chatsOfEmployers(sizes),
    draw: (what, portion) => drawFrom(hashOf(`${seed} ${what} ${portion}`)),
    id: (kind, n) => {
      const time = (since + Math.floor((n / Math.max(1, totals[kind])) * openFor)).toString(16).padStart(12, '0')
      const place = n.toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${kinds.indexOf(kind)}00-8000-${place}`
    },
  }
}

/** The towns of one country: its large ones are a larger share of everything than those of the whole world would be. */
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
export interface Portion {
  readonly first: number
  readonly count: number
}

/** Of what stands in proportion to the items of a portion, those that are its share: portions have all of them exactly once. */
export function shareOfPortion({ first, count }: Portion, items: number, whole: number): Portion {
  const at = (n: number) => Math.floor((n * whole) / items)
  return { first: at(first), count: at(first + count) - at(first) }
}

/** Any town, the larger the more often. */
export function townOf({ towns, drawTown }: World, draw: Draw): Town {
  const town = towns[drawTown(draw)]
  if (!town) throw new Error('the table of places has no towns to draw from')
  return town
}

/** A spread around the middle of a town, of a few kilometres. */
export function nearby(draw: Draw, town: Town): { latitude: number; longitude: number } {
  const away = () => (draw.next() + draw.next() + draw.next() - 1.5) * 0.08
  return {
    latitude: Math.max(-90, Math.min(90, town.latitude + away())),
    longitude: ((town.longitude + away() * 1.3 + 540) % 360) - 180,
  }
}

export const isoOf = (ms: number): string => new Date(ms).toISOString()
