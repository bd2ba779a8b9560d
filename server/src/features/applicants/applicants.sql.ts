import { sql } from 'kysely'
import { isOverdue, standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import { normalizeSpelling } from '../../db/spelling.ts'

/** Dates of JavaScript have milliseconds, which would order some applications differently from page to page. */
const microseconds = (column: 'applied_at' | 'status_changed_at') =>
  sql<number>`(extract(epoch from ${sql.ref(`applications.${column}`)}) * 1000000)::float8`
const nowInMicroseconds = sql`(extract(epoch from now()) * 1000000)::float8`

const shown = sql`concat_ws(' ', seekers.first_name, seekers.last_name, seekers.nickname, seekers.job_title,
    seekers.city, array_to_string(seekers.skills, ' '), applications.description)`

/**
 * Every word of the keyword occurs in the displayed text, ignoring case and spelling variants. A word without letters
 * or digits never matches.
 */
const matches = (keyword: string) => sql<boolean>`not exists (
  select from unnest(${keyword.split(/\s+/u).filter(Boolean)}::text[]) word
  where ${normalizeSpelling(sql`word`)} = '' or strpos(${normalizeSpelling(shown)}, ${normalizeSpelling(sql`word`)}) = 0)`

/** The applications to a job that match the keyword, unordered, with what orders and filters compare; times in microseconds. */
export const listRankRows = (db: Db, jobId: string, keyword: string) =>
  db
    .selectFrom('applications')
    .$if(keyword !== '', (query) =>
      query.innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id').where(matches(keyword)),
    )
    .select(['applications.id', 'applications.seeker_id', standing.as('standing')])
    .select([awaitsAnswer().as('awaits_answer'), isOverdue.as('overdue')])
    .select([sql<boolean>`answered_at is not null`.as('answered'), microseconds('applied_at').as('applied_at')])
    .select([microseconds('status_changed_at').as('changed_at'), sql<number>`${nowInMicroseconds}`.as('now')])
    .where('applications.job_id', '=', jobId)
    .execute()
export type RankRow = Awaited<ReturnType<typeof listRankRows>>[number]
