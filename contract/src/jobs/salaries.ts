import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idParams, optionalLine } from '../values/primitives.ts'

const Named = z.object({ slug: z.string(), name: z.string() })

/** A category, a job title or a family of titles, with its slug and name in both languages. */
export const SalarySubject = z.object({ kind: z.enum(['category', 'title', 'family']), en: Named, es: Named })
export type SalarySubject = z.infer<typeof SalarySubject>

/** A state or region: "texas-us", "Texas"; `search` is its name in a search of jobs. */
export const SalaryArea = z.object({ slug: z.string(), name: z.string(), country: z.string(), search: z.string() })
export type SalaryArea = z.infer<typeof SalaryArea>

/** Link to a salary page with its median pay per year. */
export const SalaryEntry = z.object({
  subject: SalarySubject,
  area: z.nullable(SalaryArea),
  /** ISO 4217. */
  currency: z.string(),
  median: z.number(),
  posts: z.number(),
  companies: z.number(),
})
export type SalaryEntry = z.infer<typeof SalaryEntry>

/** Pay per year of posts, by the midpoint of their ranges. */
export const SalaryFigures = z.object({
  currency: z.string(),
  posts: z.number(),
  /** Posts that were open at the computation. */
  openPosts: z.number(),
  companies: z.number(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
  /** By quarter of publication, oldest first; the median is null where there are too few posts or companies. */
  quarters: z.array(z.object({ from: z.string(), posts: z.number(), median: z.nullable(z.number()) })),
  /** First day of the posts that count. */
  from: z.string(),
  computedAt: z.string(),
})
export type SalaryFigures = z.infer<typeof SalaryFigures>

export const SalaryPage = z.object({
  subject: SalarySubject,
  area: z.nullable(SalaryArea),
  /** Null with fewer than 10 posts or 3 companies. */
  figures: z.nullable(SalaryFigures),
  /** Currencies with figures in this scope, the most frequent first. */
  currencies: z.array(z.object({ currency: z.string(), posts: z.number() })),
  /** The same subject elsewhere; everywhere first. */
  areas: z.array(SalaryEntry),
  /** Related subjects in the same area. */
  related: z.array(SalaryEntry),
})
export type SalaryPage = z.infer<typeof SalaryPage>

export const listSalaries = endpoint({
  method: 'GET',
  path: '/api/postjob/salaries',
  access: 'public',
  summary: 'List categories, titles and fields with their median pay per year, the most posts first',
  reply: z.object({ salaries: z.array(SalaryEntry) }),
})

export const getSalaryPage = endpoint({
  method: 'GET',
  path: '/api/postjob/salaries/page',
  access: 'public',
  summary: 'Get the pay per year of a category, title or field of posts here, everywhere or in a state or region',
  query: z.object({
    /** Slug in either language. */
    occupation: z._default(optionalLine(), ''),
    area: z._default(optionalLine(), ''),
    /** The most frequent currency of the scope by default. */
    currency: z._default(optionalLine(), ''),
  }),
  reply: z.object({ page: SalaryPage }),
})

export const salaryOfJob = endpoint({
  method: 'GET',
  path: '/api/postjob/salaries/of/:id',
  access: 'public',
  summary: 'Get the closest salary page of a job in its currency: of its title or category, in its state or everywhere',
  params: idParams,
  reply: z.object({
    salary: z.nullable(SalaryEntry),
    /** Midpoint of the job's own pay per year. */
    ownByYear: z.nullable(z.number()),
  }),
})
