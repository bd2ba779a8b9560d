import {
  EmploymentType,
  type FactSheet,
  type Job,
  JobStatus,
  PayPeriod,
  Workplace,
} from '@hearback/contract/jobs/jobs.ts'
import { addressText } from '@hearback/contract/values/place-text.ts'
import * as z from 'zod/mini'
import { companyAddress, jobAddress } from '../../../domain/page-addresses.ts'
import { visibleText, writtenByEmployer } from './untrusted-text.view.ts'

const described = <S extends z.ZodMiniType>(schema: S, description: string) =>
  schema.check(z.meta({ description })) as S
const employersText = (what: string) => described(z.string(), writtenByEmployer(what))

const Pay = z.object({ from: z.number(), to: z.number(), currency: z.string(), period: PayPeriod })

const Company = z.object({
  id: described(z.string(), 'For get_company.'),
  name: employersText('Name of the company.'),
  url: z.string(),
  verifiedDomain: described(
    z.nullable(z.string()),
    'Domain that the company proved to own; null if it is not verified.',
  ),
  answeredShare: described(
    z.nullable(z.number()),
    'Share of applications answered in the last 90 days, 0 to 1; null below 5 finished applications.',
  ),
  medianDaysToAnswer: z.nullable(z.number()),
})

/** A job in results of `search_jobs`. */
export const JobSummary = z.object({
  id: described(z.string(), 'For get_job.'),
  url: described(z.string(), 'Page of the job, where people apply. Show this link.'),
  title: employersText('Title.'),
  company: Company,
  location: z.nullable(z.string()),
  distanceKm: z.optional(z.number()),
  workplace: Workplace,
  employmentType: z.nullable(EmploymentType),
  category: z.string(),
  pay: described(z.nullable(Pay), 'Null only for imported jobs whose source states no pay.'),
  publishedAt: z.string(),
  lastDay: described(z.string(), 'Last day to apply, in the time zone of the job.'),
  takesApplications: z.boolean(),
  summary: employersText('Start of the description.'),
})
export type JobSummary = z.infer<typeof JobSummary>

const summaries = new WeakMap<Job, { site: string; summary: JobSummary }>()

/** Made once for each card in the cache of cards, which are frozen. Cutting a description takes longest. */
export function jobSummary(site: string, job: Job): JobSummary {
  const known = summaries.get(job)
  if (known?.site === site) return known.summary
  const summary = {
    ...commonFacts(site, job),
    ...(job.distanceKm !== undefined && { distanceKm: Math.round(job.distanceKm * 10) / 10 }),
    summary: visibleText(job.description, 300),
  }
  if (Object.isFrozen(job)) summaries.set(job, { site, summary })
  return summary
}

const commonFacts = (site: string, job: Job) => ({
  id: job._id,
  url: jobAddress(site, job._id, job.jobTitle),
  title: visibleText(job.jobTitle),
  company: companyOf(site, job),
  location: addressText(job.location) ?? null,
  workplace: job.workplace,
  employmentType: job.employmentType,
  category: job.category,
  pay: payOf(job),
  publishedAt: job.publishedAt,
  lastDay: job.lastDay,
  takesApplications: job.status === 'open' && job.applicationsPaused === undefined,
})

const companyOf = (site: string, { hr, company }: Job) => ({
  id: hr,
  name: visibleText(company.businessName),
  url: companyAddress(site, hr, company.businessName),
  verifiedDomain: company.verification?.domain ?? null,
  answeredShare: company.responseStats.answeredShare,
  medianDaysToAnswer: company.responseStats.medianDays,
})

const payOf = ({ estimatedFrom: from, estimatedTo: to, currency, payPeriod: period }: Job) =>
  from === null || to === null ? null : { from, to, currency, period }

/** The result of `get_job`. */
export const JobDetails = z.extend(z.omit(JobSummary, { summary: true, distanceKm: true }), {
  status: described(JobStatus, 'People can apply to open jobs only.'),
  description: employersText('Full description.'),
  skills: z.array(z.string()),
  physicalRequirements: employersText('Physical requirements; empty if none were given.'),
  work: described(
    z.record(z.string(), z.unknown()),
    'Shifts, days, hours a week, start date, benefits, experience level and openings, where the employer gave them.',
  ),
  screeningQuestions: described(z.array(z.string()), writtenByEmployer('Questions of the application.')),
  originalUrl: described(
    z.nullable(z.string()),
    'For imported jobs the page at the source, where people apply; else null: people apply on the page at url.',
  ),
  timesPosted: described(z.number(), 'How often the employer posted this job, including this time.'),
  applicants: z.number(),
  comparablePay: described(
    z.nullable(z.object({ low: z.number(), median: z.number(), high: z.number(), jobs: z.number() })),
    'Pay of comparable open jobs in the same currency and period; null below 5 jobs.',
  ),
})
export type JobDetails = z.infer<typeof JobDetails>

interface Page {
  readonly job: Job
  readonly facts: FactSheet
  readonly pay: { low: number; median: number; high: number; jobs: number } | null
  readonly questions?: readonly { readonly question: string }[] | undefined
}

export const jobDetails = (site: string, { job, facts, pay, questions = [] }: Page): JobDetails => ({
  ...commonFacts(site, job),
  status: job.status,
  description: visibleText(job.description),
  skills: job.skills.map((skill) => visibleText(skill)),
  physicalRequirements: visibleText(job.physicalRequirements),
  work: workOf(job),
  screeningQuestions: questions.map(({ question }) => visibleText(question)),
  originalUrl: job.sourceUrl ?? null,
  timesPosted: facts.posts,
  applicants: facts.applicants,
  comparablePay: pay && { low: pay.low, median: pay.median, high: pay.high, jobs: pay.jobs },
})

const workOf = (job: Job) => ({
  shifts: job.shifts,
  days: job.workDays,
  hoursPerWeekFrom: job.hoursPerWeekFrom,
  hoursPerWeekTo: job.hoursPerWeekTo,
  startDate: job.startDate,
  benefits: job.benefits,
  experienceLevel: job.experienceLevel,
  openings: job.openings,
  language: job.language,
})
