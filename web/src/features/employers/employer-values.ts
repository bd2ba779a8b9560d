import type { Employer } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/employers.ts'

const NAMES = [
  'firstName',
  'lastName',
  'nickname',
  'profession',
  'gender',
  'businessName',
  'businessLocation',
  'companySize',
  'companyWebsite',
  'industryType',
  'businessDescription',
] as const

type EmployerText = (typeof NAMES)[number]
export type EmployerField = EmployerText | 'benefits'
export type EmployerValues = Record<EmployerText, string> & { benefits: string[] }

/** Converts the profile to form values; missing fields become empty strings. */
export const valuesOf = (profile?: Partial<Employer>): EmployerValues => ({
  ...(Object.fromEntries(NAMES.map((name) => [name, profile?.[name] ?? ''])) as Record<EmployerText, string>),
  benefits: profile?.benefits ?? [],
})

/** Body of an update: fields with a value, and null for cleared fields (product.md 5). */
export function withCleared<B extends object>(body: B, before: Partial<Employer>): B & Record<string, unknown> {
  const cleared = [...NAMES, 'benefits' as const].filter((name) => before[name]?.length && !(name in body))
  return { ...body, ...Object.fromEntries(cleared.map((name) => [name, null])) }
}

/** The fields of an update that differ from what the form started from, with the version that they replace. */
export function changesIn<B extends Record<string, unknown>>(
  body: B,
  { initial, version }: { initial: EmployerValues; version: string | undefined },
): Partial<B> & { version?: string } {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? '') !== JSON.stringify(initial[name as EmployerField] ?? '')
  return { ...(Object.fromEntries(Object.entries(body).filter(isChanged)) as Partial<B>), ...(version && { version }) }
}

const LARGEST = 'Over 5,000'

// Suggestions of the form; the contract accepts any text.
export const COMPANY_SIZES = ['1–10', '11–50', '51–200', '201–500', '501–1,000', '1,001–5,000', LARGEST].map(
  (size) => ({ value: size, label: size === LARGEST ? t.sizeLargest : t.sizePeople(size) }),
)
export const INDUSTRIES = [
  'Agriculture and food',
  'Arts, media and events',
  'Construction and trades',
  'Education and childcare',
  'Energy and environment',
  'Finance and insurance',
  'Health and care',
  'Hospitality and tourism',
  'Law and consulting',
  'Manufacturing',
  'Non-profit',
  'Public service',
  'Retail and wholesale',
  'Science and research',
  'Software and technology',
  'Transport and logistics',
]
export const GENDERS = ['Female', 'Male', 'Non-binary', 'Prefer not to say']
