import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CompanyCard } from '../people/employers.ts'
import { applicationLimits } from '../values/application-limits.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  CalendarDate,
  ChangedTextList,
  clearable,
  defaulted,
  fitsCurrency,
  Id,
  Instant,
  InstantInput,
  idParams,
  joinedText,
  line,
  money,
  Nothing,
  nullish,
  optionalPaging,
  pageCounts,
  paging,
  TextList,
  text,
  wholeNumber,
} from '../values/primitives.ts'
import { JobLocation, JobPlace } from './job-location.ts'
import { payAboveZero, payInOrder } from './pay-rules.ts'
import { Currency } from './pay-units.ts'
import { Question, QuestionForms } from './screening.ts'
import { hoursInOrder, workDetailFields, workDetails } from './work-details.ts'

export const PayPeriod = z.enum(['hour', 'day', 'week', 'month', 'year'], 'Choose hour, day, week, month or year')
export type PayPeriod = z.infer<typeof PayPeriod>
export const EmploymentType = z.enum(
  ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'apprenticeship', 'seasonal', 'volunteer'],
  'Choose full time, part time, contract, temporary, internship, apprenticeship, seasonal or volunteer',
)
export type EmploymentType = z.infer<typeof EmploymentType>
export const Workplace = z.enum(['onsite', 'hybrid', 'remote'], 'Choose onsite, hybrid or remote')
export type Workplace = z.infer<typeof Workplace>
export const JobStatus = z.enum(['open', 'paused', 'closed', 'expired'], 'Choose open, paused, closed or expired')
export type JobStatus = z.infer<typeof JobStatus>

/** Why an open job takes no applications for now (product.md section 12): full, or overdue answers come first. */
export const ApplicationsPaused = z.enum(['full', 'answering_first'])
export type ApplicationsPaused = z.infer<typeof ApplicationsPaused>

const jobFields = z.object({
  jobTitle: line(),
  category: line(),
  estimatedFrom: money(limits.pay),
  estimatedTo: money(limits.pay),
  skills: TextList,
  physicalRequirements: nullish(joinedText(limits.description)),
  description: text(limits.description),
  payPeriod: defaulted(choiceOf(PayPeriod), 'hour'),
  currency: defaulted(Currency, 'USD'),
  employmentType: clearable(choiceOf(EmploymentType)),
  workplace: defaulted(choiceOf(Workplace), 'onsite'),
  location: clearable(z.union([JobPlace, line()], 'Enter a city')),
  /** Unanswered applications at which the job takes no more until some are answered; null for no limit. */
  applicantLimit: clearable(wholeNumber(applicationLimits.applicantLimit.min, applicationLimits.applicantLimit.max)),
  expiresAt: clearable(InstantInput),
  /** Open until the end of this date in the job's time zone; overrides `expiresAt`. */
  lastDay: clearable(CalendarDate),
  ...workDetailFields,
  questions: QuestionForms,
})

type Paid = { estimatedFrom?: number | undefined; estimatedTo?: number | undefined; currency?: string | undefined }
/** An update may omit the currency; then the server validates the amounts against the job's currency. */
const payFitsCurrency = fitsCurrency<Paid>(['estimatedFrom', 'estimatedTo'], ({ currency }) => currency)

/** Body of a new job; pay transparency is product.md section 6.4. Publishing ends the named draft, which is published once. */
export const JobForm = z
  .extend(jobFields, { draft: clearable(Id) })
  .check(payFitsCurrency, payAboveZero, payInOrder, hoursInOrder)
export type JobForm = z.output<typeof JobForm>
const changeable = z.object({
  ...z.partial(jobFields).shape,
  skills: z.optional(ChangedTextList),
  payPeriod: z.optional(choiceOf(PayPeriod)),
  currency: z.optional(Currency),
  workplace: z.optional(choiceOf(Workplace)),
  version: z.optional(line(100)),
})
export const JobChange = changeable.check(payFitsCurrency, payAboveZero, payInOrder, hoursInOrder)
export type JobChange = z.output<typeof JobChange>
/** Facts about a job before applying (product.md 6.3), of all its posts. Shares are 0 to 1, null without applicants. */
export const FactSheet = z.object({
  firstPublishedAt: Instant,
  /** Number of times posted, including this one. */
  posts: z.number(),
  /** The latest 5 earlier posts, latest first. */
  postedBefore: z.array(z.object({ _id: Id, publishedAt: Instant, status: JobStatus })),
  lastConfirmedAt: Instant,
  applicants: z.number(),
  viewedShare: z.nullable(z.number()),
  answeredShare: z.nullable(z.number()),
  interviews: z.number(),
  hires: z.number(),
})
export type FactSheet = z.infer<typeof FactSheet>

/** Pay of comparable open jobs in the job's currency and period; null below 5 jobs. */
export const PayComparison = z.object({
  low: z.number(),
  median: z.number(),
  high: z.number(),
  jobs: z.number(),
  place: z.nullable(z.string()),
})
export type PayComparison = z.infer<typeof PayComparison>

/** `estimatedFrom` and `estimatedTo` are null only for imported jobs whose source states no pay. */
export const Job = z.object({
  _id: Id,
  hr: Id,
  company: CompanyCard,
  jobTitle: z.string(),
  category: z.string(),
  estimatedFrom: z.nullable(z.number()),
  estimatedTo: z.nullable(z.number()),
  payPeriod: PayPeriod,
  currency: z.string(),
  payStated: z.boolean(),
  wideRange: z.boolean(),
  skills: z.array(z.string()),
  /** The employer's own text; empty if none was given. */
  physicalRequirements: z.string(),
  description: z.string(),
  employmentType: z.nullable(EmploymentType),
  workplace: Workplace,
  ...workDetails,
  location: JobLocation,
  distanceKm: z.optional(z.number()),
  /** Hidden by moderation, directly or with its company: not searchable, and closed to applications. */
  hidden: z.optional(z.boolean()),
  status: JobStatus,
  imported: z.boolean(),
  /** An imported job that takes applications here, because its company has an API key. */
  appliesHere: z.optional(z.boolean()),
  /** Page of an imported job at its source, where people apply: https or http. */
  sourceUrl: z.optional(z.string()),
  expiresAt: Instant,
  /** Calendar date of `expiresAt` in the job's time zone; `timeZone` is UTC if the place is unknown. */
  lastDay: z.string(),
  timeZone: z.string(),
  publishedAt: Instant,
  views: z.number(),
  applicationsCount: z.number(),
  /** Missing for a job without a limit. */
  applicantLimit: z.optional(z.number()),
  /** Missing while the job takes applications, and unless it is open. */
  applicationsPaused: z.optional(ApplicationsPaused),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Job = z.infer<typeof Job>

/** The owner's list adds application counts, and whether the plan paused the job. */
export const OwnedJob = z.extend(Job, {
  /** Paused because the plan allows fewer open jobs; reopens automatically with a larger plan. */
  pausedByPlan: z.optional(z.boolean()),
  counts: z.optional(
    z.object({
      waiting: z.number(),
      overdue: z.number(),
      answered: z.number(),
      interviews: z.number(),
      hired: z.number(),
    }),
  ),
})
export type OwnedJob = z.infer<typeof OwnedJob>
const job = z.object({ job: Job })

export const postJob = endpoint({
  method: 'POST',
  path: '/api/postjob/postjobs',
  access: 'employer',
  role: 'recruiter',
  summary: 'Post a job; counts toward the monthly quota of the plan',
  body: JobForm,
  reply: job,
  errors: ['profile_required', 'job_limit_reached', 'draft_published'],
  forbidden: 'job_limit_reached',
})

export const updateJob = endpoint({
  method: 'PUT',
  path: '/api/postjob/updatejob/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Update a job of the employer; omitted fields are kept. An older `version` is refused with `lastEdit`',
  params: idParams,
  body: JobChange,
  reply: job,
  errors: ['conflict'],
})

export const setJobStatus = endpoint({
  method: 'PATCH',
  path: '/api/postjob/status/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Pause, close or reopen a job of the employer',
  params: idParams,
  body: z.object({ status: choiceOf(z.enum(['open', 'paused', 'closed'], 'Choose open, paused or closed')) }),
  reply: job,
  errors: ['step_not_allowed', 'open_job_limit_reached'],
})

export const renewJob = endpoint({
  method: 'POST',
  path: '/api/postjob/renew/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Renew a job for 45 days from now; also reopens an expired one',
  params: idParams,
  reply: job,
  errors: ['step_not_allowed', 'open_job_limit_reached'],
})

export const listJobsOfEmployer = endpoint({
  method: 'GET',
  path: '/api/postjob/getjobs/:id',
  access: 'public',
  summary: 'List the open jobs of an employer; for the owner all jobs, with counts',
  params: idParams,
  query: z.object({
    ...optionalPaging,
    status: z.optional(choiceOf(JobStatus)),
    /** `overdue` is for the owner: most overdue answers first. */
    sort: z._default(choiceOf(z.enum(['newest', 'overdue'], 'Choose newest or overdue')), 'newest'),
  }),
  /** `statusCounts` is for the owner: all jobs by status, whatever the filter. */
  reply: z.object({
    jobs: z.array(OwnedJob),
    statusCounts: z.optional(z.partialRecord(JobStatus, z.number())),
    ...pageCounts,
  }),
})

export const getJob = endpoint({
  method: 'GET',
  path: '/api/postjob/fetchjobs/:id',
  access: 'public',
  summary: 'Get a job with its fact sheet; also paused, closed and expired ones',
  params: idParams,
  /** `deleted` is for the owner, who can restore the job. `questions` are those of the application, missing without any. `version` is for the company. */
  reply: z.object({
    job: Job,
    facts: FactSheet,
    pay: z.nullable(PayComparison),
    similar: z.array(Job),
    questions: z.optional(z.array(Question)),
    deleted: z.optional(z.boolean()),
    /** The company is neither verified nor approved, so the job is in no feed, sitemap, structured data or alert. */
    unlisted: z.optional(z.boolean()),
    version: z.optional(z.string()),
  }),
})

export const countJobView = endpoint({
  method: 'POST',
  path: '/api/postjob/increment-views/:id',
  access: 'public',
  summary: 'Count a view, once per viewer and day',
  params: idParams,
  reply: z.object({ views: z.number() }),
})

const saving = { path: '/api/postjob/saved/:id', access: 'seeker', params: idParams, reply: Nothing } as const
export const saveJob = endpoint({ ...saving, method: 'PUT', summary: 'Save a job' })
export const unsaveJob = endpoint({ ...saving, method: 'DELETE', summary: 'Remove a saved job' })

export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/api/postjob/saved',
  access: 'seeker',
  summary: 'List saved jobs with the private notes on them by job id, latest saved first',
  query: z.object(paging(20)),
  reply: z.object({ jobs: z.array(Job), notes: z.record(z.string(), z.string()), ...pageCounts }),
})

/** All ids, so that each card of any list can show whether it is saved. */
export const listSavedIds = endpoint({
  method: 'GET',
  path: '/api/postjob/saved-ids',
  access: 'seeker',
  summary: 'List the ids of all saved jobs, latest saved first',
  reply: z.object({ ids: z.array(Id) }),
})
