import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { toJsonb } from '../../db/jsonb.ts'
import type { MonthlyTable } from '../../db/partitions/month-partitions.sql.ts'
import { companyKinds, ownerKinds } from '../../domain/company-notifications.ts'

const columns = ['id', 'kind', 'data', 'path', 'read_at', 'created_at'] as const

interface NewNotification {
  userId: string
  kind: string
  data: object
  path: string
  jobId?: string | null
  memberId?: string
}

/**
 * Inserts notifications, those to a company once for each member, for each of the job's people, or for each owner; one that
 * confirms the reader's own action is read already.
 * Returns each with the email, language, company and muted mail groups of the person, whether they have devices, and whether
 * their account is being deleted.
 */
export const insertNotifications = (tx: Tx, told: readonly NewNotification[]) =>
  tx
    .insertInto('notifications')
    .columns(['user_id', 'kind', 'data', 'path', 'read_at'])
    .expression(sql`select coalesce(told.member_id, members.user_id, told.user_id), kind, data, path,
        case when kind = 'application_sent' then now() end
      from unnest(${told.map(({ userId }) => userId)}::uuid[], ${told.map(({ kind }) => kind)}::text[],
        ${told.map(({ data }) => toJsonb(data))}::jsonb[], ${told.map(({ path }) => path)}::text[],
        ${told.map(({ jobId }) => jobId ?? null)}::uuid[], ${told.map(({ memberId }) => memberId ?? null)}::uuid[])
        as told (user_id, kind, data, path, job_id, member_id)
      left join lateral (
        select user_id from members_of_job(told.user_id, told.job_id) where kind <> all(${ownerKinds}::text[])
        union all
        select user_id from company_members
          where company_id = told.user_id and role = 'owner' and kind = any(${ownerKinds}::text[])) as members
        on told.member_id is null and kind = any(${companyKinds}::text[])`)
    .returning([
      ...['user_id' as const, ...columns],
      sql<string[] | null>`(select array_agg(mail_group) from muted_mails
      where muted_mails.user_id = notifications.user_id)`.as('muted'),
      sql<boolean>`exists (select from push_devices where push_devices.user_id = notifications.user_id)`.as(
        'has_devices',
      ),
      sql<boolean>`(exists (select from account_deletions where account_deletions.user_id = notifications.user_id)
      or (select origin from users where users.id = notifications.user_id) in ('erased', 'company'))`.as('is_leaving'),
      sql<string | null>`(select language from users where users.id = notifications.user_id)`.as('language'),
      sql<string | null>`(select email from users where users.id = notifications.user_id)`.as('email'),
      sql<
        string | null
      >`(select company_id from company_members where company_members.user_id = notifications.user_id)`.as(
        'company_id',
      ),
      // Falls back to the time zone of saved searches until a device reports one; UTC there means unknown.
      sql<string | null>`coalesce((select time_zone from users where users.id = notifications.user_id),
        (select nullif(time_zone, 'UTC') from alert_digests where alert_digests.user_id = notifications.user_id))`.as(
        'time_zone',
      ),
    ])
    .execute()

export type NewNotificationRow = Awaited<ReturnType<typeof insertNotifications>>[number]
export type NotificationRow = Pick<NewNotificationRow, (typeof columns)[number]>

/** Whether the person is still a member of the company who gets its notifications, or one of its owners. */
export const isMemberToTell = async (
  db: Db,
  { userId, companyId, isOwner }: { userId: PersonId; companyId: CompanyId; isOwner: boolean },
): Promise<boolean> =>
  (await db
    .selectFrom('company_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where((eb) => (isOwner ? eb('role', '=', 'owner') : eb('role', '<>', 'contributor')))
    .executeTakeFirst()) !== undefined

/** One page of the reader's notifications, newest first. */
export const listNotificationRows = (db: Db, userId: PersonId, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countNotifications = (db: Db, userId: PersonId) =>
  db
    .selectFrom('notifications')
    .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where read_at is null)`.as('unread')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

export const countUnread = (db: Db, userId: PersonId) =>
  db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Marks these or all of the reader's notifications as read; those already read keep their time. */
export const markRead = (db: Db, userId: PersonId, ids: readonly string[] | 'all') =>
  db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$call((query) => (ids === 'all' ? query : query.where('id', '=', anyUuid(ids))))
    .execute()

/** No row becomes older than 182 days: a month is dropped when its last day is 150 days old (decision 78). */
export const notificationMonths: MonthlyTable = { name: 'notifications', column: 'created_at', keptFor: '150 days' }

/**
 * Deletes up to `most` read notifications after 90 days; returns the number. Unread ones go with their month, but for those of the
 * first and the default partition, which are deleted after 180 days.
 */
export async function deleteOldNotifications(db: Db, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('created_at', '<', sql<Date>`now() - interval '90 days'`)
    .where(
      sql<boolean>`(id, created_at) in (select id, created_at from notifications
        where created_at < now() - interval '90 days' and (read_at is not null or created_at < now() - interval '180 days')
        limit ${most})`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const listMutedGroups = (db: Db, userId: string) =>
  db.selectFrom('muted_mails').select('mail_group').where('user_id', '=', userId).execute()

/** Mutes mails of these groups. Idempotent; does nothing for a deleted account. */
export const muteMails = (db: Db, userId: string, groups: readonly MailGroup[]) =>
  db
    .insertInto('muted_mails')
    .columns(['user_id', 'mail_group'])
    .expression(sql`select id, unnest(${groups}::text[]) from users where id = ${userId}`)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const unmuteMails = (db: Db, userId: string, groups: readonly MailGroup[]) =>
  db
    .deleteFrom('muted_mails')
    .where('user_id', '=', userId)
    .where('mail_group', '=', sql<string>`any(${groups}::text[])`)
    .execute()
