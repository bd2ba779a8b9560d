import type { Db } from '../../../db/database.ts'

/**
 * The file of a message with the two people of its chat, and whether the reader's account is suspended; undefined
 * without file or reader.
 */
export const findMessageFile = (db: Db, messageId: string, readerId: string) =>
  db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', readerId))
    .select(['chats.employer_id', 'chats.seeker_id', 'reader.suspended_at as reader_suspended_at'])
    .select(['message_files.key', 'message_files.thumbnail_key', 'message_files.name'])
    .select(['message_files.size', 'message_files.media_type'])
    .where('message_files.message_id', '=', messageId)
    .executeTakeFirst()
