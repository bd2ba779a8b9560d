import type { FileMessageForm, Message } from '@hearback/contract/hiring/chat.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { claimFiles, storeFiles } from '../../files/files.service.ts'
import { readUploadedFile } from '../../files/reading/uploaded-file.service.ts'
import { sideIn } from '../conversation/chat.service.ts'
import { findChat } from '../conversation/chats.sql.ts'
import { type Sending, sendMessage } from './send-message.service.ts'

/**
 * Sends a file. Detects its kind by content, and removes metadata of pictures. The message appears only once the file
 * is durable. Repeating the clientMessageId with the same file returns the first message. Throws wrong_media_type,
 * invalid_input, storage_full, and what `sendMessage` throws.
 */
export async function sendFileMessage(
  deps: Sending & Pick<Deps, 'files' | 'log'>,
  viewer: Viewer,
  form: FileMessageForm,
  file: { name: string; content: Buffer },
  from: { connectionId?: string } = {},
): Promise<Message> {
  await deps.limits.consume('fileByUser', viewer.userId)
  sideIn(viewer, await findChat(deps.db, form.chatId))
  const { stored, key, thumbnailKey, ...facts } = await readUploadedFile(file, 'chat')
  const claim = {
    claim: (tx: Parameters<typeof claimFiles>[0]) =>
      claimFiles(
        tx,
        stored.map((part) => part.key),
      ),
  }
  return storeFiles(deps, stored, () =>
    sendMessage(deps, viewer, { ...form, file: { ...facts, key, thumbnailKey, ...claim } }, from),
  )
}
