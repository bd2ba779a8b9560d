import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type Left, leftOver, noteLeft } from './resume-left.rules.ts'
import { isBackward } from './resume-period.rules.ts'
import { cut, dayOf, type Said, said } from './resume-said.rules.ts'

export type EducationField = 'instituteName' | 'subject' | 'edustartDate' | 'eduendDate'
/** One school; undefined fields are not stated. */
export type Education = { readonly [K in EducationField]: Said<string> | undefined }
type Entry = NonNullable<JsonResume['education']>[number]

/** Returns the latest school and leaves the others out. A period that ends before it starts is ignored. */
export function educationIn(left: Left, entries: readonly Entry[]): Education | undefined {
  const spoken = [...entries.entries()].filter(([, entry]) => hasWords(entry))
  const [latest, ...others] = spoken.toSorted(([, a], [, b]) => (latestOf(a) < latestOf(b) ? 1 : -1))
  for (const [place, { institution, area }] of others) {
    noteLeft(left, `education.${place}`, institution || area || 'A school', 'one_school_only')
  }
  if (!latest) return undefined
  const [place, found] = latest
  const path = `education.${place}`
  const backward = isBackward(found.startDate || null, found.endDate || null)
  if (backward) noteLeft(left, `${path}.endDate`, found.endDate, 'ends_before_start')
  const entry = backward ? { ...found, startDate: undefined, endDate: undefined } : found
  const known = ['institution', 'area', 'startDate', 'endDate', ...(entry.area ? [] : ['studyType'])]
  leftOver(left, entry, { known, path })
  return {
    instituteName: line(entry.institution, `${path}.institution`),
    subject: entry.area ? line(entry.area, `${path}.area`) : line(entry.studyType, `${path}.studyType`),
    edustartDate: date(entry.startDate, `${path}.startDate`, 'start'),
    eduendDate: date(entry.endDate, `${path}.endDate`, 'end'),
  }
}

const hasWords = ({ institution, area, studyType, startDate, endDate }: Entry) =>
  [institution, area, studyType, startDate, endDate].some(Boolean)

/** Sort key; an ongoing school is the latest. */
const latestOf = ({ startDate, endDate }: Entry) => `${endDate || '9999'} ${startDate ?? ''}`

function line(value: string | null | undefined, source: string): Said<string> | undefined {
  if (!value) return undefined
  const { value: short, note } = cut(value, limits.oneLine)
  return said(short, source, note)
}

function date(value: string | null | undefined, source: string, end: 'start' | 'end'): Said<string> | undefined {
  if (!value) return undefined
  const { value: day, note } = dayOf(value, end)
  return said(day, source, note)
}
