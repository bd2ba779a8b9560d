import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { payFrom, payTo } from '../../db/pay-columns.ts'

export const findCompany = (db: Db, id: string) =>
  db
    .selectFrom('employers')
    .select([
      'user_id as owner_id',
      'business_name as name',
      'business_location',
      'company_website',
      'industry_type',
      'company_size',
      'business_description',
      'first_name',
      'last_name',
      'profession',
    ])
    .where('user_id', '=', id)
    .executeTakeFirst()

export const findJob = (db: Db, id: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .select([
      'employer_id as owner_id',
      'title as name',
      'employers.business_name',
      'category',
      payFrom,
      payTo,
      'pay_period',
      'currency',
      'city',
      'skills',
      'description',
      'status',
      'published_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The profile as an employer in contact sees it, without contact details. */
export const findSeeker = (db: Db, id: string) =>
  db
    .selectFrom('seekers')
    .select(['user_id as owner_id', 'first_name', 'last_name', 'nickname', 'job_title', 'city', 'skills', 'about_me'])
    .where('user_id', '=', id)
    .executeTakeFirst()

export const findMessage = (db: Db, id: string) =>
  db
    .selectFrom('messages')
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .select(['sender_id as owner_id', 'content', 'message_files.name as file', 'messages.created_at'])
    .where('messages.id', '=', id)
    .executeTakeFirst()

export const findReview = (db: Db, id: string) =>
  db
    .selectFrom('reviews')
    .select([
      'author_id as owner_id',
      'about',
      'rating',
      'communication',
      'service_quality',
      'comment',
      'met',
      'reply',
      'reviews.created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The message and up to three on each side of it. */
export const listAround = (db: Db, id: string) =>
  db
    .selectFrom('messages as reported')
    .innerJoin('messages', 'messages.chat_id', 'reported.chat_id')
    .leftJoin('message_files', 'message_files.message_id', 'messages.id')
    .select(['messages.id', 'messages.content', 'message_files.name as file', 'messages.created_at'])
    .select(sql<boolean>`messages.sender_id = reported.sender_id`.as('by_reported'))
    .where('reported.id', '=', id)
    .where(sql<boolean>`messages.seq between reported.seq - 3 and reported.seq + 3`)
    .orderBy('messages.seq')
    .execute()
