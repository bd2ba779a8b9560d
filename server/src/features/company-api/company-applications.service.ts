import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type {
  answerCompanyApplication,
  CompanyApplication,
  listCompanyApplications,
} from '@hearback/contract/v1/company-applications.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicantsByIds, noSuchApplication } from '../applications/applications.service.ts'
import { updateStatus } from '../applications/steps.service.ts'
import { externalIdsOf } from '../jobs/external/external-jobs.service.ts'
import { findSyncTime, listApplicationIdsAfter } from './company-applications.sql.ts'
import { companyApplicationView } from './company-applications.view.ts'

type Api = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>
type Query = ValidatedOf<typeof listCompanyApplications>['query']
type Answer = ValidatedOf<typeof answerCompanyApplication>['body']

/** A page of the applications to the company, latest first, in a fixed number of statements. */
export async function applicationsAfter(
  { db, config }: Pick<Api, 'db' | 'config'>,
  viewer: CompanyViewer,
  { cursor: after, limit, externalId, jobId, status, changedSince }: Query,
): Promise<{ applications: CompanyApplication[]; nextCursor: string | null; nextChangedSince: string }> {
  const nextChangedSince = (await findSyncTime(db)).toISOString()
  const filters = { companyId: viewer.companyId, externalId, jobId, status, changedSince, after }
  const rows = await listApplicationIdsAfter(db, { ...filters, limit: limit + 1 })
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const applications = await applicationsByIds({ db, config }, viewer, ids)
  return { applications, nextCursor: rows.length > limit ? (ids.at(-1) ?? null) : null, nextChangedSince }
}

async function applicationsByIds(
  { db, config }: Pick<Api, 'db' | 'config'>,
  viewer: CompanyViewer,
  ids: readonly string[],
): Promise<CompanyApplication[]> {
  const applicants = await applicantsByIds(db, viewer, ids)
  const names = await externalIdsOf(db, [...new Set(applicants.map(({ job }) => job))])
  return applicants.map((applicant) =>
    companyApplicationView(applicant, { externalId: names.get(applicant.job) ?? null, publicUrl: config.publicUrl }),
  )
}

/** Throws not_found for an application to another company. */
export async function oneApplication(
  deps: Pick<Api, 'db' | 'config'>,
  viewer: CompanyViewer,
  id: string,
): Promise<CompanyApplication> {
  const [application] = await applicationsByIds(deps, viewer, [id])
  if (!application) throw noSuchApplication()
  return application
}

/** The fields of the v1 API by those of a step of the pages. */
const names: Readonly<Record<string, string>> = {
  newStatus: 'status',
  employerFeedback: 'message',
  reasonCode: 'reason',
  interviewInvitation: 'interview',
}

/** Takes a step as the pages do. Throws as `updateStatus`, with the fields that the program sent. */
export async function answerApplication(
  deps: Api,
  viewer: CompanyViewer,
  id: string,
  { status, message, reason, reasonQuestion, interview, lastStepAt }: Answer,
): Promise<CompanyApplication> {
  const step = {
    newStatus: status,
    employerFeedback: message,
    reasonCode: reason,
    reasonQuestion,
    interviewInvitation: interview,
    lastStepAt,
  }
  await updateStatus(deps, viewer, id, step).catch((error: unknown) => {
    throw withFields(error)
  })
  return oneApplication(deps, viewer, id)
}

function withFields(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.detail.fields) return error
  const fields = Object.entries(error.detail.fields).map(([field, why]) => [renamed(field), why])
  return new AppError(error.code, { ...error.detail, fields: Object.fromEntries(fields) })
}

/** Errors of an invitation name its parts, such as `interviewInvitation.slots`. */
function renamed(path: string): string {
  const [first = '', ...rest] = path.split('.')
  return [names[first] ?? first, ...rest].join('.')
}
