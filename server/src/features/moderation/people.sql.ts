import { type SqlBool, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'

/** A recipient of moderation notices. Accounts of imported posts have no reader. */
export const findPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'email', 'origin', 'user_type']).where('id', '=', id).executeTakeFirst()
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export const listPeople = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').select(['id', 'email', 'origin', 'user_type']).where('id', '=', anyUuid(ids)).execute()

/** The account of a person; the index users_of_people_by_age has the same condition. */
const isOfPerson = sql<SqlBool>`users.origin in ('signup', 'invited')`

const reportsOf = (status?: 'upheld') => sql<number>`(select count(*) from reports where reports.owner_id = users.id
  ${status ? sql`and reports.status = ${sql.lit(status)}` : sql``})`

const name = sql<string>`coalesce(employers.business_name, seekers.first_name || ' ' || seekers.last_name, '')`

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('employers', 'employers.user_id', 'users.id')
    .leftJoin('seekers', 'seekers.user_id', 'users.id')

/** An account with the facts shown to moderators. */
const shown = (db: Db) =>
  accounts(db)
    .select(['users.id', 'users.email', 'users.user_type', 'users.created_at', 'users.suspended_at', name.as('name')])
    .select([
      reportsOf().as('reports'),
      reportsOf('upheld').as('upheld'),
      sql<boolean>`coalesce(employers.hidden_at, seekers.hidden_at) is not null`.as('hidden'),
    ])
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const findAccount = (db: Db, id: string) => shown(db).where('users.id', '=', id).executeTakeFirst()

/** Matches a part of an email, company or name, using trigram indexes from three letters on. A query with an @ is a prefix of an email. */
const matching = (query: string) => {
  const text = query.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const part = `%${text}%`
  if (query.includes('@')) return sql<SqlBool>`users.email like ${`${text}%`}`
  return sql<SqlBool>`users.id in (
    select id from users where email like ${part}
    union all select user_id from employers where lower(business_name) like ${part}
    union all select user_id from seekers where lower(first_name || ' ' || last_name) like ${part})`
}

/** A search also finds companies without a founder. */
const isListed = (query: string) =>
  query === '' ? isOfPerson : sql<SqlBool>`(${isOfPerson} or users.origin = 'company')`

/** One page of accounts, newest first. */
export const listAccounts = (db: Db, query: string, { page, limit }: { page: number; limit: number }) =>
  shown(db)
    .where(isListed(query))
    .$if(query !== '', (q) => q.where(matching(query)))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countAccounts = (db: Db, query: string) =>
  accounts(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isListed(query))
    .$if(query !== '', (q) => q.where(matching(query)))
    .executeTakeFirstOrThrow()
