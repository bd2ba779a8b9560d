import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CompanyCard } from '../people/employers.ts'
import { idParams, optionalLine } from '../values/primitives.ts'
import { Job, PayPeriod } from './jobs.ts'

/** URL slug and name: "boise-id-us" and "Boise, ID". */
const Named = z.object({ slug: z.string(), name: z.string() })

/** Link to a directory page: open jobs of a category, in a town, or both. */
export const DirectoryEntry = z.object({
  category: z.nullable(Named),
  place: z.nullable(Named),
  jobs: z.number(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/** Statistics cover the newest 300 jobs of the page, which is nearly always all. */
export const DirectoryPage = z.object({
  category: z.nullable(Named),
  place: z.nullable(Named),
  jobs: z.number(),
  /** False if `jobs` is only a lower bound. */
  jobsIsExact: z.boolean(),
  /** Median of the stated pay, in the most common currency and period; null below 5 jobs. */
  pay: z.nullable(z.object({ median: z.number(), currency: z.string(), payPeriod: PayPeriod, jobs: z.number() })),
  /** Up to 3 companies, by the share of applications that they answer. */
  answersBest: z.array(CompanyCard),
  newest: z.array(Job),
  /** Categories in this town, or other categories. */
  categories: z.array(DirectoryEntry),
  /** Towns of this category, or towns near this one. */
  places: z.array(DirectoryEntry),
})
export type DirectoryPage = z.infer<typeof DirectoryPage>

export const listDirectory = endpoint({
  method: 'GET',
  path: '/api/postjob/directory',
  access: 'public',
  summary: 'List categories and towns with a directory page, largest first',
  reply: z.object({ categories: z.array(DirectoryEntry), places: z.array(DirectoryEntry) }),
})

export const getDirectoryPage = endpoint({
  method: 'GET',
  path: '/api/postjob/directory/page',
  access: 'public',
  summary: 'Get the directory page of a category, a town, or both, by their slugs; also with few jobs',
  query: z.object({
    category: z._default(optionalLine(), ''),
    place: z._default(optionalLine(), ''),
  }),
  reply: z.object({ page: DirectoryPage }),
})

export const directoryOfJob = endpoint({
  method: 'GET',
  path: '/api/postjob/directory/of/:id',
  access: 'public',
  summary: 'List the directory pages of a job, from the broadest to the narrowest',
  params: idParams,
  reply: z.object({ entries: z.array(DirectoryEntry), region: z.nullable(z.string()) }),
})
