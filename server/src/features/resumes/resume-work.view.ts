import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type Left, leftOver, noteLeft } from './resume-left.rules.ts'
import { isBackward } from './resume-period.rules.ts'
import { cut, dayOf } from './resume-said.rules.ts'

type Entry = NonNullable<JsonResume['work']>[number]

/** A job of the file as an experience; undefined fields are not stated. */
export interface SaidExperience {
  readonly path: string
  readonly title: string
  readonly company: string
  readonly startDate: string
  /** True if only the year is given. */
  readonly isRoughStart: boolean
  readonly endDate: string | null
  /** Undefined when it follows from the end date. */
  readonly employed: boolean | undefined
  readonly city: string | undefined
  readonly description: string | undefined
  readonly Rate: number | undefined
  readonly leavingReason: string | undefined
  readonly note: string | null
}

const known = ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights', 'hearback']
const why = {
  companyEmail: 'work_address_by_hand',
  verification: 'confirmed_by_mail_only',
  confirmedDomain: 'confirmed_by_mail_only',
  confirmedAt: 'confirmed_by_mail_only',
} as const

/** Returns the jobs with a title, a company and a start that do not end before it; leaves out the others. */
export function workIn(left: Left, entries: readonly Entry[]): SaidExperience[] {
  return entries.flatMap((entry, index) => {
    const path = `work.${index}`
    const company = entry.name || entry.company
    leftOver(left, entry, { known: [...known, ...(entry.name ? [] : ['company'])], path, why })
    leftOver(left, entry.hearback ?? {}, {
      known: ['employed', 'Rate', 'leavingReason'],
      path: `${path}.hearback`,
      why,
    })
    const reason = refusalOf(entry, company)
    const isEmptied = Object.keys(entry).length === 0
    if (reason && !isEmptied) noteLeft(left, path, entry.position || company || 'A job without a title', reason)
    if (reason || !entry.position || !company || !entry.startDate) return []
    return [saidExperience(entry, { path, title: entry.position, company, startDate: entry.startDate })]
  })
}

function refusalOf({ position, startDate, endDate }: Entry, company: string | null | undefined) {
  if (!position || !company || !startDate) return 'job_incomplete' as const
  return isBackward(startDate, endDate || null) ? ('ends_before_start' as const) : undefined
}

function saidExperience(
  entry: Entry,
  { path, ...base }: Pick<SaidExperience, 'path' | 'title' | 'company' | 'startDate'>,
): SaidExperience {
  const ours = entry.hearback ?? {}
  const title = cut(base.title, limits.oneLine)
  const company = cut(base.company, limits.oneLine)
  const city = cut(entry.location ?? '', limits.oneLine)
  const description = cut(descriptionOf(entry), limits.description)
  const start = dayOf(base.startDate, 'start')
  const end = entry.endDate ? dayOf(entry.endDate, 'end') : { value: null, note: null }
  const notes = [title, company, city, description, start, end].flatMap(({ note }) => note ?? [])
  return {
    path,
    title: title.value,
    company: company.value,
    startDate: start.value,
    isRoughStart: start.note !== null,
    endDate: end.value,
    employed: ours.employed ?? (end.value === null ? undefined : false),
    city: city.value || undefined,
    description: description.value || undefined,
    Rate: ours.Rate ?? undefined,
    leavingReason: ours.leavingReason || undefined,
    note: notes.length > 0 ? [...new Set(notes)].join('. ') : null,
  }
}

const descriptionOf = ({ summary, highlights }: Entry) =>
  [
    summary ?? '',
    (highlights ?? [])
      .filter(Boolean)
      .map((one) => `• ${one}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
