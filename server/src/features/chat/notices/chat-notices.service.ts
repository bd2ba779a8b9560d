import type { Db, Tx } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Publish } from '../../../domain/events.ts'
import type { NotificationRequest } from '../../../domain/notification-request.ts'
import { type BatchDeps, runBatches, runSteps } from '../../../queue/isolated-rows.ts'
import { companyCards } from '../../employers/employers.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { seekersFor } from '../../seekers/profile/seekers.service.ts'
import { otherOf, type Side } from '../conversation/chat.rules.ts'
import { companyParticipant, seekerParticipant } from '../conversation/chat.view.ts'
import { idColumn } from '../conversation/chats.sql.ts'
import { acceptedNotice, type ChatReader, requestNotice, unreadNotice } from './chat.mails.ts'
import { findEmail, takeUnreadOfMembers, takeUnreadOfSeekers } from './unread-mails.sql.ts'

export type Telling = Pick<Deps, 'queue' | 'config'>
interface Pair {
  readonly id: string
  readonly employer_id: string
  readonly seeker_id: string
}

/** Notifies the recipient of a chat request, including its message. */
export const notifyOfRequest = (deps: Telling, tx: Tx, publish: Publish, chat: Pair, by: Side): Promise<void> =>
  tell(deps, tx, publish, { chat, side: otherOf(by), noticeOf: requestNotice })

/** Notifies the sender of a chat request that it was accepted. */
export const notifyOfAcceptance = (deps: Telling, tx: Tx, publish: Publish, chat: Pair, by: Side): Promise<void> =>
  tell(deps, tx, publish, { chat, side: otherOf(by), noticeOf: acceptedNotice })

async function tell(
  deps: Telling,
  tx: Tx,
  publish: Publish,
  {
    chat,
    side,
    noticeOf,
  }: { chat: Pair; side: Side; noticeOf: (publicUrl: string, reader: ChatReader) => NotificationRequest },
): Promise<void> {
  const { email } = await findEmail(tx, chat[idColumn[side]])
  await notify(deps, tx, publish, noticeOf(deps.config.publicUrl, await readerOf(tx, chat, side, email)))
}

/** One of the two people, with the name of the other that they may see. */
async function readerOf(db: Db, chat: Pair, side: Side, email: string): Promise<ChatReader> {
  const userId = chat[idColumn[side]]
  const otherId = chat[idColumn[otherOf(side)]]
  return { userId, email, side, chatId: chat.id, otherId, other: await nameFor(db, chat, side) }
}

/** The name of the other person that this side may see. */
export async function nameFor(
  db: Db,
  { employer_id: employerId, seeker_id: seekerId }: Pair,
  side: Side,
): Promise<string> {
  const lastSeen = new Map()
  if (side === 'seeker') {
    const companies = await companyCards(db, [employerId])
    return companyParticipant(employerId, { companies, seekers: new Map(), lastSeen })[1].name
  }
  const seekers = await seekersFor(db, { userId: employerId, userType: 'employer' }, [seekerId])
  return seekerParticipant(seekerId, { companies: new Map(), seekers, lastSeen })[1].name
}

/**
 * Mails job seekers and the members of companies about messages that they have not read for 10 minutes, unless they have been
 * active since. One email per chat until they read it. Safe to run repeatedly and on several processes.
 */
export const mailUnread = (deps: Telling & BatchDeps): Promise<void> =>
  runSteps((['employer', 'seeker'] as const).map((side) => () => mailUnreadOf(deps, side)))

const takeUnread = { employer: takeUnreadOfMembers, seeker: takeUnreadOfSeekers } as const

const mailUnreadOf = (deps: Telling & BatchDeps, side: Side): Promise<void> =>
  runBatches(deps, {
    job: 'unread-mails',
    size: deps.config.oneChatPerTransaction ? 1 : 50,
    take: takeUnread[side],
    idOf: ({ id, member_id: memberId }) => [side, id, memberId].filter(Boolean).join(':'),
    async handle(tx, publish, chats) {
      for (const chat of chats.filter((one) => one.is_told !== false)) {
        const { email, unread, member_id: memberId } = chat
        const notice = unreadNotice(deps.config.publicUrl, await readerOf(tx, chat, side, email), unread)
        await notify(deps, tx, publish, { ...notice, ...(memberId && { memberId }) })
      }
    },
  })
