import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { findSchoolPeriod } from './cv-dates.ts'
import { type Entry, entriesOf, type Unit } from './cv-entries.ts'
import { shownText } from './cv-lines.ts'
import { type Places, takePlace } from './cv-places.ts'
import { isSchool } from './cv-vocabulary.ts'
import type { Worded } from './cv-work.ts'

type School = NonNullable<JsonResume['education']>[number]

/** Reads the schools of a section; the text beside the name of a school is its subject. */
export function schoolsOf(lines: readonly DocumentLine[], places: Places): Worded<School>[] {
  return entriesOf(lines, { find: findSchoolPeriod, isComplete }).flatMap((entry) => {
    const value = schoolOf(entry, places)
    return value ? [{ value, words: shownText(entry.head) }] : []
  })
}

const isComplete = (units: readonly Unit[]) => units.length > 1 && units.some(({ text }) => isSchool(text))

function schoolOf({ units, period }: Entry, places: Places): School | undefined {
  const texts = units.filter(({ role }) => role !== 'city' && role !== 'ignored').map(({ text }) => text)
  const parts = texts.length > 1 ? texts : texts.flatMap((text) => text.split(/,\s+/u))
  const names = parts.map((text) => takePlace(text, places).rest).filter(Boolean)
  const institution = names.find(isSchool)
  const area = names.find((text) => text !== institution)
  if (!institution) return undefined
  return {
    institution,
    ...(area && { area }),
    ...(period.start && { startDate: period.start }),
    ...(period.end && { endDate: period.end }),
  }
}
