import type { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import { EmploymentType, type PayPeriod, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { employmentFacet, workplaceFacet } from '../../search/model/lexemes.ts'

/** Paid hours, days, weeks and months in a year, to compare pay of different periods. */
const perYear: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

type ChosenFilters = Pick<JobFilters, 'employmentType' | 'workplace'>

/** The chosen filters with those that words of the keyword stand for, by their lexemes, and the remaining keyword. */
export function understoodFilters({ employmentType, workplace }: ChosenFilters, facets: string[], keyword: string) {
  const withFound = <V extends string>(options: readonly V[], chosen: readonly V[], facetOf: (value: V) => string) =>
    options.filter((value) => chosen.includes(value) || facets.includes(facetOf(value)))
  return {
    keyword,
    employmentType: withFound(EmploymentType.options, employmentType, employmentFacet),
    workplace: withFound(Workplace.options, workplace, workplaceFacet),
  }
}

/** Converts pay to an amount per year; null without a pay filter. */
export const payByYear = (amount: number | null | undefined, period: PayPeriod): number | null =>
  amount === null || amount === undefined ? null : amount * perYear[period]
