import type { JobFilters } from '@hearback/contract/jobs/job-search.ts'
import { EmploymentType, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import {
  benefitFacet,
  employmentFacet,
  experienceFacet,
  shiftFacet,
  workplaceFacet,
} from '../../search/model/lexemes.ts'

type ChosenFilters = Pick<JobFilters, 'employmentType' | 'workplace' | 'shift' | 'experienceLevel' | 'benefits'>

/** The chosen filters with those that words of the keyword stand for, by their lexemes, and the remaining keyword. */
export function understoodFilters(chosen: ChosenFilters, facets: readonly string[], keyword: string) {
  const withFound = <V extends string>(options: readonly V[], own: readonly V[], facetOf: (value: V) => string) =>
    options.filter((value) => own.includes(value) || facets.includes(facetOf(value)))
  return {
    keyword,
    employmentType: withFound(EmploymentType.options, chosen.employmentType, employmentFacet),
    workplace: withFound(Workplace.options, chosen.workplace, workplaceFacet),
    shift: withFound(Shift.options, chosen.shift, shiftFacet),
    experienceLevel: withFound(ExperienceLevel.options, chosen.experienceLevel, experienceFacet),
    benefits: withFound(Benefit.options, chosen.benefits, benefitFacet),
  }
}
