import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import { errors } from '@hearback/contract/errors.ts'
import type { closeJobs, JobClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { storeClosing } from './job-closings.service.ts'

type Closing = Pick<Deps, 'db' | 'events' | 'queue' | 'log'>
type Form = ValidatedOf<typeof closeJobs>['body']

interface Outcome {
  readonly _id: string
  readonly closing: JobClosing | null
  readonly code: string | null
  readonly error: string | null
}

/** Closes several jobs with the same answer, each in its own transaction; returns one outcome per id. */
export async function closeMany(
  deps: Closing,
  viewer: CompanyViewer,
  { ids, ...form }: Form,
): Promise<{ results: Outcome[] }> {
  const results: Outcome[] = []
  for (const id of new Set(ids)) results.push(await attempt(deps, viewer, id, form))
  return { results }
}

async function attempt(deps: Closing, viewer: CompanyViewer, _id: string, form: Omit<Form, 'ids'>): Promise<Outcome> {
  try {
    return { _id, closing: await storeClosing(deps, viewer, _id, form), code: null, error: null }
  } catch (error) {
    if (error instanceof AppError) return { _id, closing: null, code: error.code, error: error.message }
    deps.log.error({ err: error, job: _id }, 'one closing of many failed')
    return { _id, closing: null, code: 'internal', error: errors.internal[1] }
  }
}
