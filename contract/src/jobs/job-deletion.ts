import { endpoint } from '../endpoint.ts'
import { idParams, Nothing } from '../values/primitives.ts'

/** Undone by `restoreJob`. Applications, the history of reposts and all figures stay; others see the job as closed. */
export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/postjob/deletejob/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Delete a closed or expired job from the lists of the employer; may be repeated',
  params: idParams,
  reply: Nothing,
  errors: ['step_not_allowed'],
})

export const restoreJob = endpoint({
  method: 'POST',
  path: '/api/postjob/restorejob/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Bring a deleted job back to the lists of the employer, with its status; may be repeated',
  params: idParams,
  reply: Nothing,
})
