import type { ApplicantAnswer, ApplicantOrder, MatchPart } from '@hearback/contract/hiring/applicant-order.ts'
import type { Fit, Match } from '@hearback/contract/hiring/match.ts'

/** An application as orders and filters compare it. Times in microseconds since 1970. */
export interface Ranked {
  id: string
  standing: string
  awaitsAnswer: boolean
  isTopChoice: boolean
  overdue: boolean
  answered: boolean
  appliedAt: number
  changedAt: number
  /** The answer to the question of the filter, as a number to sort by. */
  answerRank: number | null
  /** Undefined while neither the order nor a filter needs it. */
  match: Match | undefined
  /** `matchRank` of the match. */
  fitRank: number | undefined
}

/** Filters besides the status and the keyword. */
export interface ApplicantFilters {
  fits?: readonly MatchPart[] | undefined
  withinKm?: number | null | undefined
  availability: string
  answer?: ApplicantAnswer | null | undefined
  appliedDays?: number | null | undefined
}

const matchOrders: readonly ApplicantOrder[] = ['fit', 'distance', 'pay', 'availability']

/** Whether the order or a filter compares profiles with the job. */
export const needsMatch = (sort: ApplicantOrder, { fits = [], withinKm, availability }: ApplicantFilters): boolean =>
  matchOrders.includes(sort) || fits.length > 0 || withinKm != null || availability !== ''

const microsecondsPerDay = 86_400_000_000
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** A predicate for the filters; values that are not stated match no filter. */
export function applicantFilter(filters: ApplicantFilters, now: number): (one: Ranked) => boolean {
  const { fits = [], withinKm, answer, appliedDays } = filters
  const availability = fold(filters.availability)
  const since = appliedDays == null ? undefined : now - appliedDays * microsecondsPerDay
  const isAnswer: Record<ApplicantAnswer, (one: Ranked) => boolean> = {
    waiting: (one) => one.awaitsAnswer,
    overdue: (one) => one.overdue,
    answered: (one) => one.answered,
  }
  const conditions: ((one: Ranked) => boolean | undefined)[] = [
    ...fits.map(
      (part) =>
        ({ match }: Ranked) =>
          match?.[part].fit === 'fits',
    ),
    ...(withinKm == null ? [] : [({ match }: Ranked) => (match?.distance.km ?? Number.POSITIVE_INFINITY) <= withinKm]),
    ...(availability ? [({ match }: Ranked) => fold(match?.availability.said ?? '').includes(availability)] : []),
    ...(answer ? [isAnswer[answer]] : []),
    ...(since === undefined ? [] : [(one: Ranked) => one.appliedAt >= since]),
  ]
  return (one) => conditions.every((holds) => holds(one))
}

/** Values compared one after the other, smallest first; null, for a value that is not stated, comes last. */
export type RankKey = readonly (number | null)[]

/** Waiting top choices first, then the longest waiting; then by latest change. */
const dueKey = ({ awaitsAnswer, isTopChoice, appliedAt, changedAt }: Ranked): RankKey =>
  awaitsAnswer ? [isTopChoice ? -1 : 0, appliedAt] : [1, -changedAt]

/** As jobs by best match; then the number of skills of the job. */
const fitKey = ({ match, fitRank }: Ranked): RankKey => [-(fitRank ?? 0), -(match?.skills.have.length ?? 0)]

const availabilityRank: Record<Fit, number> = { fits: 0, partly: 1, unknown: 2, misses: 3 }

const keyOfOrder: Record<ApplicantOrder, (one: Ranked) => RankKey> = {
  due: () => [],
  fit: fitKey,
  distance: ({ match }) => [match?.distance.km ?? null],
  pay: ({ match }) => [(match?.pay.offered && match.pay.asked) ?? null],
  availability: ({ match }) => [
    match?.availability.said === undefined ? null : availabilityRank[match.availability.fit],
  ],
  applied: ({ appliedAt }) => [-appliedAt],
  answer: ({ answerRank }) => [answerRank],
  answer_desc: ({ answerRank }) => [answerRank === null ? null : -answerRank],
}

/** The place of an application in the order; equal ones are ordered by the id. */
export const rankKey = (sort: ApplicantOrder, one: Ranked): RankKey => [...keyOfOrder[sort](one), ...dueKey(one)]

export interface Position {
  key: RankKey
  id: string
}

const last = Number.POSITIVE_INFINITY

/** Negative where `a` comes first. */
export function comparePositions(a: Position, b: Position): number {
  for (const [index, value] of a.key.entries()) {
    const [left, right] = [value ?? last, b.key[index] ?? last]
    if (left !== right) return left < right ? -1 : 1
  }
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

/** A cursor that continues after this position, also if the application there has moved. */
export const writeCursor = (sort: ApplicantOrder, { key, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, id, ...key])).toString('base64url')

/** The position of a cursor; undefined if it is malformed or of another order. */
export function readCursor(sort: ApplicantOrder, cursor: string): Position | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
  if (!Array.isArray(parts)) return undefined
  const [order, id, ...key] = parts
  const isKey = key.every((value) => value === null || typeof value === 'number')
  if (order !== sort || !uuid.test(id) || !isKey) return undefined
  return sort === 'due' && !isDueKey(key) ? undefined : { id, key }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u
const isDueKey = ([group, at, ...more]: RankKey) =>
  (group === -1 || group === 0 || group === 1) && Number.isSafeInteger(at) && more.length === 0
