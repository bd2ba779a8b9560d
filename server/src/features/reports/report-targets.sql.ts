import type { Db } from '../../db/database.ts'
import { isActiveAccount, isProfileShown } from '../../db/visibility.ts'

export const findCompany = (db: Db, id: string) =>
  db
    .selectFrom('employers')
    .select(['user_id as ownerId', 'business_name as name'])
    .where('user_id', '=', id)
    .executeTakeFirst()

/** Finds jobs of any status, because closed jobs can still be viewed. */
export const findJob = (db: Db, id: string) =>
  db.selectFrom('jobs').select(['employer_id as ownerId', 'title as name']).where('id', '=', id).executeTakeFirst()

/** A published profile that is not hidden by moderation, neither itself nor with its account. */
export const findPublishedProfile = (db: Db, id: string) =>
  db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select('seekers.user_id as ownerId')
    .where('seekers.user_id', '=', id)
    .where(isProfileShown())
    .where(isActiveAccount())
    .executeTakeFirst()

/** A message of a chat of the reader, also if the chat was declined or blocked; undefined for anyone else. */
export const findMessage = (db: Db, id: string, readerId: string) =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .select(['messages.sender_id as ownerId', 'messages.chat_id as chatId', 'messages.content', 'message_files.name'])
    .where('messages.id', '=', id)
    .where((eb) => eb.or([eb('chats.employer_id', '=', readerId), eb('chats.seeker_id', '=', readerId)]))
    .executeTakeFirst()
