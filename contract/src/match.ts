import type { EmploymentType, Job, PayPeriod } from './jobs.ts'
import type { Seeker } from './seekers.ts'

/** `unknown` where one of the two does not say; nobody is filtered out by any of these (product.md section 6.12). */
export type Fit = 'fits' | 'partly' | 'misses' | 'unknown'

export type MatchedJob = Pick<
  Job,
  | 'jobTitle'
  | 'category'
  | 'skills'
  | 'description'
  | 'employmentType'
  | 'workplace'
  | 'location'
  | 'estimatedFrom'
  | 'estimatedTo'
  | 'payPeriod'
  | 'currency'
>
export type MatchedSeeker = Pick<Seeker, 'skill' | 'location' | 'jobCategory'> & {
  hourlyRate?: number | null | undefined
  availability?: string | null | undefined
}

interface SkillPart {
  fit: Fit
  have: string[]
  missing: string[]
  /** Skills of the person that the text names, where the post lists none. */
  named: string[]
}
interface DistancePart {
  fit: Fit
  /** Undefined where one of the two names no point, and for remote work. */
  km: number | undefined
  lacks: 'job' | 'seeker' | undefined
}
interface PayPart {
  fit: Fit
  asked: number | undefined
  /** The range by the hour; undefined where it is not stated, or not in the currency of the profile. */
  offered: { from: number; to: number } | undefined
  lacks: 'job' | 'seeker' | 'currency' | undefined
}
interface AvailabilityPart {
  fit: Fit
  said: string | undefined
  /** What of the job it was compared with: its kind, or the times its title names. */
  against: EmploymentType | Time[] | undefined
}
interface CategoryPart {
  fit: Fit
  wanted: string | undefined
}

/** What a job asks for and a person brings, part by part. */
export interface Match {
  skills: SkillPart
  distance: DistancePart
  pay: PayPart
  availability: AvailabilityPart
  category: CategoryPart
}

/** Where a part turns; each is said on the page "How we count". */
export const matchBounds = { nearKm: 30, farKm: 80, abovePay: 1.1 } as const

/** Hours that a year of each period has, as the search compares pay. */
const HOURS: Record<PayPeriod, number> = { hour: 1, day: 8, week: 40, month: 2080 / 12, year: 2080 }

/**
 * Compares a job with a profile as the viewer may see it. No part weighs more than another and there is no sum. What
 * the viewer's ring hides, counts as not said; of a point that is rounded for the viewer the distance is rounded too.
 */
export const matchOf = (job: MatchedJob, seeker: MatchedSeeker): Match => ({
  skills: skillsOf(job, seeker.skill),
  distance: distanceOf(job, seeker.location),
  pay: payOf(job, seeker.hourlyRate ?? undefined),
  availability: availabilityOf(job, seeker.availability || undefined),
  category: categoryOf(job.category, seeker.jobCategory || undefined),
})

function skillsOf(job: MatchedJob, known: readonly string[]): SkillPart {
  const keys = new Set(known.map(keyOf))
  const have = job.skills.filter((skill) => keys.has(keyOf(skill)))
  const missing = job.skills.filter((skill) => !keys.has(keyOf(skill)))
  if (job.skills.length === 0) {
    const text = ` ${keyOf(`${job.jobTitle} ${job.description}`)} `
    return { fit: 'unknown', have, missing, named: known.filter((skill) => text.includes(` ${keyOf(skill)} `)) }
  }
  return { fit: missing.length === 0 ? 'fits' : have.length > 0 ? 'partly' : 'misses', have, missing, named: [] }
}

/** Case, accents, signs and a plural make no other skill; "C++" and "C#" are none of "C". */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/\.js\b/gu, 'js')
    .split(/[^\p{L}\p{N}+#]+/u)
    .map((word) => (/[^s]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .filter(Boolean)
    .join(' ')

function distanceOf(job: MatchedJob, at: MatchedSeeker['location']): DistancePart {
  if (job.workplace === 'remote') return { fit: 'fits', km: undefined, lacks: undefined }
  const { latitude, longitude } = job.location
  if (latitude === null || longitude === null) return { fit: 'unknown', km: undefined, lacks: 'job' }
  if (!at) return { fit: 'unknown', km: undefined, lacks: 'seeker' }
  const km = kilometres({ latitude, longitude }, at)
  const fit = km <= matchBounds.nearKm ? 'fits' : km <= matchBounds.farKm ? 'partly' : 'misses'
  return { fit, km, lacks: undefined }
}

interface Point {
  latitude: number
  longitude: number
}
const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function kilometres(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = north + east * Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The rate of a profile is by the hour and in US dollars, as its form says. */
function payOf({ estimatedFrom, estimatedTo, payPeriod, currency }: MatchedJob, asked: number | undefined): PayPart {
  if (estimatedFrom === null || estimatedTo === null) return { fit: 'unknown', asked, offered: undefined, lacks: 'job' }
  if (currency !== 'USD') return { fit: 'unknown', asked, offered: undefined, lacks: 'currency' }
  const offered = { from: toCents(estimatedFrom / HOURS[payPeriod]), to: toCents(estimatedTo / HOURS[payPeriod]) }
  if (asked === undefined) return { fit: 'unknown', asked, offered, lacks: 'seeker' }
  const fit = asked <= offered.to ? 'fits' : asked <= offered.to * matchBounds.abovePay ? 'partly' : 'misses'
  return { fit, asked, offered, lacks: undefined }
}
const toCents = (amount: number) => Math.round(amount * 100) / 100

const KINDS: readonly (readonly [EmploymentType, RegExp])[] = [
  ['full_time', /full[\s-]?time/iu],
  ['part_time', /part[\s-]?time/iu],
  ['contract', /contract|freelance/iu],
  ['temporary', /\btemp(orary)?\b/iu],
  ['internship', /\bintern(ship)?s?\b/iu],
  ['apprenticeship', /apprentice/iu],
  ['seasonal', /season|\bsummer\b|\bwinter\b/iu],
  ['volunteer', /volunt/iu],
]
export type Time = 'mornings' | 'evenings' | 'nights' | 'weekends' | 'weekdays'
const TIMES: readonly (readonly [Time, RegExp])[] = [
  ['mornings', /\bmornings?\b|\bearly\b/iu],
  ['evenings', /\bevenings?\b|\blate shift\b/iu],
  ['nights', /\bnights?\b|\bovernight\b/iu],
  ['weekends', /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/iu],
  ['weekdays', /\bweekdays?\b|\bday shift\b/iu],
]
const namedIn = <T>(words: readonly (readonly [T, RegExp])[], text: string): T[] =>
  words.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

/** Kinds of employment that the person names go by the job's kind, times of day or week by what its title names. */
function availabilityOf({ jobTitle, employmentType }: MatchedJob, said: string | undefined): AvailabilityPart {
  if (said === undefined) return { fit: 'unknown', said, against: undefined }
  const kinds = namedIn(KINDS, said)
  if (kinds.length > 0 && employmentType)
    return { fit: kinds.includes(employmentType) ? 'fits' : 'misses', said, against: employmentType }
  const times = namedIn(TIMES, said)
  const wanted = namedIn(TIMES, jobTitle)
  if (times.length > 0 && wanted.length > 0)
    return { fit: wanted.some((time) => times.includes(time)) ? 'fits' : 'misses', said, against: wanted }
  return { fit: 'unknown', said, against: employmentType ?? undefined }
}

/** The same words fit; one word that both have, fits partly ("Health care" and "Care"). */
function categoryOf(category: string, wanted: string | undefined): CategoryPart {
  if (wanted === undefined) return { fit: 'unknown', wanted }
  const [offered, sought] = [wordsOf(category), wordsOf(wanted)]
  const shared = sought.filter((word) => offered.some((other) => isKin(word, other))).length
  const isSame = sought.toSorted().join() === offered.toSorted().join()
  return { fit: isSame ? 'fits' : shared > 0 ? 'partly' : 'misses', wanted }
}
/** "Health" is in "Healthcare". */
const isKin = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 4 && (a.startsWith(b) || b.startsWith(a)))
const JOINERS = new Set(['and', 'or', 'of', 'the', 'in', 'other', 'service', 'general'])
function wordsOf(text: string): string[] {
  const words = keyOf(text).split(' ')
  const telling = words.filter((word) => !JOINERS.has(word))
  return telling.length > 0 ? telling : words
}
