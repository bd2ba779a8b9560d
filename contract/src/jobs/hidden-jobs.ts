import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, idParams, Nothing, pageCounts, paging } from '../values/primitives.ts'
import { Job } from './jobs.ts'

const hiding = { path: '/api/postjob/hidden/:id', access: 'seeker', params: idParams, reply: Nothing } as const

export const hideJob = endpoint({
  ...hiding,
  method: 'PUT',
  summary:
    'Hide a job that the seeker is not interested in from their searches, home and alerts; idempotent. Of 500 hidden jobs a closed or else the oldest one makes room',
})
export const unhideJob = endpoint({ ...hiding, method: 'DELETE', summary: 'Show a hidden job again; idempotent' })

export const listHiddenJobs = endpoint({
  method: 'GET',
  path: '/api/postjob/hidden',
  access: 'seeker',
  summary: 'List the hidden jobs of the seeker, latest first',
  query: z.object(paging(20)),
  reply: z.object({ jobs: z.array(Job), ...pageCounts }),
})

/** All ids, so that each job can show whether it is hidden. */
export const listHiddenIds = endpoint({
  method: 'GET',
  path: '/api/postjob/hidden-ids',
  access: 'seeker',
  summary: 'List the ids of all hidden jobs, latest first',
  reply: z.object({ ids: z.array(Id) }),
})
