import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { SeekerForm } from '@hearback/contract/people/seekers.ts'
import { hostOf } from '@hearback/contract/people/web-href.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { languageLevelOf, languageTagOf } from './cv/language-names.view.ts'
import { type Left, leftOver, noteLeft, noteUnreadable } from './resume-left.rules.ts'
import { isBackward } from './resume-period.rules.ts'
import { cut, dayOf, type Said } from './resume-said.rules.ts'

export type ListField = 'schools' | 'certificates' | 'languages' | 'links' | 'workAuthorization'
export type EntryOf = Readonly<Record<string, string>>
/** An entry of a list of the profile, with the values that the form accepts. */
export interface SaidEntry extends Said<EntryOf> {
  readonly field: ListField
}

type Text = string | null | undefined
type Part = { readonly value: Text; readonly note: string | null }
const line = (text: Text, max: number = limits.oneLine): Part => cut(text ?? '', max)
const start = (date: Text): Part => (date ? dayOf(date, 'start') : { value: undefined, note: null })
const end = (date: Text): Part => (date ? dayOf(date, 'end') : { value: undefined, note: null })

/** Reads the lists of a resume. An entry that the form refuses is left out with the reason of the form. */
export function entriesIn(left: Left, resume: JsonResume): SaidEntry[] {
  const reader = readerOf(left)
  return [
    ...schoolsIn(reader, resume),
    ...(resume.certificates ?? []).flatMap((entry, index) => certificateIn(reader, entry, `certificates.${index}`)),
    ...(resume.languages ?? []).flatMap((entry, index) => languageIn(reader, entry, `languages.${index}`)),
    ...linksIn(reader, resume.basics ?? {}),
    ...(resume.basics?.hearback?.workAuthorization ?? []).flatMap(({ country, sponsorship }, index) =>
      reader.read('workAuthorization', `basics.hearback.workAuthorization.${index}`, {
        country: line(country),
        sponsorship: line(sponsorship),
      }),
    ),
  ]
}

interface Reader {
  readonly left: Left
  read(field: ListField, source: string, parts: Readonly<Record<string, Part>>): SaidEntry[]
}

const readerOf = (left: Left): Reader => ({
  left,
  read(field, source, parts) {
    const filled = Object.entries(parts).filter(([, { value }]) => value)
    if (filled.length === 0) return []
    const entry = Object.fromEntries(filled.map(([key, { value }]) => [key, value]))
    const { data, error } = SeekerForm.shape[field].safeParse([entry])
    if (error || !data?.[0]) {
      noteUnreadable(left, source, Object.values(entry).join(', '), error?.issues[0]?.message ?? '')
      return []
    }
    const notes = filled.flatMap(([, { note }]) => note ?? [])
    return [{ field, source, value: data[0] as EntryOf, note: [...new Set(notes)].join('. ') || null }]
  },
})

type School = NonNullable<JsonResume['education']>[number]

/** The latest school first, except in our own files, which keep the order of the profile. */
function schoolsIn(reader: Reader, { education, meta }: JsonResume): SaidEntry[] {
  const schools = [...(education ?? []).entries()]
  const isOurs = typeof meta === 'object' && meta !== null && 'hearback' in meta
  const sorted = isOurs ? schools : schools.toSorted(([, a], [, b]) => (latestOf(a) < latestOf(b) ? 1 : -1))
  return sorted.flatMap(([index, school]) => schoolIn(reader, school, `education.${index}`))
}

/** Sort key; an ongoing school is the latest. */
const latestOf = ({ startDate, endDate }: School) => `${endDate || '9999'} ${startDate ?? ''}`

function schoolIn({ left, read }: Reader, school: School, path: string): SaidEntry[] {
  leftOver(left, school, { known: ['institution', 'area', 'studyType', 'startDate', 'endDate'], path })
  const { institution, area, studyType } = school
  const backward = isBackward(school.startDate || null, school.endDate || null)
  if (backward) noteLeft(left, `${path}.endDate`, school.endDate, 'ends_before_start')
  // A degree alone is shown as the subject, because each school has a name or a subject.
  const isDegreeOnly = !institution && !area
  return read('schools', path, {
    institution: line(institution),
    subject: line(isDegreeOnly ? studyType : area),
    degree: line(isDegreeOnly ? undefined : studyType),
    startDate: start(backward ? undefined : school.startDate),
    endDate: end(backward ? undefined : school.endDate),
  })
}

type Certificate = NonNullable<JsonResume['certificates']>[number]
function certificateIn({ left, read }: Reader, certificate: Certificate, path: string): SaidEntry[] {
  leftOver(left, certificate, { known: ['name', 'issuer', 'date', 'hearback'], path })
  const { name, issuer, date, hearback } = certificate
  const backward = isBackward(date || null, hearback?.expiryDate || null)
  return read('certificates', path, {
    name: line(name),
    issuer: line(issuer),
    number: line(hearback?.number, limits.listItem),
    issueDate: start(date),
    expiryDate: end(backward ? undefined : hearback?.expiryDate),
  })
}

const withScheme = (url: string) => (/^[a-z][a-z\d+.-]*:/iu.test(url) ? url : `https://${url}`)

type Language = NonNullable<JsonResume['languages']>[number]
function languageIn({ left, read }: Reader, spoken: Language, path: string): SaidEntry[] {
  leftOver(left, spoken, { known: ['language', 'fluency', 'hearback'], path })
  const { language, fluency, hearback } = spoken
  return read('languages', path, {
    language: line(hearback?.language ?? (language && (languageTagOf(language) ?? language)), 100),
    level: line(hearback?.level ?? languageLevelOf(fluency ?? '')),
  })
}

function linksIn({ left, read }: Reader, { url, profiles }: NonNullable<JsonResume['basics']>): SaidEntry[] {
  const own = url ? [{ source: 'basics.url', url, title: hostOf(withScheme(url)) }] : []
  const others = (profiles ?? []).flatMap((profile, index) => {
    const source = `basics.profiles.${index}`
    leftOver(left, profile, { known: ['network', 'url', ...(profile.url ? ['username'] : [])], path: source })
    return profile.url ? [{ source, url: profile.url, title: profile.network || hostOf(withScheme(profile.url)) }] : []
  })
  return [...own, ...others].flatMap(({ source, url: address, title }) =>
    read('links', source, { title: line(title, limits.listItem), url: { value: address, note: null } }),
  )
}
