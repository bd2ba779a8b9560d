import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf, orList } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  clearable,
  defaulted,
  Latitude,
  Longitude,
  line,
  money,
  number,
  optionalLine,
  pageCounts,
  TrueOrFalse,
  wholeNumber,
} from '../values/primitives.ts'
import { EmploymentType, Job, PayPeriod, Workplace } from './jobs.ts'
import { Currency } from './pay-units.ts'
import { UnderstoodLocation } from './places.ts'
import { answersShares, answersWithinDays, jobOrders } from './search-choices.ts'
import { Benefit, ExperienceLevel, Shift } from './work-details.ts'

/** One value or a list of at most `max`; duplicates are dropped. */
const manyOf = <S extends z.ZodMiniType>(schema: S, max: number) =>
  defaulted(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
      z.array(schema).check(
        z.maxLength(max, `At most ${max} values`),
        z.overwrite((values) => [...new Set(values)]),
      ),
    ),
    [],
  )

const oneOf = (values: readonly number[]) =>
  wholeNumber(0, 100).check(z.refine((value) => values.includes(value), `Choose ${orList(values.map(String))}`))

/** Legacy clients send only keyword, location, page and resultsPerPage. */
export const JobFilters = z.object({
  keyword: defaulted(optionalLine(), ''),
  location: defaulted(optionalLine(), ''),
  page: defaulted(wholeNumber(1, limits.lastPage), 1),
  resultsPerPage: defaulted(wholeNumber(1, limits.pageSize), 2),
  latitude: clearable(Latitude),
  longitude: clearable(Longitude),
  radius: clearable(number(0.1, limits.radiusKm)),
  category: manyOf(line(), limits.filterValues),
  employmentType: manyOf(choiceOf(EmploymentType), EmploymentType.options.length),
  workplace: manyOf(choiceOf(Workplace), Workplace.options.length),
  /** Keeps jobs that name all of these skills, in their list of skills or in their text. */
  skills: manyOf(line(), limits.filterValues),
  /** Any of these, as of each filter but skills; jobs that state none are left out. */
  shift: manyOf(choiceOf(Shift), Shift.options.length),
  experienceLevel: manyOf(choiceOf(ExperienceLevel), ExperienceLevel.options.length),
  benefits: manyOf(choiceOf(Benefit), Benefit.options.length),
  /** Keeps jobs whose maximum pay reaches this, compared per year. */
  payFrom: clearable(money(limits.pay)),
  payPeriod: defaulted(choiceOf(PayPeriod), 'hour'),
  /** Currency of `payFrom`: jobs in other currencies are excluded. US dollars by default. */
  payCurrency: defaulted(Currency, 'USD'),
  postedWithin: clearable(wholeNumber(1, 365)),
  /** Keeps jobs of companies that answer at least this share of applications, in percent, as shown on the job. */
  answersShare: clearable(oneOf(answersShares)),
  /** Keeps jobs of companies whose median answer takes at most this many days, as shown on the job. */
  answersWithinDays: clearable(oneOf(answersWithinDays)),
  /** Keeps jobs of companies that proved a domain (`company.verification`). */
  verified: defaulted(TrueOrFalse, false),
  /** Leaves out jobs that the signed-in seeker applied to. Ignored for everybody else. */
  hideApplied: defaulted(TrueOrFalse, false),
  /**
   * `pay`: highest `payTo` by year first, in `payCurrency`; then jobs of other currencies and without pay, newest first.
   * `distance`: nearest first, of the jobs within the radius (500 km for coordinates without one); jobs without a position, such as
   * remote ones, are not in a circle. Newest first where the search has no point. `answers`: by the share of applications that the
   * company answers: from 90%, 80%, 50%, below, unknown; newest first within each.
   * `match`: by the parts of the match with the signed-in seeker's profile, titles before texts, then the newest; for everybody else
   * `relevance` with a keyword, `newest` without.
   */
  sort: defaulted(choiceOf(z.enum(jobOrders, 'Choose newest, relevance, pay, distance, answers or match')), 'newest'),
  /** Shortens each description to 240 characters. */
  brief: defaulted(TrueOrFalse, false),
})
export type JobFilters = z.output<typeof JobFilters>

export const searchJobs = endpoint({
  method: 'POST',
  path: '/api/postjob/getalljobs',
  access: 'public',
  summary: 'Search open jobs',
  body: JobFilters,
  reply: z.object({
    jobs: z.array(Job),
    ...pageCounts,
    /** False if the total is only a lower bound (1000+). */
    totalIsExact: z.boolean(),
    /** Corrected query that was searched instead, if a word is unknown. */
    corrected: z.nullable(z.string()),
    /** Filters that words such as "remote" or "night shift" stand for, with the remaining keyword; null if there are none. */
    understood: z.nullable(
      z.object({
        keyword: z.string(),
        employmentType: z.array(EmploymentType),
        workplace: z.array(Workplace),
        shift: z.array(Shift),
        experienceLevel: z.array(ExperienceLevel),
        benefits: z.array(Benefit),
      }),
    ),
    /** Index in `jobs` from which they are of related work, shown because few titles match the keyword; null if none are. */
    relatedFrom: z.nullable(z.int()),
    ...UnderstoodLocation.shape,
  }),
})

export const suggestSearch = endpoint({
  method: 'GET',
  path: '/api/postjob/suggest',
  access: 'public',
  summary: 'Suggest words of open jobs with this prefix, with the number of jobs that a search for each finds',
  query: z.object({ query: z._default(optionalLine(), '') }),
  reply: z.object({
    suggestions: z.array(z.string()),
    /** Jobs by suggestion, up to 10 minutes old and at most 1,000; suggestions that are not counted yet are missing. */
    counts: z.record(z.string(), z.number()),
  }),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/postjob/categories',
  access: 'public',
  summary: 'List the categories of open jobs, largest first',
  reply: z.object({ categories: z.array(z.object({ name: z.string(), jobs: z.number() })) }),
})

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/postjob/skills',
  access: 'member',
  summary: 'List the skills that new jobs ask for, most frequent first',
  reply: z.object({ skills: z.array(z.string()) }),
})
