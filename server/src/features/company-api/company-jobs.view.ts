import { type Job, JobForm } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { type WorkDetails, workDetails } from '@hearback/contract/jobs/work-details.ts'
import type { CompanyJob, CompanyJobForm } from '@hearback/contract/v1/company-jobs.ts'
import { AppError } from '../../domain/errors.ts'

interface Site {
  readonly publicUrl: string
}
interface Named {
  readonly job: Job
  readonly externalId: string | null
}

/** Parses the job of a program as the form of the pages, whose rules concern several fields. */
export const parseJobForm = ({ title, pay, ...body }: Omit<CompanyJobForm, 'status'>) =>
  JobForm.safeParse({
    ...body,
    jobTitle: title,
    estimatedFrom: pay.from,
    estimatedTo: pay.to,
    payPeriod: pay.period,
    currency: pay.currency,
  })

/** The fields of the v1 API by those of the job form, where they differ. */
const names: Readonly<Record<string, string>> = {
  jobTitle: 'title',
  estimatedFrom: 'pay.from',
  estimatedTo: 'pay.to',
  payPeriod: 'pay.period',
  currency: 'pay.currency',
}

/** Renames the fields of a refusal to those that the program sent. */
export const namingFields = <R>(work: () => Promise<R>): Promise<R> =>
  work().catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.detail.fields) throw error
    const fields = Object.entries(error.detail.fields).map(([field, why]) => [names[field] ?? field, why])
    throw new AppError(error.code, { ...error.detail, fields: Object.fromEntries(fields) })
  })

export const companyJobView = ({ job, externalId }: Named, { publicUrl }: Site): CompanyJob => ({
  id: job._id,
  externalId,
  url: `${publicUrl}/jobs/${job._id}`,
  status: job.status,
  title: job.jobTitle,
  category: job.category,
  description: job.description,
  pay: { from: job.estimatedFrom, to: job.estimatedTo, period: job.payPeriod, currency: job.currency },
  skills: job.skills,
  physicalRequirements: job.physicalRequirements,
  employmentType: job.employmentType,
  workplace: job.workplace,
  location: job.location,
  ...detailsOf(job),
  applicantLimit: job.applicantLimit ?? null,
  applications: job.applicationsCount,
  views: job.views,
  hidden: job.hidden ?? false,
  imported: job.imported,
  lastDay: job.lastDay,
  expiresAt: job.expiresAt,
  publishedAt: job.publishedAt,
  updatedAt: job.updatedAt,
})

export const companyJobWithQuestions = (named: Named & { readonly questions: readonly Question[] }, site: Site) => ({
  ...companyJobView(named, site),
  questions: [...named.questions],
})

const detailNames = Object.keys(workDetails) as (keyof WorkDetails)[]

const detailsOf = (job: Job): WorkDetails =>
  Object.fromEntries(detailNames.flatMap((name) => (job[name] === undefined ? [] : [[name, job[name]]])))
