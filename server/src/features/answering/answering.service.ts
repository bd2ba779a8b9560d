import { errors } from '@hearback/contract/errors.ts'
import type { Applicant, StepForm } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { fillMergeFields, greetingName, hasMergeFields } from '@hearback/contract/values/merge-fields.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicantsByIds, type Page } from '../applications/applications.service.ts'
import { answersFirst } from '../applications/limits/application-limits.service.ts'
import { updateStatus } from '../applications/steps.service.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { jobQuota } from '../jobs/posting/post-job.service.ts'
import {
  countOpenJobs,
  countStages,
  countWaiting,
  listInterviewApplicationIds,
  listMergeValues,
  listWaiting,
  type WaitingFilters,
} from './answering.sql.ts'
import { passedDecisionsOf } from './passed-decisions.service.ts'

type Answering = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'log'>
interface Outcome {
  id: string
  refusal: { code: string; message: string } | null
}

interface Bulk {
  ids: readonly string[]
  lastStepsAt?: readonly string[] | null | undefined
}

/**
 * Applies the same step to many applications, each in its own transaction and with the merge fields of the feedback
 * filled; returns one outcome per id.
 */
export async function answerMany(
  deps: Answering,
  viewer: CompanyViewer,
  { ids, lastStepsAt, ...form }: Omit<StepForm, 'lastStepAt'> & Bulk,
): Promise<Outcome[]> {
  if (lastStepsAt && lastStepsAt.length !== ids.length)
    throw invalid('lastStepsAt', 'Give one time for each application')
  const feedbackTo = await personalize(deps.db, viewer, ids, form.employerFeedback)
  const outcomes: Outcome[] = []
  for (const id of new Set(ids)) {
    const own = { employerFeedback: feedbackTo(id), lastStepAt: lastStepsAt?.[ids.indexOf(id)] }
    outcomes.push({ id, refusal: await attempt(deps, viewer, id, { ...form, ...own }) })
  }
  return outcomes
}

/** The feedback for each application. An application of another company gets it unfilled, and is refused later. */
async function personalize(
  db: Database,
  viewer: CompanyViewer,
  ids: readonly string[],
  feedback: string | null | undefined,
): Promise<(id: string) => string | null | undefined> {
  if (!feedback || !hasMergeFields(feedback)) return () => feedback
  const rows = await listMergeValues(db, viewer.companyId, ids)
  const texts = new Map(
    rows.map(({ id, first_name, title, business_name }) => [
      id,
      fillMergeFields(feedback, {
        firstName: greetingName(first_name),
        jobTitle: title,
        company: business_name,
      }),
    ]),
  )
  return (id) => texts.get(id) ?? feedback
}

const tooLong = () => invalid('employerFeedback', `At most ${limits.longText.toLocaleString('en')} characters`)

async function attempt(
  deps: Answering,
  viewer: CompanyViewer,
  id: string,
  form: StepForm,
): Promise<Outcome['refusal']> {
  try {
    if ((form.employerFeedback?.length ?? 0) > limits.longText) throw tooLong()
    await updateStatus(deps, viewer, id, form)
    return null
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message }
    deps.log.error({ err: error }, 'one answer of many failed')
    return { code: 'internal', message: errors.internal[1] }
  }
}

interface Listed<T> {
  items: T[]
  total: number
  totalPages: number
}

/** Lists the viewer's applications that are waiting for an answer, the most urgent first, with their jobs as cards. */
export async function waitingFor(
  db: Database,
  viewer: CompanyViewer,
  filters: WaitingFilters,
): Promise<Listed<Applicant> & { jobs: Job[] }> {
  const { total, rows } = await listWaiting(db, viewer.companyId, filters)
  const jobIds = [...new Set(rows.map(({ job_id }) => job_id))]
  const [items, jobs] = await Promise.all([
    applicantsByIds(
      db,
      viewer,
      rows.map(({ id }) => id),
      rows.map(({ seeker_id }) => seeker_id),
    ),
    jobsInOrder(db, jobIds, { brief: true }),
  ])
  return { items, jobs, total, totalPages: Math.ceil(total / filters.limit) }
}

/** Lists the viewer's upcoming interviews, and those without a chosen time. */
export async function interviewsOf(db: Database, viewer: CompanyViewer, filters: Page): Promise<Listed<Applicant>> {
  const { ids, total } = await listInterviewApplicationIds(db, viewer.companyId, filters)
  return { items: await applicantsByIds(db, viewer, ids), total, totalPages: Math.ceil(total / filters.limit) }
}

/** Dashboard figures: applications waiting today, jobs past their decision date, the hiring funnel of the last 90 days, and the posts left this month. */
export async function dashboardOf(db: Database, viewer: CompanyViewer) {
  const [waiting, passedDecisions, openJobs, answeringFirst, funnel, quota] = await Promise.all([
    countWaiting(db, viewer.companyId, limits.pageSize),
    passedDecisionsOf(db, viewer.companyId),
    countOpenJobs(db, viewer.companyId),
    answersFirst(db, viewer.companyId),
    countStages(db, viewer.companyId),
    jobQuota(db, viewer),
  ])
  return { ...waiting, passedDecisions, openJobs, answeringFirst, funnel, jobQuota: quota }
}
