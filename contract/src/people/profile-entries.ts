import * as z from 'zod/mini'
import { PayPeriod } from '../jobs/jobs.ts'
import { Currency, hoursPerPeriod } from '../jobs/pay-units.ts'
import { choiceOf } from '../values/choices.ts'
import { currencyOfCountry } from '../values/country-currencies.ts'
import { roundMoney } from '../values/currencies.ts'
import { EndDate, StartDate } from '../values/dates.ts'
import { parseLanguageTag } from '../values/language-tags.ts'
import { limits } from '../values/limits.ts'
import { missingText } from '../values/missing-text.ts'
import {
  clearable,
  fitsCurrency,
  line,
  money,
  nullish,
  optionalLine,
  strictMaxLength,
  Url,
} from '../values/primitives.ts'
import { webHref } from './web-href.ts'

type Filled<T> = { [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?:
    | Exclude<T[K], null | undefined>
    | undefined
}
/** Entries are stored without empty values. */
const withoutBlanks = <T extends object>(entry: T) =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Filled<T>

/** A list of entries without their empty values. */
const listOf = <S extends z.ZodMiniType<object>>(entry: S) =>
  z
    .array(z.pipe(entry, z.transform(withoutBlanks<z.output<S>>)), 'Enter a list')
    .check(z.maxLength(limits.profileEntries, `At most ${limits.profileEntries} entries`))

const dateKeys = ['startDate', 'endDate', 'issueDate', 'expiryDate'] as const
type Period = { [K in (typeof dateKeys)[number]]?: string | null | undefined }
/** Refuses an end before the start; a month counts to its last day. */
const inOrder = (start: keyof Period, end: keyof Period, error: string) =>
  z.refine<Period>((entry) => !entry[start] || !entry[end] || `${entry[end]}-31` >= (entry[start] ?? ''), {
    error,
    path: [end],
    when: ({ value }) => typeof Object(value)[start] === 'string' && typeof Object(value)[end] === 'string',
  })

const School = z
  .object(
    {
      institution: nullish(optionalLine()),
      subject: nullish(optionalLine()),
      degree: nullish(optionalLine()),
      startDate: clearable(StartDate),
      endDate: clearable(EndDate),
    },
    'Enter an object',
  )
  .check(
    z.refine(({ institution, subject }) => Boolean(institution || subject), {
      error: missingText,
      path: ['institution'],
    }),
    inOrder('startDate', 'endDate', 'The end can’t be before the start'),
  )

const Certificate = z
  .object(
    {
      name: line(),
      issuer: nullish(optionalLine()),
      /** Visible to the seeker only. */
      number: nullish(optionalLine(limits.listItem)),
      issueDate: clearable(StartDate),
      expiryDate: clearable(EndDate),
    },
    'Enter an object',
  )
  .check(inOrder('issueDate', 'expiryDate', 'It can’t expire before it was issued'))

/** Proficiency, as LinkedIn and JSON Resume say it: CEFR A, B, C, and a first language. */
export const LanguageLevel = z.enum(
  ['basic', 'conversational', 'fluent', 'native'],
  'Choose basic, conversational, fluent or native',
)
export type LanguageLevel = z.infer<typeof LanguageLevel>

/** A BCP 47 tag. */
const LanguageTag = z.string('Choose a language').check(
  strictMaxLength(100, 'Unknown language. Enter its two letters, like en'),
  z.refine((tag) => parseLanguageTag(tag) !== undefined, 'Unknown language. Enter its two letters, like en'),
  z.overwrite((tag) => parseLanguageTag(tag) ?? tag),
)
const SpokenLanguage = z.object({ language: LanguageTag, level: clearable(choiceOf(LanguageLevel)) }, 'Enter an object')

/** An https address that shows where it leads, with a title. */
const ProfileLink = z.object(
  {
    title: line(limits.listItem),
    url: Url.check(
      z.refine((url) => /^https:/iu.test(url), 'Enter an address that starts with https://'),
      z.refine(
        (url) => webHref(url) !== undefined,
        'This address hides where it leads. Enter it as you see it in your browser',
      ),
    ),
  },
  'Enter an object',
)

export const Sponsorship = z.enum(['not_needed', 'needed'], 'Choose whether you need sponsorship')
export type Sponsorship = z.infer<typeof Sponsorship>
/** Whether the seeker may work in a country (ISO 3166-1 alpha-2). */
const WorkAuthorization = z.object(
  {
    country: z.string('Choose a country').check(
      strictMaxLength(100, 'Unknown country. Enter its two letters, like US'),
      z.overwrite((code) => code.trim().toUpperCase()),
      z.refine((code) => currencyOfCountry(code) !== undefined, 'Unknown country. Enter its two letters, like US'),
    ),
    sponsorship: choiceOf(Sponsorship),
  },
  'Enter an object',
)

/** Refuses a second entry with the same value. */
const unique = <T extends object>(key: keyof T & string, error: string) =>
  z.check<T[]>(({ value, issues }) => {
    const seen = new Set<unknown>()
    for (const [index, entry] of value.entries()) {
      if (seen.has(entry[key])) issues.push({ code: 'custom', message: error, input: entry[key], path: [index, key] })
      seen.add(entry[key])
    }
  })

export interface WishedPay {
  amount: number
  period: PayPeriod
  currency: string
}

/** Wished pay in US dollars per hour of full-time work; null in other currencies, which are not compared. */
export const hourlyRateOf = ({ amount, period, currency }: WishedPay): number | null =>
  currency === 'USD' ? roundMoney(amount / hoursPerPeriod[period], 'USD') : null

const WishedPayInput = z
  .object({ amount: money(limits.pay), period: choiceOf(PayPeriod), currency: Currency }, 'Enter an object')
  .check(
    fitsCurrency(['amount'], ({ currency }) => currency),
    z.refine((pay) => (hourlyRateOf(pay) ?? 0) <= limits.rate, {
      error: `At most $${limits.rate.toLocaleString('en')} per hour`,
      path: ['amount'],
    }),
  )

/** Fields of the profile form with several entries. Null and an empty list clear one. */
export const profileEntries = {
  schools: clearable(listOf(School)),
  certificates: clearable(listOf(Certificate)),
  languages: clearable(listOf(SpokenLanguage).check(unique('language', 'You’ve already added this language'))),
  links: clearable(listOf(ProfileLink)),
  workAuthorization: clearable(listOf(WorkAuthorization).check(unique('country', 'You’ve already added this country'))),
  wishedPay: clearable(WishedPayInput),
}

const shownDate = z.optional(z.string())
/** The same fields as shown, there only if they are set. */
export const shownProfileEntries = {
  /** The first is that of `instituteName`, `subject`, `edustartDate` and `eduendDate`. */
  schools: z.optional(
    z.array(
      z.object({
        institution: z.optional(z.string()),
        subject: z.optional(z.string()),
        degree: z.optional(z.string()),
        startDate: shownDate,
        endDate: shownDate,
      }),
    ),
  ),
  certificates: z.optional(
    z.array(
      z.object({
        name: z.string(),
        issuer: z.optional(z.string()),
        /** Only to the seeker. */
        number: z.optional(z.string()),
        issueDate: shownDate,
        expiryDate: shownDate,
      }),
    ),
  ),
  languages: z.optional(z.array(z.object({ language: z.string(), level: z.optional(LanguageLevel) }))),
  links: z.optional(z.array(z.object({ title: z.string(), url: z.string() }))),
  workAuthorization: z.optional(z.array(z.object({ country: z.string(), sponsorship: Sponsorship }))),
  /** `hourlyRate` is the same in US dollars per hour; null in other currencies. */
  wishedPay: z.optional(z.object({ amount: z.number(), period: PayPeriod, currency: z.string() })),
}
const Shown = z.object(shownProfileEntries)
type Shown = z.infer<typeof Shown>
export type School = NonNullable<Shown['schools']>[number]
export type Certificate = NonNullable<Shown['certificates']>[number]
export type SpokenLanguage = NonNullable<Shown['languages']>[number]
export type ProfileLink = NonNullable<Shown['links']>[number]
export type WorkAuthorization = NonNullable<Shown['workAuthorization']>[number]
