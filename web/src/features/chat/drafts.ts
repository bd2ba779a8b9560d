import { currentSession } from '../../api/session.ts'

const DRAFTS = 'hearback.chat-drafts'

/** By person and chat, so that nobody finds another's words on a shared device. */
const keyOf = (chatId: string) => `${DRAFTS}.${currentSession()?.user._id}.${chatId}`

/** What was being written in a chat on this device. */
export function keptDraft(chatId: string): string {
  try {
    return localStorage.getItem(keyOf(chatId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is being written; nothing but spaces is no draft. */
export function keepDraft(chatId: string, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(keyOf(chatId), text)
    else localStorage.removeItem(keyOf(chatId))
  } catch {
    // A full or closed storage keeps it only while the page stands.
  }
}
