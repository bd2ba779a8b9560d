import { hourlyRateOf, type School, type WishedPay } from '@hearback/contract/people/profile-entries.ts'
import type { SeekerForm } from '@hearback/contract/people/seekers.ts'

type Sent = { [K in keyof SeekerForm]?: SeekerForm[K] | undefined }

/** The fields of the first school as older clients know them. */
export interface FirstSchool {
  readonly instituteName: string | null
  readonly subject: string | null
  readonly edustartDate: string | null
  readonly eduendDate: string | null
}

interface Stored {
  readonly institute_name: string | null
  readonly subject: string | null
  readonly education_start: string | null
  readonly education_end: string | null
  readonly hourly_rate: number | null
  readonly schools: unknown
  readonly wished_pay: unknown
}

/** All schools of a profile. The columns of the first prevail, because the release before writes only those. */
export function schoolsOf(row: Stored): School[] {
  const [stored, ...others] = (row.schools as School[] | null) ?? []
  return withFirst(others, {
    institution: row.institute_name,
    subject: row.subject,
    degree: stored?.degree ?? null,
    startDate: row.education_start,
    endDate: row.education_end,
  })
}

/** The wished pay, or the hourly rate in US dollars; undefined without any. */
export function wishedPayOf({ wished_pay, hourly_rate }: Pick<Stored, 'wished_pay' | 'hourly_rate'>) {
  const stored = wished_pay as WishedPay | null
  if (stored && hourlyRateOf(stored) === hourly_rate) return stored
  return hourly_rate === null ? undefined : { amount: hourly_rate, period: 'hour' as const, currency: 'USD' }
}

/** The first school in the fields of older clients. */
export const firstSchoolOf = ([first]: readonly School[]): FirstSchool => ({
  instituteName: first?.institution ?? null,
  subject: first?.subject ?? null,
  edustartDate: first?.startDate ?? null,
  eduendDate: first?.endDate ?? null,
})

/**
 * Completes changes so that older and newer fields agree: `schools` with the fields of its first entry, `wishedPay` with
 * `hourlyRate`. The newer field wins if both are sent. An hourly rate sent back unchanged keeps the wished pay.
 */
export const linkFields = <Form extends Sent>(before: Stored | undefined, form: Form): Form => ({
  ...form,
  ...linkedSchools(before ? schoolsOf(before) : [], form),
  ...linkedPay(before?.hourly_rate ?? null, form),
})

function linkedSchools(before: readonly School[], form: Sent): Partial<Sent> {
  if (form.schools !== undefined) return firstSchoolOf(form.schools ?? [])
  const { instituteName, subject, edustartDate, eduendDate } = form
  if ([instituteName, subject, edustartDate, eduendDate].every((value) => value === undefined)) return {}
  const [first, ...others] = before
  const schools = withFirst(others, {
    institution: instituteName === undefined ? first?.institution : instituteName,
    subject: subject === undefined ? first?.subject : subject,
    degree: first?.degree,
    startDate: edustartDate === undefined ? first?.startDate : edustartDate,
    endDate: eduendDate === undefined ? first?.endDate : eduendDate,
  })
  return { schools: schools.length > 0 ? schools : null, ...firstSchoolOf(schools) }
}

type Parts = { [K in keyof School]?: School[K] | null | undefined }

/** Puts a school first, unless older clients see nothing of it: then its degree goes too, and the next is the first. */
function withFirst(others: readonly School[], { degree, ...shown }: Parts): School[] {
  const isEmpty = Object.values(shown).every((value) => !value)
  return isEmpty ? [...others] : [filled({ ...shown, degree }), ...others]
}

const filled = (parts: Parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as School

function linkedPay(before: number | null, { wishedPay, hourlyRate }: Sent): Partial<Sent> {
  if (wishedPay !== undefined) return { hourlyRate: wishedPay && hourlyRateOf(wishedPay) }
  return hourlyRate === undefined || hourlyRate === before ? {} : { wishedPay: null }
}
