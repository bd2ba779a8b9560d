import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { fileLimits, limits } from '../values/limits.ts'
import { defaulted, Instant, idParams, line, Nothing, nullish } from '../values/primitives.ts'
import { LibraryFileKind, SentFile } from './sent-files.ts'

/** A file in the library of a job seeker. */
export const LibraryFile = z.extend(SentFile, { createdAt: Instant, updatedAt: Instant })
export type LibraryFile = z.infer<typeof LibraryFile>

const file = z.object({ file: LibraryFile })

export const listLibraryFiles = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/files',
  access: 'seeker',
  summary: `List the files of the seeker, latest first, at most ${fileLimits.files}`,
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
