import * as z from 'zod/mini'
import { Id } from '../values/primitives.ts'

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
