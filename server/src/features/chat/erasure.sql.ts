import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { idColumn } from './conversation/chats.sql.ts'
import { erasedContent } from './conversation/messages.sql.ts'

/** Selects by the person's chats, because messages have no index by sender. */
const isWrittenBy = (senderId: string) => sql<boolean>`messages.sender_id = ${senderId}::uuid and messages.chat_id in (
  select id from chats where employer_id = ${senderId}::uuid or seeker_id = ${senderId}::uuid)`

/** Erases the texts of the person's messages; the rows and their sequence numbers stay. */
export const blankMessagesOf = (tx: Tx, senderId: string) =>
  tx.updateTable('messages').set({ content: erasedContent, warnings: sql`'{}'` }).where(isWrittenBy(senderId)).execute()

/** The first names of former members go with the company. */
export const deleteFormerMembersOf = (tx: Tx, senderId: string) =>
  tx.deleteFrom('former_members').where('company_id', '=', senderId).execute()

/** Erases the first name that an erased person left with what they wrote for companies. */
export const blankFormerMember = (tx: Tx, userId: string) =>
  tx.updateTable('former_members').set({ first_name: null }).where('user_id', '=', userId).execute()

/** A trigger records the files as pending, and the sweep removes them. */
export const deleteMessageFilesOf = (tx: Tx, senderId: string) =>
  tx
    .deleteFrom('message_files')
    .where('message_id', 'in', (eb) => eb.selectFrom('messages').select('id').where(isWrittenBy(senderId)))
    .execute()

/** Closes chats with a deleted account for writing. */
export async function closeChatsOf(tx: Tx, userId: string): Promise<void> {
  for (const side of ['employer', 'seeker'] as const) {
    const blockedAt = `${side}_blocked_at` as const
    await tx
      .updateTable('chats')
      .set({ [blockedAt]: sql`coalesce(${sql.ref(blockedAt)}, now())` })
      .where(idColumn[side], '=', userId)
      .execute()
  }
}
