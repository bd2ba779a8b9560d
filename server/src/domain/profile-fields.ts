import type { ProfileField } from '@hearback/contract/people/seekers.ts'
import type { Seekers } from '../db/schema.ts'

/** The visibility level of a viewer for a job seeker (product.md section 6.7); 4 is the job seeker. */
export type Ring = 1 | 2 | 3 | 4

/**
 * The profile fields with a column of their own, and the level from which each is visible. Storing, reading,
 * visibility and erasure follow from this table.
 */
const profileFields = {
  firstName: { column: 'first_name', ring: 2 },
  lastName: { column: 'last_name', ring: 2 },
  nickname: { column: 'nickname', ring: 1 },
  city: { column: 'city', ring: 1 },
  jobTitle: { column: 'job_title', ring: 1 },
  jobCategory: { column: 'job_category', ring: 1 },
  skill: { column: 'skills', ring: 1 },
  aboutMe: { column: 'about_me', ring: 2 },
  availability: { column: 'availability', ring: 2 },
  hourlyRate: { column: 'hourly_rate', ring: 2 },
  vacationHours: { column: 'vacation_hours', ring: 2 },
  instituteName: { column: 'institute_name', ring: 2 },
  subject: { column: 'subject', ring: 2 },
  edustartDate: { column: 'education_start', ring: 2 },
  eduendDate: { column: 'education_end', ring: 2 },
  covidVaccine: { column: 'covid_vaccine', ring: 3 },
  medicalInsurance: { column: 'medical_insurance', ring: 3 },
  dentalInsurance: { column: 'dental_insurance', ring: 3 },
} as const satisfies Record<ProfileField, { column: keyof Seekers; ring: Ring }>

type ColumnOf<F extends ProfileField> = (typeof profileFields)[F]['column']
/** Stored values by column, with the types of their fields. */
export type ByColumn<Fields extends { [F in ProfileField]?: unknown }> = {
  [F in ProfileField as ColumnOf<F>]: Fields[F]
}

const entries = Object.entries(profileFields) as [ProfileField, (typeof profileFields)[ProfileField]][]

/** Maps values by field to values by column. */
export const toColumns = <Fields extends { [F in ProfileField]?: unknown }>(fields: Fields) =>
  Object.fromEntries(entries.map(([field, { column }]) => [column, fields[field]])) as ByColumn<Fields>

/** Maps a profile row to values by field. */
export const fromColumns = <Row extends ByColumn<Record<ProfileField, unknown>>>(row: Row) =>
  Object.fromEntries(entries.map(([field, { column }]) => [field, row[column]])) as {
    [F in ProfileField]: Row[ColumnOf<F>]
  }

/** The visibility level of each field. */
export const ringOfProfileField = Object.fromEntries(entries.map(([field, { ring }]) => [field, ring])) as {
  readonly [F in ProfileField]: Ring
}

/** Null for every column. Erasure sets the columns that are not nullable itself. */
export const emptyProfile = toColumns(
  Object.fromEntries(entries.map(([field]) => [field, null])) as Record<ProfileField, null>,
)
