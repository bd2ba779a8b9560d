import * as z from 'zod/mini'
import { PartialDate } from './primitives.ts'
import { foldForCode, truncate } from './text.ts'

const instant = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/iu
const maxDateLength = 100
const bareYear = /^\d{4}$/u

/**
 * `PartialDate` that accepts input of date pickers and forms: an instant becomes the day written in it, a bare year
 * becomes `month` of that year.
 */
const dateInput = (month: '01' | '12') => {
  const read = (value: unknown) => {
    const written = typeof value === 'number' ? String(value) : value
    if (typeof written !== 'string') return value
    const date = truncate(written, maxDateLength, '').trim()
    const year = foldForCode(date)
    return bareYear.test(year) ? `${year}-${month}` : (instant.exec(date)?.[1] ?? date)
  }
  return z.pipe(z.transform(read) as unknown as z.ZodMiniType<string, string>, PartialDate)
}

/** A start date: a bare year means its January. */
export const StartDate = dateInput('01')
/** An end date: a bare year means its December, so that `2018` to `2018` is the whole year. */
export const EndDate = dateInput('12')
