import {
  type ProfileField,
  type Seeker,
  type SeekerForm,
  updateSeekerProfile,
} from '@hearback/contract/people/seekers.ts'
import { normalizeText } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { inOurWords } from '../../api/refusals.ts'
import { readerCurrency } from '../../ui/pay/reader-currency.ts'
import { fieldOf } from './autosave.ts'
import {
  type EntryValues,
  entryValuesOf,
  filledEntries,
  indexOfFilled,
  isListName,
  type PayValues,
  sentPay,
  shownEntries,
} from './entries/entry-values.ts'
import type { ProfilePart } from './profile-completeness.ts'

export type YesNoAnswer = 'yes' | 'no' | 'prefer_not_to_say'

/** Form value of a field: a missing value is an empty string or list. */
type Held<T> = [T] extends [YesNoAnswer]
  ? YesNoAnswer | ''
  : [T] extends [number]
    ? number | string
    : [T] extends [readonly string[]]
      ? string[]
      : string
/** Fields that older clients use for the first school and the hourly rate. */
type OlderField = 'instituteName' | 'subject' | 'edustartDate' | 'eduendDate' | 'hourlyRate'
type SingleField = Exclude<ProfileField, OlderField | keyof EntryValues>
export type ProfileValues = { [F in SingleField]: Held<NonNullable<SeekerForm[F]>> } & EntryValues

/** The empty value of each field with one value, and its section of the editor. */
const FIELDS: { [F in SingleField]: { empty: ProfileValues[F]; part: ProfilePart } } = {
  firstName: { empty: '', part: 'you' },
  lastName: { empty: '', part: 'you' },
  nickname: { empty: '', part: 'you' },
  city: { empty: '', part: 'you' },
  jobTitle: { empty: '', part: 'work' },
  jobCategory: { empty: '', part: 'work' },
  skill: { empty: [], part: 'work' },
  aboutMe: { empty: '', part: 'work' },
  availability: { empty: '', part: 'terms' },
  vacationHours: { empty: '', part: 'terms' },
  covidVaccine: { empty: '', part: 'health' },
  medicalInsurance: { empty: '', part: 'health' },
  dentalInsurance: { empty: '', part: 'health' },
}
const ENTRY_PARTS: Record<keyof EntryValues, ProfilePart> = {
  schools: 'education',
  certificates: 'education',
  languages: 'work',
  links: 'work',
  workAuthorization: 'terms',
  wishedPay: 'terms',
}
const ENTRIES = Object.entries(FIELDS) as [SingleField, (typeof FIELDS)[SingleField]][]

const partOf = (field: string): ProfilePart | undefined =>
  ({ ...ENTRY_PARTS, ...Object.fromEntries(ENTRIES.map(([name, { part }]) => [name, part])) })[field]

/** Whether a field of this section has an error. */
export const hasProblem = (problems: Record<string, string>, part: ProfilePart): boolean =>
  Object.keys(problems).some((path) => partOf(fieldOf(path)) === part)

export const valuesOf = (profile: Seeker): ProfileValues =>
  ({
    ...Object.fromEntries(ENTRIES.map(([name, { empty }]) => [name, profile[name] ?? empty])),
    ...entryValuesOf(profile, readerCurrency(profile.place?.country)),
  }) as ProfileValues

// Required fields are sent even when empty, so that validation marks them.
const REQUIRED = ['firstName', 'lastName', 'city', 'jobTitle', 'skill']
const isEmpty = (value: unknown) =>
  typeof value === 'string' ? normalizeText(value).trim() === '' : value === undefined

/** Body of an update: fields with a value, entries with any, and null for cleared fields (product.md 5). */
export const asSent = (changes: Partial<ProfileValues>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (isListName(name)) return [name, filledEntries(value as Record<string, string>[])]
      if (name === 'wishedPay') return [name, sentPay(value as PayValues)]
      return [name, isEmpty(value) && !REQUIRED.includes(name) ? null : value]
    }),
  )

/** Validates changes; returns error messages by field, and by path within a list. */
export function problemsOf(changes: Partial<ProfileValues>): Record<string, string> {
  const { error } = updateSeekerProfile.body.safeParse(asSent(changes))
  const problems = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [problemPath(changes, path), inOurWords(message)]),
  )
  return changes.skill?.length === 0 ? { ...problems, skill: t.skillsRequired } : problems
}

/** The path of an error in the form, where blank entries count too. */
function problemPath(changes: Partial<ProfileValues>, [field, ...rest]: readonly PropertyKey[]): string {
  const name = String(field)
  if (!isListName(name)) return name === 'wishedPay' ? [name, ...rest].join('.') : name
  const [index, ...keys] = rest
  if (index === undefined) return name
  return [name, indexOfFilled(changes[name] ?? [], Number(index)), ...keys].join('.')
}

/** The profile with the form values applied. */
export const withValues = (profile: Seeker, values: ProfileValues): Seeker => ({
  ...profile,
  ...singleValues(values),
  ...shownEntries(values),
  vacationHours: numberOf(values.vacationHours),
  covidVaccine: values.covidVaccine || null,
  medicalInsurance: values.medicalInsurance || null,
  dentalInsurance: values.dentalInsurance || null,
})

const singleValues = (values: ProfileValues) =>
  Object.fromEntries(ENTRIES.map(([name]) => [name, values[name]])) as Pick<ProfileValues, SingleField>

const numberOf = (value: number | string) => (value === '' || Number.isNaN(Number(value)) ? null : Number(value))
