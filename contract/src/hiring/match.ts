import type { EmploymentType, Job } from '../jobs/jobs.ts'
import { hoursPerPeriod } from '../jobs/pay-units.ts'
import type { Seeker } from '../people/seekers.ts'

/** `unknown` if either side has no data; never used as a filter (product.md section 6.12). */
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
  /** Skills of the seeker found in the description, if the job lists none. */
  named: string[]
}
interface DistancePart {
  fit: Fit
  /** Undefined for remote jobs, and if either side has no coordinates. */
  km: number | undefined
  lacks: 'job' | 'seeker' | undefined
}
interface PayPart {
  fit: Fit
  asked: number | undefined
  /** Range per hour; undefined if not stated, or not in the profile's currency. */
  offered: { from: number; to: number } | undefined
  lacks: 'job' | 'seeker' | 'currency' | undefined
}
interface AvailabilityPart {
  fit: Fit
  said: string | undefined
  /** The job's data compared: its employment type, or the times in its title. */
  against: EmploymentType | Time[] | undefined
}
interface CategoryPart {
  fit: Fit
  wanted: string | undefined
}

/** Comparison of a job's requirements with a seeker's profile, part by part. */
export interface Match {
  skills: SkillPart
  distance: DistancePart
  pay: PayPart
  availability: AvailabilityPart
  category: CategoryPart
}

/** Thresholds of the parts, as documented on the page "How we count". */
export const matchBounds = { nearKm: 30, farKm: 80, abovePay: 1.1 } as const

/**
 * Compares a job with a profile as visible to the viewer. All parts have equal weight and no total is shown. Data hidden from the
 * viewer counts as unknown, and a rounded position gives a rounded distance.
 */
export const matchOf = (job: MatchedJob, seeker: MatchedSeeker): Match => ({
  skills: skillsOf(job, seeker.skill),
  distance: distanceOf(job, seeker.location),
  pay: payOf(job, seeker.hourlyRate ?? undefined),
  availability: availabilityOf(job, seeker.availability || undefined),
  category: categoryOf(job.category, seeker.jobCategory || undefined),
})

/** `matchOf` for many profiles: compares each distinct text with the job once. */
export function matcherOf(job: MatchedJob): (seeker: MatchedSeeker) => Match {
  const text = skillText(job)
  const availability = cacheByText((said) => availabilityOf(job, said || undefined))
  const category = cacheByText((wanted) => categoryOf(job.category, wanted || undefined))
  return (seeker) => ({
    skills: skillsOf(job, seeker.skill, text),
    distance: distanceOf(job, seeker.location),
    pay: payOf(job, seeker.hourlyRate ?? undefined),
    availability: availability(seeker.availability ?? ''),
    category: category(seeker.jobCategory ?? ''),
  })
}

const ranks: Record<Fit, number> = { fits: 1, partly: 0.5, unknown: 0, misses: -1 }

/** Rank of a match in the order by best match, from -5 to 5: the parts that fit less those that do not, with half of those in between. */
export const matchRank = (match: Match): number =>
  Object.values<{ fit: Fit }>({ ...match }).reduce((sum, { fit }) => sum + ranks[fit], 0)

/** Text of a job without skills, where those of a profile are looked for. */
const skillText = ({ skills, jobTitle, description }: MatchedJob): string =>
  skills.length > 0 ? '' : ` ${keyOf(`${jobTitle} ${description}`)} `

function skillsOf(job: MatchedJob, known: readonly string[], text = skillText(job)): SkillPart {
  const keys = new Set(known.map(cachedKeyOf))
  const have: string[] = []
  const missing: string[] = []
  for (const skill of job.skills) (keys.has(cachedKeyOf(skill)) ? have : missing).push(skill)
  if (job.skills.length === 0)
    return { fit: 'unknown', have, missing, named: known.filter((skill) => text.includes(` ${cachedKeyOf(skill)} `)) }
  return { fit: missing.length === 0 ? 'fits' : have.length > 0 ? 'partly' : 'misses', have, missing, named: [] }
}

/** Normalizes a skill: ignores case, accents, signs and plurals, but keeps "C++" and "C#" apart from "C". */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/\.js\b/gu, 'js')
    .split(/[^\p{L}\p{N}+#]+/u)
    .map((word) => (/[^s]s$/u.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .filter(Boolean)
    .join(' ')
}

const maxCachedTexts = 10_000
/** Caches results by skill or category. Ordering by match compares hundreds of jobs, whose skills and categories repeat. */
function cacheByText<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>()
  return (text) => {
    let result = results.get(text)
    if (result === undefined) {
      result = compute(text)
      if (results.size >= maxCachedTexts) results.clear()
      results.set(text, result)
    }
    return result
  }
}
const cachedKeyOf = cacheByText(keyOf)

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

/** The rate of a profile is per hour in US dollars, as its form says. */
function payOf({ estimatedFrom, estimatedTo, payPeriod, currency }: MatchedJob, asked: number | undefined): PayPart {
  if (estimatedFrom === null || estimatedTo === null) return { fit: 'unknown', asked, offered: undefined, lacks: 'job' }
  if (currency !== 'USD') return { fit: 'unknown', asked, offered: undefined, lacks: 'currency' }
  const offered = {
    from: toCents(estimatedFrom / hoursPerPeriod[payPeriod]),
    to: toCents(estimatedTo / hoursPerPeriod[payPeriod]),
  }
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

/** Compares employment types with the job's type, and times of day or week with those in its title. */
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

/** Equal words fit; one shared word fits partly ("Health care" and "Care"). */
function categoryOf(category: string, wanted: string | undefined): CategoryPart {
  if (wanted === undefined) return { fit: 'unknown', wanted }
  const [offered, sought] = [wordsOf(category), wordsOf(wanted)]
  const shared = sought.filter((word) => offered.some((other) => isKin(word, other))).length
  const isSame = sought.toSorted().join() === offered.toSorted().join()
  return { fit: isSame ? 'fits' : shared > 0 ? 'partly' : 'misses', wanted }
}
/** Prefixes match, e.g. "Health" and "Healthcare". */
const isKin = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 4 && (a.startsWith(b) || b.startsWith(a)))
const JOINERS = new Set(['and', 'or', 'of', 'the', 'in', 'other', 'service', 'general'])
const wordsOf = cacheByText((text): readonly string[] => {
  const words = keyOf(text).split(' ')
  const telling = words.filter((word) => !JOINERS.has(word))
  return telling.length > 0 ? telling : words
})
