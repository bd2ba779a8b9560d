import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { Email } from '../values/contact-primitives.ts'
import { limits } from '../values/limits.ts'
import { clearable, Id, Instant, idParams, line, nullish, pageCounts, paging, text } from '../values/primitives.ts'

/** `email` is required from visitors, for the reply. */
export const ContactForm = z.object({ name: line(), message: text(limits.message), email: clearable(Email) })
export type ContactForm = z.output<typeof ContactForm>

export const contactUs = endpoint({
  method: 'POST',
  path: '/api/contact/contactus',
  access: 'public',
  summary: 'Send a contact message to the operator; at most two in 24 hours',
  body: ContactForm,
  reply: z.object({ message: z.string() }),
  errors: ['contact_limit_reached'],
})

export const ContactState = z.enum(['new', 'answered', 'closed'])
export type ContactState = z.infer<typeof ContactState>

/**
 * A message as seen by moderators. `user` is the sender's account, if signed in; `handledBy` is a moderator's email.
 */
export const ContactMessage = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  user: z.nullable(Id),
  message: z.string(),
  state: ContactState,
  answer: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  handledAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact',
  access: 'admin',
  summary: 'List the messages of the contact form, latest first',
  query: z.object({ ...paging(20), state: z.optional(choiceOf(ContactState)) }),
  reply: z.object({ messages: z.array(ContactMessage), ...pageCounts }),
})

/** A reply is mailed to the sender; without one the message is just closed. */
export const handleContactMessage = endpoint({
  method: 'POST',
  path: '/api/admin/contact/:id',
  access: 'admin',
  summary: 'Reply to a contact message by mail, or close it',
  params: idParams,
  body: z.object({ answer: nullish(text(limits.message)) }),
  reply: z.object({ message: ContactMessage }),
  errors: ['conflict'],
})
