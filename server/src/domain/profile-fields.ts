import type { ProfileField } from '@hearback/contract/people/seekers.ts'
import type { Seekers } from '../db/schema.ts'

/** The visibility level of a viewer for a job seeker (product.md section 6.7); 4 is the job seeker. */
export type VisibilityLevel = 1 | 2 | 3 | 4

/**
 * The profile fields with a column of their own, and the level from which each is visible. Storing, reading,
 * visibility and erasure follow from this table.
 */
const profileFields = {
  firstName: { column: 'first_name', level: 2 },
  lastName: { column: 'last_name', level: 2 },
  nickname: { column: 'nickname', level: 1 },
  city: { column: 'city', level: 1 },
  jobTitle: { column: 'job_title', level: 1 },
  jobCategory: { column: 'job_category', level: 1 },
  skill: { column: 'skills', level: 1 },
  aboutMe: { column: 'about_me', level: 2 },
  availability: { column: 'availability', level: 2 },
  hourlyRate: { column: 'hourly_rate', level: 2 },
  vacationHours: { column: 'vacation_hours', level: 2 },
  instituteName: { column: 'institute_name', level: 2 },
  subject: { column: 'subject', level: 2 },
  edustartDate: { column: 'education_start', level: 2 },
  eduendDate: { column: 'education_end', level: 2 },
  covidVaccine: { column: 'covid_vaccine', level: 3 },
  medicalInsurance: { column: 'medical_insurance', level: 3 },
  dentalInsurance: { column: 'dental_insurance', level: 3 },
  schools: { column: 'schools', level: 2, isJson: true },
  certificates: { column: 'certificates', level: 1, isJson: true },
  languages: { column: 'languages', level: 1, isJson: true },
  links: { column: 'links', level: 2, isJson: true },
  workAuthorization: { column: 'work_authorization', level: 2, isJson: true },
  wishedPay: { column: 'wished_pay', level: 2, isJson: true },
} as const satisfies Record<ProfileField, { column: keyof Seekers; level: VisibilityLevel; isJson?: true }>

type JsonField = {
  [F in ProfileField]: (typeof profileFields)[F] extends { isJson: true } ? F : never
}[ProfileField]

type ColumnOf<F extends ProfileField> = (typeof profileFields)[F]['column']
/** Stored values by column, with the types of their fields. */
type ByColumn<Fields extends { [F in ProfileField]?: unknown }> = {
  [F in ProfileField as ColumnOf<F>]: Fields[F]
}

const entries = Object.entries(profileFields) as [ProfileField, (typeof profileFields)[ProfileField]][]

/** Values by column as parameters of a statement. */
type Written<Fields extends { [F in ProfileField]?: unknown }> = {
  [F in ProfileField as ColumnOf<F>]: F extends JsonField ? string | null | undefined : Fields[F]
}

/** Maps values by field to values by column, lists and objects to JSON. The contract refuses characters that jsonb can't store. */
export const toColumns = <Fields extends { [F in ProfileField]?: unknown }>(fields: Fields) =>
  Object.fromEntries(
    entries.map(([field, kind]) => {
      const value = fields[field]
      if (!('isJson' in kind) || value === undefined || value === null) return [kind.column, value]
      return [kind.column, isEmptyList(value) ? null : JSON.stringify(value)]
    }),
  ) as Written<Fields>

/** An empty list is stored as one that was never filled. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The fields with one value, which older clients know too. */
export const singleFields = entries.flatMap(([field, kind]) => ('isJson' in kind ? [] : [field]))

/** Maps a profile row to values by field. */
export const fromColumns = <Row extends ByColumn<Record<ProfileField, unknown>>>(row: Row) =>
  Object.fromEntries(entries.map(([field, { column }]) => [field, row[column]])) as {
    [F in ProfileField]: Row[ColumnOf<F>]
  }

/** The visibility level of each field. */
export const levelOfProfileField = Object.fromEntries(entries.map(([field, { level }]) => [field, level])) as {
  readonly [F in ProfileField]: VisibilityLevel
}

/** Null for every column. Erasure sets the columns that are not nullable itself. */
export const emptyProfile = toColumns(
  Object.fromEntries(entries.map(([field]) => [field, null])) as Record<ProfileField, null>,
)
