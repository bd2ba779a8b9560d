import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { JobLocation, JobPlace } from '../jobs/job-location.ts'
import { EmploymentType, JobStatus, PayPeriod, Workplace } from '../jobs/jobs.ts'
import { Currency } from '../jobs/pay-units.ts'
import { Question, QuestionForms } from '../jobs/screening.ts'
import { workDetailFields, workDetails } from '../jobs/work-details.ts'
import { applicationLimits } from '../values/application-limits.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import {
  CalendarDate,
  clearable,
  defaulted,
  Id,
  Instant,
  joinedText,
  line,
  money,
  nullish,
  TextList,
  text,
  wholeNumber,
} from '../values/primitives.ts'
import { cursorPaging, doc, externalIdParams, NextCursor } from './v1-primitives.ts'

const { min, max } = applicationLimits.applicantLimit

const PayForm = z.object({
  from: doc(money(limits.pay), 'Lowest pay, above 0.'),
  to: doc(money(limits.pay), 'Highest pay; equal to from for a fixed amount.'),
  period: doc(defaulted(choiceOf(PayPeriod), 'hour'), 'The time that the amounts are for; hour by default.'),
  currency: doc(defaulted(Currency, 'USD'), 'ISO 4217 code; USD by default.'),
})

/** Rules that concern several fields are those of the job form (`JobForm`), which the server applies next. */
export const CompanyJobForm = z.object({
  title: doc(line(), 'Job title, on one line.'),
  category: doc(line(), 'Category, such as Food service. New ones are allowed.'),
  description: doc(
    text(limits.description),
    'Plain text; lines that begin with "- " are shown as a list. HTML becomes such text.',
  ),
  pay: doc(PayForm, 'Every job states its pay.'),
  skills: doc(z._default(TextList, []), 'Skills, each once.'),
  physicalRequirements: doc(nullish(joinedText(limits.description)), 'Physical requirements of the work.'),
  employmentType: doc(clearable(choiceOf(EmploymentType)), 'How people are employed.'),
  workplace: doc(defaulted(choiceOf(Workplace), 'onsite'), 'Where people work; onsite by default.'),
  location: doc(
    clearable(z.union([JobPlace, line()], 'Enter a city')),
    'The place of work, as an object or as text such as "Portland, OR". Without it, the location of your company.',
  ),
  applicantLimit: doc(
    clearable(wholeNumber(min, max)),
    'Unanswered applications at which the job takes no more until you answer some; null for no limit.',
  ),
  lastDay: doc(
    clearable(CalendarDate),
    'Last day on which people can apply, at the place of the job. Without it a new job is open for 45 days, and a known one keeps its end.',
  ),
  ...workDetailFields,
  questions: doc(
    QuestionForms,
    'Screening questions in their order. Without them, those of the job stay; an empty list removes them.',
  ),
  status: doc(
    z.optional(choiceOf(z.enum(['open', 'paused'], 'Choose open or paused'))),
    'open also reopens a closed job and renews an expired one. Without it a known job keeps its status: a job that someone closed stays closed.',
  ),
})
export type CompanyJobForm = z.output<typeof CompanyJobForm>

const Pay = z.object({
  from: doc(z.nullable(z.number()), 'Null only for imported jobs.'),
  to: z.nullable(z.number()),
  period: PayPeriod,
  currency: z.string(),
})

export const CompanyJob = z.object({
  id: doc(Id, 'Our id of the job.'),
  externalId: doc(z.nullable(z.string()), 'Your id of the job; null for jobs that were posted on the website.'),
  url: doc(z.string(), 'Public page of the job.'),
  status: doc(JobStatus, 'expired: its last day is over.'),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  pay: Pay,
  skills: z.array(z.string()),
  physicalRequirements: z.string(),
  employmentType: z.nullable(EmploymentType),
  workplace: Workplace,
  location: JobLocation,
  ...workDetails,
  applicantLimit: doc(z.nullable(z.number()), 'Null for no limit.'),
  applications: doc(z.number(), 'Number of applications, without withdrawn ones.'),
  views: doc(z.number(), 'Views by different people, counted once a day.'),
  hidden: doc(z.boolean(), 'Hidden by moderators: not in searches, and closed to applications.'),
  imported: doc(
    z.boolean(),
    'Imported from a public source. It takes applications here while you have a usable API key.',
  ),
  lastDay: doc(z.string(), 'Last day on which people can apply, at the place of the job.'),
  expiresAt: doc(Instant, 'The end of the last day.'),
  publishedAt: Instant,
  updatedAt: Instant,
})
export type CompanyJob = z.infer<typeof CompanyJob>

const CompanyJobWithQuestions = z.extend(CompanyJob, {
  questions: doc(z.array(Question), 'Screening questions in their order.'),
})

const path = '/api/v1/jobs'
const one = `${path}/:externalId` as const

export const putCompanyJob = endpoint({
  method: 'PUT',
  path: one,
  access: 'key',
  scope: 'jobs:write',
  summary:
    'Create or replace a job by your own id. Sending the same again changes nothing. A new job counts toward the monthly quota of the plan',
  params: externalIdParams,
  body: CompanyJobForm,
  reply: z.object({ job: CompanyJobWithQuestions, created: doc(z.boolean(), 'Whether the job is new.') }),
  errors: ['profile_required', 'job_limit_reached', 'open_job_limit_reached', 'step_not_allowed'],
})

export const listCompanyJobs = endpoint({
  method: 'GET',
  path,
  access: 'key',
  scope: 'jobs:read',
  summary: 'List the jobs of the company, latest published first, also those posted on the website',
  query: z.object({ ...cursorPaging, status: doc(z.optional(choiceOf(JobStatus)), 'Only jobs of this status.') }),
  reply: z.object({ jobs: z.array(CompanyJob), nextCursor: NextCursor }),
})

export const getCompanyJob = endpoint({
  method: 'GET',
  path: one,
  access: 'key',
  scope: 'jobs:read',
  summary: 'Get a job by your own id',
  params: externalIdParams,
  reply: z.object({ job: CompanyJobWithQuestions }),
})

export const closeCompanyJob = endpoint({
  method: 'POST',
  path: `${one}/close`,
  access: 'key',
  scope: 'jobs:write',
  summary: 'Close a job by your own id; closing it again changes nothing. Its applicants still get their answers',
  params: externalIdParams,
  reply: z.object({ job: CompanyJobWithQuestions }),
  errors: ['step_not_allowed', 'open_job_limit_reached'],
})
