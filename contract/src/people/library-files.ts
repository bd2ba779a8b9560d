import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { defaulted, Id, Instant, idParams, line, Nothing, nullish } from '../values/primitives.ts'

export const LibraryFileKind = z.enum(
  ['cv', 'cover_letter', 'certificate', 'other'],
  'Choose cv, cover_letter, certificate or other',
)
export type LibraryFileKind = z.infer<typeof LibraryFileKind>

/** A file sent with an application, as it was then. `fileUrl` is signed for the caller and valid for 5 minutes. */
export const SentFile = z.object({
  _id: Id,
  name: z.string(),
  kind: LibraryFileKind,
  /** In bytes. */
  size: z.number(),
  mediaType: z.string(),
  fileUrl: z.string(),
})
export type SentFile = z.infer<typeof SentFile>

/** A file in the library of a job seeker. */
export const LibraryFile = z.extend(SentFile, { createdAt: Instant, updatedAt: Instant })
export type LibraryFile = z.infer<typeof LibraryFile>

const file = z.object({ file: LibraryFile })

export const listLibraryFiles = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/files',
  access: 'seeker',
  summary: `List the files of the seeker, latest first, at most ${limits.libraryFiles}`,
  reply: z.object({ files: z.array(LibraryFile) }),
})

export const addLibraryFile = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/files',
  access: 'seeker',
  summary: 'Keep a file. The same bytes are kept once: again, the reply is the file that is there',
  upload: limits.fileBytes,
  body: z.object({ kind: defaulted(choiceOf(LibraryFileKind), 'other') }),
  reply: file,
  errors: ['file_limit_reached', 'storage_full'],
})

export const changeLibraryFile = endpoint({
  method: 'PATCH',
  path: '/api/jobseekeruser/files/:id',
  access: 'seeker',
  summary: 'Change the name or kind of a file; applications keep those of the time they were sent',
  params: idParams,
  body: z.object({ name: nullish(line()), kind: nullish(choiceOf(LibraryFileKind)) }),
  reply: file,
})

export const removeLibraryFile = endpoint({
  method: 'DELETE',
  path: '/api/jobseekeruser/files/:id',
  access: 'seeker',
  summary: 'Remove a file from the library; it can be restored for an hour. Applications keep it',
  params: idParams,
  reply: Nothing,
})

export const restoreLibraryFile = endpoint({
  method: 'POST',
  path: '/api/jobseekeruser/files/:id/restore',
  access: 'seeker',
  summary: 'Undo the removal of a file',
  params: idParams,
  reply: file,
  errors: ['conflict', 'file_limit_reached'],
})
