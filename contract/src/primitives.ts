import * as z from 'zod/mini'
import { matchChoice } from './choices.ts'
import { lacksDecimals, lacksDecimalsMessage, roundAmount, roundMoney } from './currencies.ts'
import { limits } from './limits.ts'
import { parseNumber } from './parse-number.ts'
import { foldForCode, isVisible, normalizeText, onOneLine } from './text.ts'
import { currentZone } from './zones.ts'

/** PostgreSQL text cannot hold NUL, and a lone surrogate is no character at all. */
const storable = () =>
  z.refine<string>((s) => !s.includes('\0') && s.isWellFormed(), 'Contains characters that cannot be stored')

/** A string of at most `max` UTF-16 code units, for what is read by a pattern or changed before it is checked. */
const bounded = (max: number, error?: string) =>
  z.string(error).check(z.maxLength(max, `At most ${max.toLocaleString('en')} characters`))
/** Numbers, dates, codes and words of a list: what stands in one short field. */
const shortText = (error?: string) => bounded(100, error)

export const Id = z.uuid('This is not a valid id')
export const Instant = z.iso.datetime('This is not a valid date and time')

const withSeconds = (instant: string) => instant.replace(/(T\d{2}:\d{2})(?=Z|[+-])/u, '$1:00')
const inUtc = (instant: string) => new Date(instant).toISOString()
/** An instant as clients write it: with an offset if they like, and without seconds. In UTC from here on. */
export const InstantInput = z.pipe(
  shortText('This is not a valid date and time').check(
    z.overwrite(withSeconds),
    z.iso.datetime({ offset: true, error: 'This is not a valid date and time' }),
  ),
  z.pipe(z.transform(inUtc), Instant),
)

const lineOf = (text: string) => onOneLine(normalizeText(text))
const missing = 'Please fill this in'
/** The length is for clients that read the OpenAPI document: what has nothing to see in it is missing as well. */
const filledIn = () => [z.minLength(1, missing), z.refine<string>(isVisible, missing)] as const

/** A normalized, trimmed text of one line; line breaks become spaces. */
export const optionalLine = (max: number = limits.oneLine) =>
  z.string('Please write a text').check(storable(), z.overwrite(lineOf), z.maxLength(max, `At most ${max} characters`))
export const line = (max: number = limits.oneLine) => optionalLine(max).check(...filledIn())

/** A key or token of a program, compared exactly: trimmed and on one line, not normalized. */
export const exactLine = (max: number = limits.oneLine) =>
  z
    .string('Please write a text')
    .check(storable(), z.overwrite(onOneLine), z.maxLength(max, `At most ${max} characters`), z.minLength(1, missing))

/** A normalized, trimmed text of several lines. */
export const optionalText = (max: number = limits.longText) =>
  z.string('Please write a text').check(
    storable(),
    z.overwrite((s) => normalizeText(s.replace(/\r\n?/gu, '\n')).trim()),
    z.maxLength(max, `At most ${max.toLocaleString('en')} characters`),
  )
export const text = (max: number = limits.longText) => optionalText(max).check(...filledIn())

/** A list before its repeats and empty entries are dropped. */
const boundedList = <S extends z.ZodMiniType>(entry: S) =>
  z.array(entry).check(z.maxLength(limits.rawListItems, `At most ${limits.rawListItems} entries`))

/** A trimmed text; a list is taken as its entries with commas between. */
export const joinedText = (max: number) =>
  z.pipe(
    z.union([bounded(2 * max), boundedList(bounded(max))], 'Please write a text'),
    z.pipe(
      z.transform((value: string | string[]) => [value].flat().filter(isVisible).join(', ')),
      optionalText(max),
    ),
  )

/** A list, or one string with commas, of short texts; repeats (case aside) are dropped. */
export const TextList = z.pipe(
  z.union(
    [bounded(limits.longText * 5), boundedList(bounded(limits.longText))],
    'Give a list, or one text with commas',
  ),
  z.pipe(
    z.transform((value: string | string[]) => uniqueWords(typeof value === 'string' ? value.split(',') : value)),
    z.array(line(limits.listItem)).check(z.maxLength(limits.listItems, `At most ${limits.listItems} entries`)),
  ),
)
/** As `TextList`, in a change: null empties it. */
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

/** As people write it on the wire, read as English: "20", "$20", "20,000", "1.500,50". A single point is a decimal point. */
const spelledNumber = z.pipe(
  shortText(),
  z.transform((text: string, context) => {
    const value = parseNumber(text, 'en', { maxDecimals: Number.POSITIVE_INFINITY })
    if (value !== null) return value
    context.issues.push({ code: 'custom', message: 'Please give a number', input: text })
    return z.NEVER
  }),
)
const Numeric = z.union([z.number(), spelledNumber], 'Please give a number')

/** A number, or a string that spells one, within a range (both ends included). */
export const number = (min: number, max: number) =>
  z.pipe(Numeric, z.number().check(z.gte(min, `At least ${min}`), z.lte(max, `At most ${max.toLocaleString('en')}`)))

/** As `number`, but whole. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    Numeric,
    z
      .number()
      .check(
        z.refine(Number.isInteger, 'Please give a whole number'),
        z.gte(min, `At least ${min}`),
        z.lte(max, `At most ${max.toLocaleString('en')}`),
      ),
  )

/** An amount of money in `currency`, rounded to its decimals. Without one: to 4, until `fitsCurrency` knows it. */
export const money = (max: number, currency?: string) =>
  z.pipe(
    number(0, max),
    z.transform((value: number) => (currency ? roundMoney(value, currency) : roundAmount(value))),
  )

/**
 * Fits amounts of an object to its currency: refuses decimals that the currency lacks, by the name of the field, and rounds
 * other excess decimals. Changes nothing while `currencyOf` says undefined.
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
        // `continue` lets a union take this for the shape that was meant, and name the field.
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

/** Letters of any script count as one each, however long their code. */
const lettersIn = (text: string) => [...text].length
const { min, max } = limits.password
export const Password = z.string('Please choose a password').check(
  z.refine((s) => lettersIn(s) >= min, `At least ${min} characters`),
  z.refine((s) => lettersIn(s) <= max, `At most ${max} characters`),
  // A letter may take two code units.
  z.maxLength(2 * max, `At most ${max} characters`),
  storable(),
  z.meta({ minLength: min, maxLength: max }),
)

/** `YYYY-MM-DD` or `YYYY-MM`, a day that exists. */
export const PartialDate = shortText('Please give a date').check(
  z.overwrite(foldForCode),
  z.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/u, 'Write the date as YYYY-MM-DD, YYYY-MM or YYYY'),
  z.refine(isCalendarDay, 'There is no such day'),
)
function isCalendarDay(date: string): boolean {
  const day = date.length === 7 ? `${date}-01` : date
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}

/** `YYYY-MM-DD`, a day that exists; no instant. */
export const CalendarDate = z
  .string('Please give a date')
  .check(
    z.trim(),
    z.maxLength(100, 'Write the date as YYYY-MM-DD'),
    z.regex(/^\d{4}-\d{2}-\d{2}$/u, 'Write the date as YYYY-MM-DD'),
    z.refine(isCalendarDay, 'There is no such day'),
  )

/** By any of its names in the IANA database; becomes its current one. */
export const TimeZone = line(64).check(
  z.refine<string>((name) => currentZone(name) !== undefined, 'This is not a time zone, like America/Boise'),
  z.overwrite((name) => currentZone(name) ?? name),
)

export const YesNo = z.enum(['yes', 'no', 'prefer_not_to_say'], 'Choose yes, no, or prefer not to say')
const spokenYesNo = { true: 'yes', false: 'no' } as const
/** `true` and `false` are accepted for `yes` and `no` (product.md section 2), and all of them as texts in any case. */
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
/** true or false, also as the words that forms make of them: `true`, `false`, `yes` and `no` in any case. */
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

/** Credentials before an @ look like the address of another site. */
const hasNoCredentials = (url: string) => {
  if (!URL.canParse(url)) return true
  const { username, password } = new URL(url)
  return username === '' && password === ''
}
const withScheme = (s: string) => (s && !/^[a-z][a-z\d+.-]*:/iu.test(s) ? `https://${s}` : s)
export const Url = z.string('Please give a web address').check(
  storable(),
  z.overwrite((s) => withScheme(lineOf(s))),
  z.maxLength(limits.oneLine, `At most ${limits.oneLine} characters`),
  z.url({ protocol: /^https?$/u, hostname: z.regexes.domain, error: 'This is not a valid web address' }),
  z.refine(hasNoCredentials, 'Leave out the user name and password: the part before the @'),
)

/** A field that may be left out, and cleared with null. */
export const nullish = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && lineOf(value) === '')
/** Takes null and an empty text for something else. */
const blankAs = <I, S>(standard: S) =>
  z.transform((value: unknown) => (isBlank(value) ? standard : value)) as unknown as z.ZodMiniType<I | S, I | '' | null>

/** As `nullish`, for what cannot be an empty text: older forms send that where nothing was chosen. */
export const clearable = <O, I>(schema: z.ZodMiniType<O, I>) =>
  z.optional(z.pipe(blankAs<I, null>(null), z.nullable(schema)))

/** A field that has a value of its own where it is left out, null or an empty text. */
export const defaulted = <O, I>(schema: z.ZodMiniType<O, I>, standard: NoInfer<I & O>) =>
  z._default(z.pipe(blankAs<I, I>(standard), schema), standard as z.core.util.NoUndefined<O>)

/** Query fields of a list; the default size is that of the call (product.md section 3). */
export const paging = (limit: number) => ({
  page: z._default(wholeNumber(1, limits.lastPage), 1),
  limit: z._default(wholeNumber(1, limits.pageSize), limit),
})
/** Query fields of a list that answers everything, up to `limits.wholeList` rows, where neither is given. */
export const optionalPaging = {
  page: z.optional(wholeNumber(1, limits.lastPage)),
  limit: z.optional(wholeNumber(1, limits.pageSize)),
}
/** The counts that stand beside every list. */
export const pageCounts = { total: z.number(), totalPages: z.number() }

/** How much of what a plan limits is used in the period that runs. */
export const Quota = z.object({ limit: z.number(), used: z.number(), resetsAt: Instant })
export type Quota = z.infer<typeof Quota>

export const idParams = z.object({ id: Id })
export const Nothing = z.object({})
