import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../values/primitives.ts'

/** Null if emails are sent. `reason` is what the mail server said about the address. */
const EmailDelivery = z.object({
  undeliverable: z.nullable(z.object({ email: z.string(), reason: z.string(), until: Instant })),
})
export type EmailDelivery = z.infer<typeof EmailDelivery>

export const getEmailDelivery = endpoint({
  method: 'GET',
  path: '/api/auth/email-delivery',
  access: 'member',
  summary: 'Get whether emails to the user are stopped because a mail server said that the address does not exist',
  reply: EmailDelivery,
})

export const retryEmails = endpoint({
  method: 'POST',
  path: '/api/auth/email-delivery/retry',
  access: 'member',
  summary: 'Send emails to the user again; idempotent',
  reply: EmailDelivery,
})
