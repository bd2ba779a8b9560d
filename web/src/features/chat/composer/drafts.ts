import { localDeviceStorage } from '../../../api/device-storage.ts'
import { currentSession } from '../../../api/session.ts'

const DRAFTS = 'hearback.chat-drafts'

/** Scoped by user and chat, so that users of a shared device never see each other's drafts. */
const keyOf = (chatId: string) => `${DRAFTS}.${currentSession()?.user._id}.${chatId}`

/** Returns the draft of a chat stored on this device, or an empty string. */
export const keptDraft = (chatId: string): string => localDeviceStorage.getItem(keyOf(chatId)) ?? ''

/** Stores the draft; a blank one is removed. */
export function keepDraft(chatId: string, text: string): void {
  if (text.trim()) localDeviceStorage.setItem(keyOf(chatId), text, { keepsOlder: true })
  else localDeviceStorage.removeItem(keyOf(chatId))
}

/** Calls back when another tab changes the draft of the chat. Returns a function that stops it. */
export function onDraftOfOtherTab(chatId: string, listener: (before: string, now: string) => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(chatId)) listener(oldValue ?? '', newValue ?? '')
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
