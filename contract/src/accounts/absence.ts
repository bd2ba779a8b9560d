import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, InstantInput, Nothing } from '../values/primitives.ts'

const ofMember = { path: '/api/team/absence', access: 'employer' } as const

/** Until `until` the reminders of the member go to `coveredBy`; to the owners if that colleague has left. */
export const Absence = z.object({ until: Instant, coveredBy: z.nullable(Id) })
export type Absence = z.infer<typeof Absence>

export const getAbsence = endpoint({
  ...ofMember,
  method: 'GET',
  summary: 'Get the absence of the caller; null while there is none',
  reply: z.object({ absence: z.nullable(Absence) }),
})

export const setAbsence = endpoint({
  ...ofMember,
  method: 'PUT',
  summary: 'Send the reminders of the caller to a colleague until an instant within a year',
  body: z.object({ until: InstantInput, coveredBy: Id }),
  reply: z.object({ absence: Absence }),
})

export const endAbsence = endpoint({
  ...ofMember,
  method: 'DELETE',
  summary: 'End the absence of the caller; idempotent',
  reply: Nothing,
})
