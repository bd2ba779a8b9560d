import type { SentFile } from '@hearback/contract/people/sent-files.ts'
import * as t from '@hearback/texts/web/files.ts'
import { sessionToken } from '../api/session.ts'

/** Saves the file on the device. Sends the token, which still works after the signed URL has expired. */
export async function downloadFile({ fileUrl, name }: SentFile): Promise<void> {
  const headers = { 'auth-token': sessionToken() ?? '' }
  const response = await fetch(fileUrl, { headers }).catch(() => undefined)
  if (!response?.ok) throw new Error(t.downloadFailed)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // The browser reads the object URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
