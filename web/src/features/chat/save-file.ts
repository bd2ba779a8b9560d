import type { Message, MessageFile } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { sessionToken } from '../../api/session.ts'

const FAILED = t.fileDownloadFailed

/** Content of a message's file. Sends the token, which still works after the signed URL has expired. */
export async function fetchFile({ fileUrl }: Message, signal?: AbortSignal): Promise<Blob> {
  const headers = { 'auth-token': sessionToken() ?? '' }
  const response = await fetch(fileUrl ?? '', { headers, ...(signal && { signal }) }).catch(() => undefined)
  if (!response?.ok) throw new Error(FAILED)
  return response.blob()
}

/** Saves the file on the device under its original name. */
export async function saveFile(message: Message, file: MessageFile): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await fetchFile(message))
  link.download = file.name
  link.click()
  // The browser reads the object URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
