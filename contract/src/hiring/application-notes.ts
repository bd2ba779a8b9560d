import * as z from 'zod/mini'
import { evaluationLimits } from '../accounts/company-limits.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, idParams, line, Nothing, text } from '../values/primitives.ts'

/** A private note on an application, for members of the company only. */
export const ApplicationNote = z.object({
  _id: Id,
  text: z.string(),
  /** `name` is the first name at the time of writing; null if unknown, or once the account is erased. */
  author: z.object({ name: z.nullable(z.string()), isYou: z.boolean() }),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  /** Whether the viewer may delete it: the author and owners may. */
  mayDelete: z.boolean(),
})
export type ApplicationNote = z.infer<typeof ApplicationNote>

const note = z.object({ note: ApplicationNote })

export const listApplicationNotes = endpoint({
  method: 'GET',
  path: '/api/jobapplication/:id/notes',
  access: 'employer',
  role: 'contributor',
  summary: 'List the private notes of the company on an application, newest first; up to 100',
  params: idParams,
  reply: z.object({ notes: z.array(ApplicationNote) }),
})

export const addApplicationNote = endpoint({
  method: 'POST',
  path: '/api/jobapplication/:id/notes',
  access: 'employer',
  role: 'contributor',
  summary:
    'Write a private note on an application to the company. The applicant never sees it in the product, and gets it with their data export',
  params: idParams,
  body: z.object({
    text: text(evaluationLimits.note),
    /** A retry with the same key returns the note that was written. */
    clientNoteId: z.optional(line(100)),
  }),
  reply: note,
  errors: ['conflict'],
})

export const editApplicationNote = endpoint({
  method: 'PUT',
  path: '/api/application-notes/:id',
  access: 'employer',
  role: 'contributor',
  summary: 'Replace the text of a note that the viewer wrote',
  params: idParams,
  body: z.object({
    text: text(evaluationLimits.note),
    /** The text that this one replaces; refused if it has changed since. */
    was: text(evaluationLimits.note),
  }),
  reply: note,
  errors: ['conflict'],
})

export const deleteApplicationNote = endpoint({
  method: 'DELETE',
  path: '/api/application-notes/:id',
  access: 'employer',
  role: 'contributor',
  summary: 'Delete a note; only its author and owners of the company may',
  params: idParams,
  reply: Nothing,
})
