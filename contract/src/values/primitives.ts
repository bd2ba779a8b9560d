import * as z from 'zod/mini'
import { matchChoice } from './choices.ts'
import { lacksDecimals, lacksDecimalsMessage, roundAmount, roundMoney } from './currencies.ts'
import { foldDate, isCalendarDay } from './date-text.ts'
import { limits } from './limits.ts'
import { missingText } from './missing-text.ts'
import { parseNumber } from './parse-number.ts'
import { isVisible, normalizeText, onOneLine } from './text.ts'
import { currentZone } from './zones.ts'

/** PostgreSQL text cannot store NUL, and lone surrogates are invalid. */
const storable = () =>
  z.refine<string>((s) => !s.includes('\0') && s.isWellFormed(), 'This contains characters we can’t save')

/** Refuses a longer text before other checks and normalization, whose time grows with its length. */
export const strictMaxLength = (max: number, error: string) => z.maxLength(max, { error, abort: true })
/** Like `strictMaxLength`, for a text that normalization may shorten to `max`. */
export const rawMaxLength = (max: number, error: string) => strictMaxLength(10 * max + 1_000, error)

/** A string of at most `max` UTF-16 code units, for input that is parsed or transformed before validation. */
const bounded = (max: number, error?: string) =>
  z.string(error).check(strictMaxLength(max, `At most ${max.toLocaleString('en')} characters`))
/** Input of short fields: numbers, dates, codes and enum values. */
const shortText = (error?: string) => bounded(100, error)

export const Id = z.uuid('This ID isn’t valid')
export const Instant = z.iso.datetime('Enter a valid date and time')

const asInstant = (text: string) =>
  foldDate(text)
    .toUpperCase()
    .replace(/^(.{10}) (?=\d)/u, '$1T')
    .replace(/(T\d{2}:\d{2})(?=Z|[+-])/u, '$1:00')
const inUtc = (instant: string) => new Date(instant).toISOString()
/** An instant, optionally with an offset and without seconds. Converted to UTC. */
export const InstantInput = z.pipe(
  shortText('Enter a valid date and time').check(
    z.overwrite(asInstant),
    z.iso.datetime({ offset: true, error: 'Enter a valid date and time' }),
  ),
  z.pipe(z.transform(inUtc), Instant),
)

const lineOf = (text: string) => onOneLine(normalizeText(text))
const paragraphsOf = (text: string) => normalizeText(text.replace(/\r\n?/gu, '\n')).trim()
/**
 * The minimum length is for clients that read the OpenAPI document; text without visible characters counts as missing
 * too.
 */
const filledIn = () => [z.minLength(1, missingText), z.refine<string>(isVisible, missingText)] as const

/** Checks of a text of at most `max` UTF-16 code units after normalization. */
const normalized = (max: number, normalize: (text: string) => string, error = `At most ${max} characters`) =>
  [rawMaxLength(max, error), storable(), z.overwrite(normalize), z.maxLength(max, error)] as const

/** A normalized, trimmed single-line text; line breaks become spaces. */
export const optionalLine = (max: number = limits.oneLine) =>
  z.string('Enter some text').check(...normalized(max, lineOf))
export const line = (max: number = limits.oneLine) => optionalLine(max).check(...filledIn())

/** A key or token, compared exactly: trimmed and on one line, but not normalized. */
export const exactLine = (max: number = limits.oneLine) =>
  z.string('Enter some text').check(...normalized(max, onOneLine), z.minLength(1, missingText))

/** A normalized, trimmed multi-line text. */
export const optionalText = (max: number = limits.longText) =>
  z.string('Enter some text').check(...normalized(max, paragraphsOf, `At most ${max.toLocaleString('en')} characters`))
export const text = (max: number = limits.longText) => optionalText(max).check(...filledIn())

/** A list before its duplicates and empty entries are dropped. */
const boundedList = <S extends z.ZodMiniType>(entry: S) =>
  z.array(entry).check(z.maxLength(limits.rawListItems, `At most ${limits.rawListItems} entries`))

/** A trimmed text; a list is joined with commas. */
export const joinedText = (max: number) =>
  z.pipe(
    z.union([bounded(2 * max), boundedList(bounded(max))], 'Enter some text'),
    z.pipe(
      z.transform((value: string | string[]) => [value].flat().filter(isVisible).join(', ')),
      optionalText(max),
    ),
  )

/** A list of short texts, or one string separated by commas; duplicates (ignoring case) are dropped. */
export const TextList = z.pipe(
  z.union(
    [bounded(limits.longText * 5), boundedList(bounded(limits.longText))],
    'Enter a list, or text separated by commas',
  ),
  z.pipe(
    z.transform((value: string | string[]) => uniqueWords(typeof value === 'string' ? value.split(',') : value)),
    z.array(line(limits.listItem)).check(z.maxLength(limits.listItems, `At most ${limits.listItems} entries`)),
  ),
)
/** `TextList` in an update: null empties it. */
export const ChangedTextList = z.pipe(
  z.transform((value: string | string[] | null) => value ?? []),
  TextList,
)

function uniqueWords(words: string[]): string[] {
  const seen = new Map<string, string>()
  for (const word of words.map(lineOf)) {
    if (isVisible(word) && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word)
  }
  return [...seen.values()]
}

/**
 * A number spelled as text, in English notation: "20", "$20", "20,000", "1.500,50". A single point is a decimal point.
 */
const spelledNumber = z.pipe(
  shortText(),
  z.transform((text: string, context) => {
    const value = parseNumber(text, 'en', { maxDecimals: Number.POSITIVE_INFINITY })
    if (value !== null) return value
    context.issues.push({ code: 'custom', message: 'Enter a number', input: text })
    return z.NEVER
  }),
)
const Numeric = z.union([z.number(), spelledNumber], 'Enter a number')

/** A number, or a string that spells one, within an inclusive range. */
export const number = (min: number, max: number) =>
  z.pipe(Numeric, z.number().check(z.gte(min, `At least ${min}`), z.lte(max, `At most ${max.toLocaleString('en')}`)))

/** Like `number`, but an integer. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    Numeric,
    z
      .number()
      .check(
        z.refine(Number.isInteger, 'Enter a whole number'),
        z.gte(min, `At least ${min}`),
        z.lte(max, `At most ${max.toLocaleString('en')}`),
      ),
  )

/**
 * An amount of money, rounded to the decimals of `currency`. Without one it is rounded to 4 decimals, until
 * `fitsCurrency` knows it.
 */
export const money = (max: number, currency?: string) =>
  z.pipe(
    number(0, max),
    z.transform((value: number) => (currency ? roundMoney(value, currency) : roundAmount(value))),
  )

/**
 * Rounds amounts of an object to the decimals of its currency. Decimals of a currency without any are an error of their
 * field. Does nothing while `currencyOf` returns undefined.
 */
export const fitsCurrency = <T extends object>(
  names: readonly (keyof T & string)[],
  currencyOf: (value: T) => string | undefined,
) =>
  z.check<T>((payload) => {
    const currency = currencyOf(payload.value)
    if (currency === undefined) return
    const fitted: Record<string, unknown> = {}
    for (const name of names) {
      const amount: unknown = payload.value[name]
      if (typeof amount !== 'number') continue
      if (lacksDecimals(amount, currency))
        // `continue` makes unions report this error with its field.
        payload.issues.push({
          code: 'custom',
          message: lacksDecimalsMessage,
          input: amount,
          path: [name],
          continue: true,
        })
      else fitted[name] = roundMoney(amount, currency)
    }
    payload.value = { ...payload.value, ...fitted }
  })

export const Latitude = number(-90, 90)
export const Longitude = number(-180, 180)

/** Counts code points, so that letters of any script count as one each. */
const lettersIn = (text: string) => [...text].length
const { min, max } = limits.password
export const Password = z.string('Choose a password').check(
  // A code point may take two code units.
  strictMaxLength(2 * max, `At most ${max} characters`),
  z.refine((s) => lettersIn(s) >= min, `At least ${min} characters`),
  z.refine((s) => lettersIn(s) <= max, `At most ${max} characters`),
  storable(),
  z.meta({ minLength: min, maxLength: max }),
)

/** `YYYY-MM-DD` or `YYYY-MM` of an existing day or month. */
export const PartialDate = shortText('Enter a date').check(
  z.overwrite(foldDate),
  z.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/u, 'Enter the date as YYYY-MM-DD, YYYY-MM or YYYY'),
  z.refine(isCalendarDay, 'This date doesn’t exist'),
)

/** `YYYY-MM-DD` of an existing day; not an instant. */
export const CalendarDate = z
  .string('Enter a date')
  .check(
    strictMaxLength(100, 'Enter the date as YYYY-MM-DD'),
    z.overwrite(foldDate),
    z.regex(/^\d{4}-\d{2}-\d{2}$/u, 'Enter the date as YYYY-MM-DD'),
    z.refine(isCalendarDay, 'This date doesn’t exist'),
  )

/** Any name of the IANA database; converted to the current one. */
export const TimeZone = line(64).check(
  z.refine<string>((name) => currentZone(name) !== undefined, 'Enter a time zone, like America/Boise'),
  z.overwrite((name) => currentZone(name) ?? name),
)

export const YesNo = z.enum(['yes', 'no', 'prefer_not_to_say'], 'Choose yes, no, or prefer not to say')
const spokenYesNo = { true: 'yes', false: 'no' } as const
/** Accepts `true` and `false` for `yes` and `no` (product.md section 2), and all of them as text in any case. */
export const YesNoInput = z.pipe(
  z.union([z.boolean(), shortText()], 'Choose yes, no, or prefer not to say'),
  z.pipe(
    z.transform(
      (value: boolean | string) =>
        matchChoice(YesNo.options, String(value), spokenYesNo) ?? (String(value) as z.infer<typeof YesNo>),
    ),
    YesNo,
  ),
)

const spokenBooleans = { yes: 'true', no: 'false' } as const
/** A boolean, or its text from forms: `true`, `false`, `yes` or `no` in any case. */
export const TrueOrFalse = z.pipe(
  z.union([z.boolean(), shortText()], 'Choose yes or no'),
  z.pipe(
    z.transform((value: boolean | string) => {
      const word = matchChoice(['true', 'false'], String(value), spokenBooleans)
      return word === undefined ? (value as boolean) : word === 'true'
    }),
    z.boolean('Choose yes or no'),
  ),
)

/** Credentials before an @ can fake the host of another site. */
const hasNoCredentials = (url: string) => {
  if (!URL.canParse(url)) return true
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
/** A colon before digits is that of a port: `jobs.example:8443`. */
const withScheme = (s: string) => (s && !/^[a-z][a-z\d+.-]*:(?!\d)/iu.test(s) ? `https://${s}` : s)
export const Url = z
  .string('Enter a web address')
  .check(
    ...normalized(limits.oneLine, (s) => withScheme(lineOf(s))),
    z.url({ protocol: /^https?$/u, hostname: z.regexes.domain, error: 'Enter a valid web address' }),
    z.refine(hasNoCredentials, 'Remove the user name and password (the part before the @)'),
  )

/** An optional field that null clears. */
export const nullish = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

const isBlankText = (text: string) => text.length <= 1_000 && lineOf(text) === ''
const isBlank = (value: unknown) => value === null || (typeof value === 'string' && isBlankText(value))
/** Maps null and an empty string to another value. */
const blankAs = <I, S>(standard: S) =>
  z.transform((value: unknown) => (isBlank(value) ? standard : value)) as unknown as z.ZodMiniType<I | S, I | '' | null>

/** Like `nullish`, for fields that cannot be an empty text: legacy forms send that for no choice. */
export const clearable = <O, I>(schema: z.ZodMiniType<O, I>) =>
  z.optional(z.pipe(blankAs<I, null>(null), z.nullable(schema)))

/** A field with a default for missing, null or empty input. */
export const defaulted = <O, I>(schema: z.ZodMiniType<O, I>, standard: NoInfer<I & O>) =>
  z._default(z.pipe(blankAs<I, I>(standard), schema), standard as z.core.util.NoUndefined<O>)

/** Query fields of a list; the default page size depends on the endpoint (product.md section 3). */
export const paging = (limit: number) => ({
  page: z._default(wholeNumber(1, limits.lastPage), 1),
  limit: z._default(wholeNumber(1, limits.pageSize), limit),
})
/** Query fields of a list that returns everything, up to `limits.wholeList` rows, without them. */
export const optionalPaging = {
  page: z.optional(wholeNumber(1, limits.lastPage)),
  limit: z.optional(wholeNumber(1, limits.pageSize)),
}
/** Counts included with every list. */
export const pageCounts = { total: z.number(), totalPages: z.number() }

/** Usage of a quota in the current period. */
export const Quota = z.object({ limit: z.number(), used: z.number(), resetsAt: Instant })
export type Quota = z.infer<typeof Quota>

export const idParams = z.object({ id: Id })
export const Nothing = z.object({})
