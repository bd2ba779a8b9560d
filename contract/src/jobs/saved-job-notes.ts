import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { idParams, optionalText } from '../values/primitives.ts'

export const setSavedJobNote = endpoint({
  method: 'PUT',
  path: '/api/postjob/saved/:id/note',
  access: 'seeker',
  summary: 'Write the private note on a saved job; an empty one removes it',
  params: idParams,
  body: z.object({
    note: optionalText(limits.savedJobNote),
    /** The note that this one replaces; refused if it has changed since. */
    was: z.optional(optionalText(limits.savedJobNote)),
  }),
  reply: z.object({ note: z.string() }),
  errors: ['conflict'],
})
