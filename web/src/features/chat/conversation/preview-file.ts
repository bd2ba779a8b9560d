import type { Message, MessageFile } from '@hearback/contract/hiring/chat.ts'
import type { PreviewFile } from '../../../file-preview/preview-format.ts'
import { renewMessage } from './conversation.ts'

/** The file of a message, with a way to renew its signed URL. */
export const previewFileOf = (message: Message, { name, mediaType, size }: MessageFile): PreviewFile => ({
  name,
  mediaType,
  size,
  url: message.fileUrl ?? '',
  renewUrl: async () => (await renewMessage(message))?.fileUrl ?? '',
})
