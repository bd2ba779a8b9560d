import { workDetailFields } from '@hearback/contract/jobs/work-details.ts'
import { CalendarDate } from '@hearback/contract/values/primitives.ts'
import { z } from 'zod'
import type { ImportWarning } from './import-warnings.ts'

const words = z.string({ error: 'is not a text' })
const needed = words.trim().min(1, { error: 'is empty' })
const id = z.preprocess((value) => (Number.isSafeInteger(value) ? String(value) : value), needed)
/** Some sources write numbers as text. Digits after the point are at most `decimals`, because 35.000 may be a thousand times 35. */
const numberOf = (decimals: number) => (value: unknown) =>
  typeof value === 'string' && new RegExp(`^-?\\d{1,12}(?:\\.\\d{1,${decimals}})?$`, 'u').test(value.trim())
    ? Number(value)
    : value
const plainNumber = z.number({ error: 'is not a number' })
const amount = z.preprocess(numberOf(2), plainNumber)
const within = (most: number) =>
  z.preprocess(
    numberOf(20),
    plainNumber.min(-most, { error: `is below -${most}` }).max(most, { error: `is above ${most}` }),
  )
const day = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/u
const isDate = (text: string) =>
  day.test(text) && !Number.isNaN(Date.parse(text)) && CalendarDate.safeParse(text.split('T')[0]).success
const date = words.trim().refine(isDate, { error: 'is not a date such as 2026-11-20' })
const optional = <S extends z.ZodType>(schema: S) => schema.nullish()

type Details = Record<keyof typeof workDetailFields, z.ZodOptional<z.ZodUnknown>>
const workDetails = Object.fromEntries(
  Object.keys(workDetailFields).map((name) => [name, z.unknown().optional()]),
) as Details

/** One line of an import file (docs/import.md). Unknown fields are ignored. */
const SourceRow = z.object({
  source: needed,
  sourceId: id,
  jobTitle: needed,
  company: needed,
  companyUnit: optional(words),
  category: optional(words),
  city: optional(words),
  region: optional(words),
  /** Used where a file has no `region`. */
  state: optional(words),
  /** The schema.org name of `region`. */
  addressRegion: optional(words),
  country: optional(words),
  lat: optional(within(90)),
  lng: optional(within(180)),
  salaryFrom: optional(amount),
  salaryTo: optional(amount),
  currency: optional(words),
  salaryPeriod: optional(words),
  salaryBasis: optional(words),
  employmentType: optional(words),
  skills: optional(z.array(words, { error: 'is not a list' })),
  url: optional(words),
  description: needed,
  postedAt: date,
  closesAt: optional(date),
  /** Validated by `detailsOfRow`. */
  ...workDetails,
})
export type SourceRow = z.output<typeof SourceRow>

export type ReadRow = { row: SourceRow; marks: ImportWarning[] } | { refusal: string }

const neededFields = new Set(['source', 'sourceId', 'jobTitle', 'company', 'description', 'postedAt'])

/** Parses one line. An invalid optional field is dropped with a warning. A refusal names each invalid required field. */
export function readRow(line: string): ReadRow {
  const json = parsed(line)
  if (json === undefined) return { refusal: 'is not JSON' }
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return { refusal: 'is not a JSON object' }
  const read = SourceRow.safeParse(json)
  if (read.success) return { row: read.data, marks: [] }
  const wrong = read.error.issues.filter(({ path: [field] }) => neededFields.has(String(field)))
  if (wrong.length > 0) return { refusal: wrong.map((issue) => reasonOf(issue, json)).join('; ') }
  const marks = read.error.issues.map(
    (issue): ImportWarning => ({ kind: 'field_unreadable', detail: reasonOf(issue, json) }),
  )
  return { row: SourceRow.parse(withoutValues(json, read.error.issues)), marks }
}

/** Removes the values at these paths; in lists, only the invalid entries. */
function withoutValues(json: object, issues: readonly z.core.$ZodIssue[]): object {
  const entries = Object.entries(json).flatMap(([field, value]) => {
    const here = issues.filter(({ path }) => path[0] === field)
    if (here.length === 0) return [[field, value]]
    const isList = Array.isArray(value) && here.every(({ path }) => path.length > 1)
    return isList ? [[field, value.filter((_, index) => !here.some(({ path }) => path[1] === index))]] : []
  })
  return Object.fromEntries(entries)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function reasonOf({ path, message }: z.core.$ZodIssue, json: object): string {
  const [field = ''] = path
  return Object.hasOwn(json, field) ? `${path.join('.')} ${message}` : `${path.join('.')} is missing`
}
