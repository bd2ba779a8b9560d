import { z } from 'zod'

const words = z.string({ error: 'is not a text' })
const needed = words.trim().min(1, { error: 'is empty' })
const amount = z.number({ error: 'is not a number' })
const within = (most: number) =>
  amount.min(-most, { error: `is below -${most}` }).max(most, { error: `is above ${most}` })
const day = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/u
const date = words.trim().refine((text) => day.test(text) && !Number.isNaN(Date.parse(text)), {
  error: 'is not a date such as 2026-11-20',
})
const optional = <S extends z.ZodType>(schema: S) => schema.nullish()

/** One line of a file of posts (docs/import.md); what it does not name is passed over. */
const SourceRow = z.object({
  source: needed,
  sourceId: needed,
  jobTitle: needed,
  company: needed,
  companyUnit: optional(words),
  category: optional(words),
  city: optional(words),
  region: optional(words),
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
  description: needed,
  postedAt: date,
  closesAt: optional(date),
})
export type SourceRow = z.output<typeof SourceRow>

export type ReadRow = { row: SourceRow } | { refusal: string }

/** Reads one line; a refusal names each field that is wrong and why. */
export function readRow(line: string): ReadRow {
  const json = parsed(line)
  if (json === undefined) return { refusal: 'is not JSON' }
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return { refusal: 'is not a JSON object' }
  const read = SourceRow.safeParse(json)
  if (read.success) return { row: read.data }
  return { refusal: read.error.issues.map((issue) => reasonOf(issue, json)).join('; ') }
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
