import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing } from '../values/primitives.ts'

const Calendar = z.object({
  /** Private address of the user's interviews as an iCalendar file (RFC 5545); null if there is none. */
  address: z.nullable(z.string()),
})

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'member',
  role: 'recruiter',
  summary: 'Get the private address under which calendar programs subscribe to the interviews of the user',
  reply: Calendar,
})

export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar',
  access: 'member',
  role: 'recruiter',
  summary: 'Make a private calendar address; an earlier one stops working',
  reply: Calendar,
})

export const removeCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  access: 'member',
  role: 'recruiter',
  summary: 'End the private calendar address; idempotent',
  reply: Nothing,
})
