import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CalendarDate, Id, Nothing } from '../values/primitives.ts'

const ofMember = { path: '/api/team/absence', access: 'employer', role: 'recruiter' } as const

/**
 * Through the day `until`, in the zone of the member, their reminders go to `coveredBy`; to the owners if that colleague has
 * left.
 */
export const Absence = z.object({ until: z.string(), coveredBy: z.nullable(Id) })
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
  summary: 'Send the reminders of the caller to a colleague through a day within a year',
  body: z.object({ until: CalendarDate, coveredBy: Id }),
  reply: z.object({ absence: Absence }),
})

export const endAbsence = endpoint({
  ...ofMember,
  method: 'DELETE',
  summary: 'End the absence of the caller; idempotent',
  reply: Nothing,
})
