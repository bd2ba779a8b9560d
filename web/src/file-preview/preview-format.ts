import type { PreviewFormat } from './preview-channel.ts'

/** A file that can be shown. `url` may be signed and expire; `renewUrl` gets a fresh one. */
export interface PreviewFile {
  readonly name: string
  readonly mediaType: string
  /** In bytes. */
  readonly size: number
  readonly url: string
  readonly renewUrl?: () => Promise<string>
}

const FORMATS: Readonly<Record<string, PreviewFormat>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'text',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
}

/** Uploads have at most 10 MB; a larger file would need more memory than a phone gives a page. */
export const MAX_PREVIEW_BYTES = 25_000_000

/** How a file is shown; undefined for kinds that can only be downloaded. */
export const previewFormat = ({ mediaType }: Pick<PreviewFile, 'mediaType'>): PreviewFormat | undefined =>
  Object.hasOwn(FORMATS, mediaType) ? FORMATS[mediaType] : undefined
