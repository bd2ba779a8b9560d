import type {
  EmploymentType,
  FactSheet,
  Job,
  JobChange,
  JobForm,
  JobStatus,
  OwnedJob,
  PayComparison,
  PayPeriod,
  Workplace,
} from '@hearback/contract/jobs/jobs.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import { roundMoney } from '@hearback/contract/values/currencies.ts'
import { lastDayIn } from '@hearback/contract/values/zones.ts'
import { isoCountry } from '../../../domain/stored-places.ts'
import type { countApplicationsOf } from './employer-jobs.sql.ts'
import type { countFacts, PayRow } from './job-facts.sql.ts'
import type { listHistory } from './job-history.sql.ts'
import { zoneOf } from './job-zone.rules.ts'
import { isShown, isWideRange } from './jobs.rules.ts'
import type { JobRow } from './jobs.sql.ts'
import { payFromColumns, payToColumns } from './pay-columns.rules.ts'
import { workDetailColumns, workDetailsOf } from './work-details.view.ts'

/** The public view of a job. */
export const jobView = (row: JobRow, company: CompanyCard): Job => ({
  _id: row.id,
  hr: row.employer_id,
  company,
  jobTitle: row.title,
  category: row.category,
  estimatedFrom: row.pay_from,
  estimatedTo: row.pay_to,
  payPeriod: row.pay_period as PayPeriod,
  currency: row.currency,
  payStated: row.pay_from !== null,
  wideRange: isWideRange(row.pay_from, row.pay_to),
  skills: row.skills,
  physicalRequirements: row.physical_requirements.join(', '),
  description: row.description,
  employmentType: row.employment_type as EmploymentType | null,
  workplace: row.workplace as Workplace,
  ...workDetailsOf(row),
  location: {
    city: row.city,
    region: row.region,
    country: isoCountry(row.country),
    latitude: row.latitude,
    longitude: row.longitude,
    ...(row.street === null ? {} : { street: row.street }),
    ...(row.postal_code === null ? {} : { postalCode: row.postal_code }),
  },
  status: statusOf(row),
  ...(isShown(row) ? {} : { hidden: true }),
  imported: row.source !== null,
  ...(row.applies_here && { appliesHere: true }),
  ...(row.source_url === null ? {} : { sourceUrl: row.source_url }),
  expiresAt: row.expires_at.toISOString(),
  lastDay: lastDayIn(zoneOf(row), row.expires_at.getTime()),
  timeZone: zoneOf(row),
  publishedAt: row.published_at.toISOString(),
  views: row.views,
  applicationsCount: row.applications_count,
  ...(row.applicant_limit !== null && { applicantLimit: row.applicant_limit }),
  ...(row.applications_paused && !row.is_over && { applicationsPaused: row.applications_paused }),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** An open job past its end counts as expired from that instant on. */
const statusOf = ({ status, is_over }: JobRow) => (status === 'open' && is_over ? 'expired' : (status as JobStatus))

/** Columns of a new job; the use case adds place and owner. */
export const newColumns = (form: JobForm) => ({
  ...changedColumns(form),
  title: form.jobTitle,
  category: form.category,
  description: form.description,
  ...payFromColumns(form.estimatedFrom),
  ...payToColumns(form.estimatedTo),
})

/** The column is a list for historical reasons; a text is stored as its single entry. */
const asList = (text: string | null) => (text ? [text] : [])

/** Columns of the given fields. */
export const changedColumns = (form: JobChange) => ({
  title: form.jobTitle,
  category: form.category,
  ...(form.estimatedFrom !== undefined && payFromColumns(form.estimatedFrom)),
  ...(form.estimatedTo !== undefined && payToColumns(form.estimatedTo)),
  pay_period: form.payPeriod,
  currency: form.currency,
  skills: form.skills,
  physical_requirements: form.physicalRequirements === undefined ? undefined : asList(form.physicalRequirements),
  description: form.description,
  employment_type: form.employmentType,
  workplace: form.workplace,
  applicant_limit: form.applicantLimit,
  ...workDetailColumns(form),
})

type CountsRow = Awaited<ReturnType<typeof countApplicationsOf>>[number]

interface Owned {
  readonly counts: ReadonlyMap<string, CountsRow>
  /** Jobs paused by the plan. */
  readonly paused: ReadonlySet<string>
}

/** Adds the number of waiting applications, and whether the plan paused the job, for its owner. */
export function ownedJobView(job: Job, { counts, paused }: Owned): OwnedJob {
  const row = counts.get(job._id)
  return {
    ...job,
    pausedByPlan: paused.has(job._id),
    counts: {
      waiting: row?.waiting ?? 0,
      overdue: row?.overdue ?? 0,
      answered: row?.answered ?? 0,
      interviews: row?.interviews ?? 0,
      hired: row?.hired ?? 0,
    },
  }
}

type FactsRow = Awaited<ReturnType<typeof countFacts>>

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

/** `history`: the posts up to this one, latest first. */
export const factSheetView = (row: JobRow, history: readonly HistoryRow[], facts: FactsRow): FactSheet => ({
  firstPublishedAt: (history.at(-1) ?? row).published_at.toISOString(),
  posts: history.length,
  postedBefore: history
    .filter((post) => post.id !== row.id)
    .slice(0, earlierShown)
    .map((post) => ({
      _id: post.id,
      publishedAt: post.published_at.toISOString(),
      status: post.status as JobStatus,
    })),
  lastConfirmedAt: row.confirmed_at.toISOString(),
  applicants: facts.applicants,
  viewedShare: shareOf(facts.viewed, facts.applicants),
  answeredShare: shareOf(facts.answered, facts.applicants),
  interviews: facts.interviews ?? 0,
  hires: facts.hires,
})
const earlierShown = 5
const shareOf = (some: number, all: number) => (all === 0 ? null : some / all)

/** A null place means everywhere. */
export const payComparisonView = (
  { jobs, low, median, high }: PayRow,
  { place, currency }: { place: string | null; currency: string },
): PayComparison => ({
  jobs,
  low: roundMoney(low, currency),
  median: roundMoney(median, currency),
  high: roundMoney(high, currency),
  place,
})
