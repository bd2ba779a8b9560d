import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import { errors } from '@hearback/contract/errors.ts'
import type { closeJobs, JobClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { storeClosing } from './job-closings.service.ts'

type Closing = Pick<Deps, 'db' | 'events' | 'queue' | 'log'>
type Form = ValidatedOf<typeof closeJobs>['body']

/** A closing, or why the job was not closed. */
interface Outcome {
  readonly jobId: string
  readonly closing: JobClosing | null
  readonly code: string | null
  readonly error: string | null
}

/** Closes several jobs with the same answer, each in its own transaction; returns one outcome per id. */
export async function closeMany(deps: Closing, viewer: CompanyViewer, { ids, ...form }: Form): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of new Set(ids)) outcomes.push(await attempt(deps, viewer, id, form))
  return outcomes
}

async function attempt(deps: Closing, viewer: CompanyViewer, jobId: string, form: Omit<Form, 'ids'>): Promise<Outcome> {
  try {
    return { jobId, closing: await storeClosing(deps, viewer, jobId, form), code: null, error: null }
  } catch (error) {
    if (error instanceof AppError) return { jobId, closing: null, code: error.code, error: error.message }
    deps.log.error({ err: error, job: jobId }, 'one closing of many failed')
    return { jobId, closing: null, code: 'internal', error: errors.internal[1] }
  }
}
