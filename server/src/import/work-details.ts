import { immediately, workDetailFields } from '@hearback/contract/jobs/work-details.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as z from 'zod/mini'
import { plainLine } from '../text/plain-text.ts'
import type { ImportWarning } from './import-warnings.ts'

const names = Object.keys(workDetailFields) as (keyof typeof workDetailFields)[]
type Marking = (mark: ImportWarning) => void
/** Fields of an import row that state details of the work; each value is validated on its own. */
export type RowDetails = { [name in (typeof names)[number]]?: unknown }

/** The names are columns of the staging table. */
export interface DetailColumns {
  readonly shifts: string[]
  readonly work_days: string[]
  readonly hours_per_week_from: number | null
  readonly hours_per_week_to: number | null
  readonly start_date: string | null
  readonly starts_immediately: boolean
  readonly benefits: string[]
  readonly experience_level: string | null
  readonly openings: number | null
  readonly neighborhood: string | null
  readonly language: string | null
  readonly vacancy: string | null
  readonly ai_use: string | null
  readonly ai_use_details: string | null
  readonly decision_by: string | null
}

const Fields = z.object(workDetailFields)

/** Details of a row. Unknown choices and invalid values are dropped, each with a warning. */
export function detailsOfRow(row: RowDetails, mark: Marking): DetailColumns {
  const read = Fields.parse(Object.fromEntries(names.flatMap((name) => known(name, row[name], mark))))
  const { shifts = [], workDays = [], startDate = null, benefits = [] } = read
  const { experienceLevel = null, openings = null, neighborhood = null, language = null } = read
  const isImmediate = startDate === immediately
  return {
    shifts,
    work_days: workDays,
    ...hoursOf(read, mark),
    start_date: isImmediate ? null : startDate,
    starts_immediately: isImmediate,
    benefits,
    experience_level: experienceLevel,
    openings,
    neighborhood,
    language,
    ...statementsOf(read, mark),
  }
}

function statementsOf(read: z.output<typeof Fields>, mark: Marking) {
  const { vacancy = null, aiUse = null, aiUseDetails = null, decisionBy = null } = read
  const isStray = aiUseDetails !== null && aiUse !== 'used'
  if (isStray) mark({ kind: 'detail_unusable', detail: 'aiUseDetails without aiUse: used' })
  return { vacancy, ai_use: aiUse, ai_use_details: isStray ? null : aiUseDetails, decision_by: decisionBy }
}

function hoursOf({ hoursPerWeekFrom = null, hoursPerWeekTo = null }: z.output<typeof Fields>, mark: Marking) {
  const isReversed = hoursPerWeekFrom !== null && hoursPerWeekTo !== null && hoursPerWeekFrom > hoursPerWeekTo
  if (isReversed) mark({ kind: 'detail_unusable', detail: 'hoursPerWeekTo is below hoursPerWeekFrom' })
  return isReversed
    ? { hours_per_week_from: null, hours_per_week_to: null }
    : { hours_per_week_from: hoursPerWeekFrom, hours_per_week_to: hoursPerWeekTo }
}

const lists: ReadonlySet<string> = new Set(['shifts', 'workDays', 'benefits'])

/** The entry of a valid value; of a list, that of its valid choices. */
function known(name: (typeof names)[number], value: unknown, mark: Marking): [string, unknown][] {
  if (value === undefined || value === null) return []
  const isValid = (one: unknown) => workDetailFields[name].safeParse(one).success
  const candidates = lists.has(name) ? choicesIn(value) : [typeof value === 'string' ? wordOf(value) : value]
  const wrong = candidates.filter((one) => !isValid(one))
  if (wrong.length > 0) mark({ kind: 'detail_unusable', detail: `${name}: ${truncate(wrong.join(', '), 100)}` })
  const valid = candidates.filter(isValid)
  if (valid.length === 0) return []
  return [[name, lists.has(name) ? [...new Set(valid)].join(',') : valid[0]]]
}

/** Sources write "Day shift" and "Entry level". */
const wordOf = (text: string) => plainLine(text).replace(/(?<=\S)[\s_-]*(?:shifts?|level)$/iu, '')

function choicesIn(value: unknown): unknown[] {
  const choices = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value]
  return choices.map((one) => (typeof one === 'string' ? wordOf(one) : one)).filter((one) => one !== '')
}
