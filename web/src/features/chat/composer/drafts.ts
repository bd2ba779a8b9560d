import { localDeviceStorage } from '../../../api/device-storage.ts'
import { currentSession } from '../../../api/session.ts'

const DRAFTS = 'hearback.chat-drafts'

/** By person and chat, so that nobody finds another's words on a shared device. */
const keyOf = (chatId: string) => `${DRAFTS}.${currentSession()?.user._id}.${chatId}`

/** What was being written in a chat on this device. */
export const keptDraft = (chatId: string): string => localDeviceStorage.getItem(keyOf(chatId)) ?? ''

/** Keeps what is being written; nothing but spaces is no draft. */
export function keepDraft(chatId: string, text: string): void {
  if (text.trim()) localDeviceStorage.setItem(keyOf(chatId), text, { keepsOlder: true })
  else localDeviceStorage.removeItem(keyOf(chatId))
}
