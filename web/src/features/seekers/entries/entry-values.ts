import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import { hourlyRateOf, type WishedPay } from '@hearback/contract/people/profile-entries.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { normalizeText } from '@hearback/contract/values/text.ts'

/** An empty entry of each list. */
export const BLANK = {
  schools: { institution: '', subject: '', degree: '', startDate: '', endDate: '' },
  certificates: { name: '', issuer: '', number: '', issueDate: '', expiryDate: '' },
  languages: { language: '', level: '' },
  links: { title: '', url: '' },
  workAuthorization: { country: '', sponsorship: '' },
} satisfies Record<string, Record<string, string>>

export type ListName = keyof typeof BLANK
export type Entry<N extends ListName> = { [K in keyof (typeof BLANK)[N]]: string }
export interface PayValues {
  amount: number | string
  period: PayPeriod
  currency: string
}
/** Form values of the lists and the desired pay. */
export type EntryValues = { [N in ListName]: Entry<N>[] } & { wishedPay: PayValues }

const NAMES = Object.keys(BLANK) as ListName[]
export const isListName = (name: string): name is ListName => Object.hasOwn(BLANK, name)

/** `currency` is that of a pay to be entered. */
export const entryValuesOf = (profile: Seeker, currency: string): EntryValues =>
  ({
    ...Object.fromEntries(
      NAMES.map((name) => [name, (profile[name] ?? []).map((entry) => ({ ...BLANK[name], ...entry }))]),
    ),
    wishedPay: profile.wishedPay ?? { amount: '', period: 'hour', currency },
  }) as EntryValues

const isFilled = (value: string) => normalizeText(value).trim() !== ''
const hasWords = (entry: Record<string, string>) => Object.values(entry).some(isFilled)

/** The entries to send: those with any value. */
export const filledEntries = <E extends Record<string, string>>(entries: readonly E[]): E[] => entries.filter(hasWords)

/** The index among all entries of the `sent`-th filled one. */
export const indexOfFilled = (entries: readonly Record<string, string>[], sent: number): number =>
  [...entries.keys()].filter((index) => hasWords(entries[index] ?? {}))[sent] ?? sent

/** Pay without an amount is null. */
export const sentPay = (pay: PayValues): PayValues | null =>
  typeof pay.amount === 'string' && !isFilled(pay.amount) ? null : pay

/** The fields of the profile that follow from these values, for its preview. */
export function shownEntries(values: EntryValues): Partial<Seeker> {
  const lists = Object.fromEntries(
    NAMES.map((name) => {
      const filled = filledEntries<Record<string, string>>(values[name]).map(withoutBlanks)
      return [name, filled.length > 0 ? filled : undefined]
    }),
  ) as Pick<Seeker, ListName>
  const [first] = lists.schools ?? []
  const pay = typeof values.wishedPay.amount === 'number' ? (values.wishedPay as WishedPay) : undefined
  return {
    ...lists,
    instituteName: first?.institution ?? null,
    subject: first?.subject ?? null,
    hourlyRate: pay ? hourlyRateOf(pay) : null,
    wishedPay: pay,
  } as Partial<Seeker>
}

const withoutBlanks = (entry: Record<string, string>) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => isFilled(value)))
