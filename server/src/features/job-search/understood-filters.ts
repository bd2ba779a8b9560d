import type { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import { EmploymentType, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { employmentFacet, workplaceFacet } from '../../search/model/lexemes.ts'

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
