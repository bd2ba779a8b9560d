import * as t from '@hearback/texts/web/companies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
/** Formats "51-200 people"; text without a number is kept unchanged. */
export const sizeWords = (size: string | null): string | null => (size && /\d$|\+$/u.test(size) ? t.people(size) : size)

export const jobsWords = (count: number): string =>
  count === 0 ? t.openJobsNone : t.openJobCount(count.toLocaleString(locale.numbers))
