import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { type Writer, writerOf } from './writers.sql.ts'

/** Replaces the texts of a deleted account. */
export const erasedContent = 'This message was deleted with its account.'

const writer = writerOf(sql.ref('messages.sender_id'), sql.ref('messages.sent_by'))

const columnsWith = (writtenBy: RawBuilder<Writer | null>) =>
  [
    'messages.id as message_id',
    'messages.chat_id as message_chat_id',
    'messages.seq as message_seq',
    'messages.sender_id',
    'messages.sent_by',
    writtenBy.as('writer'),
    'messages.content',
    'messages.client_message_id',
    'messages.warnings',
    'messages.delivered_at',
    'messages.read_at',
    'messages.created_at as message_created_at',
    'message_files.name as file_name',
    'message_files.size as file_size',
    'message_files.media_type as file_media_type',
    'message_files.width as file_width',
    'message_files.height as file_height',
  ] as const

/** The columns of a message and its file, prefixed to avoid conflicts with columns of chats. */
export const messageColumns = columnsWith(writer)

/** As messageColumns, joined to `chats`: members are only searched for messages of the company. */
export const lastMessageColumns = columnsWith(
  sql<Writer | null>`case when messages.sender_id = chats.employer_id then ${writer} end`,
)

const whole = (db: Db) =>
  db.selectFrom('messages').leftJoin('message_files', 'message_files.message_id', 'messages.id').select(messageColumns)

export interface NewFile {
  messageId: string
  key: string
  thumbnailKey: string | null
  name: string
  size: number
  mediaType: string
  width: number | null
  height: number | null
  sha256: Buffer
}

export const insertMessageFile = (tx: Tx, file: NewFile) =>
  tx
    .insertInto('message_files')
    .values({
      message_id: file.messageId,
      key: file.key,
      thumbnail_key: file.thumbnailKey,
      name: file.name,
      size: file.size,
      media_type: file.mediaType,
      width: file.width,
      height: file.height,
      sha256: file.sha256,
    })
    .execute()

/** The message that this sender stored in this chat under this id of theirs, with the hash of its file, and the two of the chat. */
export const findByClientId = (
  db: Db,
  { chatId, senderId, clientMessageId }: { chatId: string; senderId: string; clientMessageId: string },
) =>
  whole(db)
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select(['message_files.sha256', 'chats.employer_id', 'chats.seeker_id'])
    .where('messages.chat_id', '=', chatId)
    .where('messages.sender_id', '=', senderId)
    .where('messages.client_message_id', '=', clientMessageId)
    .executeTakeFirst()

interface Twin {
  chatId: string
  senderId: string
  sentBy: string | null
  content: string
  sha256: Buffer | null
}

/**
 * The latest message of the same person with the same text and file in this chat, less than 10 seconds old and among the last 50.
 * `idPrefix` restricts it to messages whose client id has this prefix.
 */
export const findTwin = (db: Db, { chatId, senderId, sentBy, content, sha256 }: Twin, idPrefix = '') =>
  whole(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.seq', '>', sql<number>`(select last_seq - 50 from chats where id = ${chatId})`)
    .where('messages.sender_id', '=', senderId)
    .where('messages.sent_by', sentBy ? '=' : 'is', sentBy)
    .where('messages.content', '=', content)
    .where('messages.created_at', '>', sql<Date>`clock_timestamp() - interval '10 seconds'`)
    .where('message_files.sha256', sha256 ? '=' : 'is', sha256)
    .$if(idPrefix !== '', (query) => query.where('messages.client_message_id', 'like', `${idPrefix}%`))
    .orderBy('messages.seq', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findMessage = (db: Db, { chatId, id }: { chatId: string; id: string }) =>
  whole(db).where('messages.chat_id', '=', chatId).where('messages.id', '=', id).executeTakeFirst()
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Messages between `after` and `before` (both exclusive), oldest first: the first ones, or the last ones if `last` is set. */
export async function listMessageRows(
  db: Db,
  chatId: string,
  { after, before, limit, last }: { after: number; before: number; limit: number; last: boolean },
): Promise<MessageRow[]> {
  const rows = await whole(db)
    .where('messages.chat_id', '=', chatId)
    .where('messages.seq', '>', after)
    .where('messages.seq', '<', before)
    .orderBy('messages.seq', last ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return last ? rows.reverse() : rows
}
