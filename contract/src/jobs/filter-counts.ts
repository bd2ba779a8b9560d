import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { JobFilters } from './job-search.ts'

/** Jobs of each choice that has any; lower bounds where `isExact` is false. */
const ChoiceCounts = z.object({
  isExact: z.boolean(),
  values: z.array(z.object({ value: z.string(), jobs: z.int() })),
})

/** Counted with the other filters of the search, and this choice as the only one of its filter. */
export const FilterCounts = z.object({
  category: ChoiceCounts,
  employmentType: ChoiceCounts,
  workplace: ChoiceCounts,
  shift: ChoiceCounts,
  experienceLevel: ChoiceCounts,
  benefits: ChoiceCounts,
  answersShare: ChoiceCounts,
  answersWithinDays: ChoiceCounts,
})
export type FilterCounts = z.infer<typeof FilterCounts>
export type CountedFilter = keyof FilterCounts

export const countFilters = endpoint({
  method: 'POST',
  path: '/api/postjob/filtercounts',
  access: 'public',
  summary: 'Count what a search would find with each choice of its filters',
  body: z.omit(JobFilters, { page: true, resultsPerPage: true, brief: true, sort: true }),
  reply: z.object({ counts: FilterCounts }),
})
