import type { Experience } from '@hearback/contract/people/seekers.ts'

const TEXTS = [
  'title',
  'company',
  'city',
  'companyEmail',
  'startDate',
  'endDate',
  'leavingReason',
  'description',
] as const

export type ExperienceValues = Record<(typeof TEXTS)[number], string> & { employed: boolean; Rate: number | string }

/** Converts an experience to form values; missing fields become empty strings. */
export const experienceValues = (experience?: Experience): ExperienceValues => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, experience?.[name] ?? ''])) as Record<
    (typeof TEXTS)[number],
    string
  >),
  employed: experience?.employed ?? false,
  Rate: experience?.Rate ?? '',
})

/** Adds null for cleared fields (product.md 5); a current position has no end date. */
export function withClearedFields<B extends object>(body: B, before: Experience | undefined): B {
  const { endDate, ...open } = body as B & { endDate?: unknown; employed?: boolean }
  const sent = open.employed ? open : body
  const cleared = before ? [...TEXTS, 'Rate' as const].filter((name) => before[name] != null && !(name in sent)) : []
  return { ...sent, ...Object.fromEntries(cleared.map((name) => [name, null])) } as B
}

/** Form that restores a removed experience. */
export const formOf = ({
  _id,
  verification,
  confirmedDomain,
  confirmedAt,
  createdAt,
  updatedAt,
  ...form
}: Experience) => form
