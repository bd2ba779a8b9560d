import * as z from 'zod/mini'
import { CompanyCard } from './employers.ts'
import { endpoint } from './endpoint.ts'
import { Job, PayPeriod } from './jobs.ts'
import { idParams, optionalLine } from './primitives.ts'

/** A part of an address and what it stands for: "boise-id-us" and "Boise, ID". */
const Named = z.object({ slug: z.string(), name: z.string() })

/** A page of the directory: the open jobs of a category, in a town, or both. */
export const DirectoryEntry = z.object({
  category: z.nullable(Named),
  place: z.nullable(Named),
  jobs: z.number(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/** Figures are those of the newest 300 jobs of the page, which is all of them nearly everywhere. */
export const DirectoryPage = z.object({
  category: z.nullable(Named),
  place: z.nullable(Named),
  jobs: z.number(),
  /** False where there are at least that many. */
  jobsIsExact: z.boolean(),
  /** The middle of the stated pay in the currency and period that most of them have; null where fewer than 5 state it so. */
  pay: z.nullable(z.object({ median: z.number(), currency: z.string(), payPeriod: PayPeriod, jobs: z.number() })),
  /** Up to 3, by the share of applications that they answer. */
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
  summary: 'Categories and towns that have enough open jobs for a page of their own, the largest first',
  reply: z.object({ categories: z.array(DirectoryEntry), places: z.array(DirectoryEntry) }),
})

export const getDirectoryPage = endpoint({
  method: 'GET',
  path: '/api/postjob/directory/page',
  access: 'public',
  summary: 'The open jobs of a category, in a town, or both, by their names in addresses; also where they are few',
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
  summary: 'The pages of the directory that a job belongs to, from the widest to the narrowest',
  params: idParams,
  reply: z.object({ entries: z.array(DirectoryEntry), region: z.nullable(z.string()) }),
})
