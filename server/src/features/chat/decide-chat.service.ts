import type { Chat } from '@hearback/contract/hiring/chat.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { noSuchChat, oneChat, sideIn } from './conversation/chat.service.ts'
import { acceptChat, declineChat, lockChat, setBlocked } from './conversation/chats.sql.ts'
import { notifyOfAcceptance, type Telling } from './notices/chat-notices.service.ts'
import { returnCredit } from './sending/send-message.service.ts'

type Decision = 'accept' | 'decline' | 'block'
type LockedChat = NonNullable<Awaited<ReturnType<typeof lockChat>>>
type Deciding = Pick<Deps, 'db' | 'events'> & Telling

/**
 * Accepts or declines a chat that the other person started, or blocks it at any time. A declined chat can still be
 * accepted. Throws not_found, not_allowed for the person who started it, and conflict once it is accepted.
 */
export async function decideChat(deps: Deciding, viewer: Viewer, id: string, decision: Decision): Promise<Chat> {
  await change(deps, viewer, id, async (tx, chat, publish) => {
    const side = sideIn(viewer, chat)
    if (decision === 'block') return void (await setBlocked(tx, id, side, true))
    if (chat.started_by === side) {
      throw new AppError('not_allowed', { message: 'Only the person who got the request can decide.' })
    }
    if (decision === 'accept') {
      if (chat.state !== 'open') await notifyOfAcceptance(deps, tx, publish, chat, side)
      await acceptChat(tx, id)
      return returnCredit(tx, chat)
    }
    if (chat.accepted_at !== null || chat.is_linked) {
      throw new AppError('conflict', { message: 'You’ve already accepted this chat. You can block it instead.' })
    }
    await declineChat(tx, id)
  })
  return oneChat(deps, viewer, id)
}

/** Unblocks the chat for the viewer; throws not_found. */
export const unblockChat = (deps: Deciding, viewer: Viewer, id: string): Promise<void> =>
  change(deps, viewer, id, async (tx, chat) => void (await setBlocked(tx, id, sideIn(viewer, chat), false)))

/** Runs under the row lock of the chat, which messages take as well. */
const change = (
  deps: Deciding,
  viewer: Viewer,
  id: string,
  work: (tx: Tx, chat: LockedChat, publish: Publish) => Promise<void>,
) =>
  inTransaction(deps, async (tx, publish) => {
    const chat = await lockChat(tx, id)
    sideIn(viewer, chat)
    if (!chat) throw noSuchChat()
    await work(tx, chat, publish)
    publish('chat.changed', { chatId: id, employerId: chat.employer_id, seekerId: chat.seeker_id })
  })
