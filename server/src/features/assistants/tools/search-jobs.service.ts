import { JobFilters, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { answersShares, answersWithinDays, jobOrders } from '@hearback/contract/jobs/search-choices.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as z from 'zod/mini'
import { AppError, invalid } from '../../../domain/errors.ts'
import { JobSummary, jobSummary } from './job-tool.view.ts'
import type { Tool, ToolContext } from './tool.ts'
import { dataNotice, outputSchemaOf } from './untrusted-text.view.ts'

/** Results of a page. Models read whole results, so pages are smaller than those of the API. */
const pageLimits = { usual: 10, max: 25 } as const

/** Arguments whose names say more than those of the contract. */
const contractNames: Readonly<Record<string, string>> = {
  radiusKm: 'radius',
  postedWithinDays: 'postedWithin',
  limit: 'resultsPerPage',
}
const argumentNames = Object.fromEntries(Object.entries(contractNames).map(([own, theirs]) => [theirs, own]))

/** The best match needs a profile, and assistants are anonymous. */
const orders = jobOrders.filter((order) => order !== 'match')

type Property = Record<string, unknown>
const filters = (z.toJSONSchema(JobFilters, { io: 'input' }) as { properties: Record<string, Property> }).properties

/** A property with the limits and choices of the contract. */
const derived = (name: string, description: string): Property => ({ ...filters[name], description })
const integer = (minimum: number, maximum: number, description: string): Property => ({
  type: 'integer',
  minimum,
  maximum,
  description,
})

const properties = {
  keyword: derived(
    'keyword',
    'Job title, skill or words of the text, such as "night nurse". Empty lists the newest jobs.',
  ),
  location: derived('location', 'A town, ZIP code, state or country, such as "Boise, ID" or "Germany".'),
  radiusKm: integer(1, limits.radiusKm, `Distance from a town in kilometers, ${limits.usualRadiusKm} by default.`),
  workplace: derived('workplace', 'Any of these. For remote work: ["remote"].'),
  employmentType: derived('employmentType', 'Any of these.'),
  category: derived('category', 'Names of categories, as results have them. Any of these.'),
  skills: derived('skills', 'Skills that a job must all name.'),
  shift: derived('shift', 'Any of these. Jobs that state none are left out.'),
  experienceLevel: derived('experienceLevel', 'Any of these. Jobs that state none are left out.'),
  benefits: derived('benefits', 'Any of these. Jobs that state none are left out.'),
  payFrom: { type: 'number', minimum: 0, description: 'Pay that the maximum of a job reaches, per payPeriod.' },
  payPeriod: derived('payPeriod', 'Period of payFrom, "hour" by default.'),
  payCurrency: derived(
    'payCurrency',
    'ISO 4217 code of payFrom, USD by default. Jobs in other currencies are left out.',
  ),
  postedWithinDays: integer(1, 365, 'Jobs of the last so many days.'),
  answersShare: {
    type: 'integer',
    enum: answersShares,
    description: 'Only companies that answer at least this share of applications, in percent.',
  },
  answersWithinDays: {
    type: 'integer',
    enum: answersWithinDays,
    description: 'Only companies whose median answer takes at most this many days.',
  },
  verified: { type: 'boolean', description: 'Only companies that proved who they are.' },
  sort: {
    type: 'string',
    enum: orders,
    description: '"relevance" with a keyword, else "newest" by default.',
  },
  page: integer(1, limits.lastPage, 'From 1; nextPage of the last result.'),
  limit: integer(1, pageLimits.max, `Jobs of a page, ${pageLimits.usual} by default.`),
} satisfies Record<string, Property>

const Result = z.object({
  notice: z.string(),
  jobs: z.array(JobSummary),
  total: z.number(),
  totalIsExact: z.boolean(),
  page: z.number(),
  nextPage: z.nullable(z.number()),
  searchedPlace: z.nullable(z.string()),
  unknownPlace: z.boolean(),
  correctedKeyword: z.nullable(z.string()),
  relatedFrom: z.nullable(z.number()),
})

export const searchJobsTool: Tool = {
  name: 'search_jobs',
  title: 'Search jobs',
  description:
    'Search open jobs by words, place, pay and other filters. Returns summaries with links; get_job has the whole text. ' +
    'correctedKeyword is the spelling that was searched instead. From index relatedFrom on, jobs are of related work. ' +
    'unknownPlace: the location was not found, so ask the person for a city. Read-only; it cannot apply to jobs.',
  inputSchema: { type: 'object', properties, additionalProperties: false },
  outputSchema: outputSchemaOf(Result),
  run,
}

async function run(
  { call, site }: ToolContext,
  input: Readonly<Record<string, unknown>>,
): Promise<z.infer<typeof Result>> {
  if (Number(input.limit) > pageLimits.max) throw invalid('limit', `At most ${pageLimits.max}`)
  if (input.sort === 'match') throw invalid('sort', `Choose ${orders.join(', ')}`)
  const body = Object.fromEntries(Object.entries(input).map(([name, value]) => [contractNames[name] ?? name, value]))
  const usual = { brief: true, resultsPerPage: pageLimits.usual, sort: body.keyword ? 'relevance' : 'newest' }
  const found = await call(searchJobs, { body: { ...usual, ...body } as z.input<typeof JobFilters> }).catch(
    withOwnNames,
  )
  const page = Number(input.page ?? 1)
  return {
    notice: dataNotice,
    jobs: found.jobs.map((job) => jobSummary(site, job)),
    total: found.total,
    totalIsExact: found.totalIsExact,
    page,
    nextPage: page < found.totalPages ? page + 1 : null,
    searchedPlace: found.area?.label ?? found.place?.label ?? null,
    unknownPlace: Boolean(input.location) && found.area === null && found.place === null,
    correctedKeyword: found.corrected,
    relatedFrom: found.relatedFrom,
  }
}

/** Names the arguments as the tool does. */
function withOwnNames(error: unknown): never {
  if (!(error instanceof AppError && error.detail.fields)) throw error
  const fields = Object.entries(error.detail.fields).map(([path, message]) => {
    const [first = '', ...rest] = path.split('.')
    return [[argumentNames[first] ?? first, ...rest].join('.'), message]
  })
  throw new AppError(error.code, { ...error.detail, fields: Object.fromEntries(fields) })
}
