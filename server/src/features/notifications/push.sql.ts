import type { PushGroup } from '@hearback/contract/accounts/push.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { companyKinds } from '../../domain/company-notifications.ts'

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}
interface NewDevice extends Subscription {
  session_id: string
  user_id: string
  is_named: boolean
}

/** Sets the device of this session; an endpoint registered by another session moves to this one. */
export async function putDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { session_id: sessionId, endpoint } = device
  await tx.deleteFrom('push_devices').where('endpoint', '=', endpoint).where('session_id', '<>', sessionId).execute()
  await tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(device))
    .execute()
}

/** Keeps only the newest devices of a person. */
export const deleteDevicesBeyond = (tx: Tx, userId: string, most: number) =>
  tx
    .deleteFrom('push_devices')
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('push_devices')
        .select('session_id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .offset(most),
    )
    .execute()

/** Replaces the subscription identified by its endpoint and secret; returns false if there is none. */
export async function moveDevice(
  db: Db,
  before: { endpoint: string; auth: string },
  next: Subscription,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ endpoint: next.endpoint, p256dh: next.p256dh, auth: next.auth })
    .where('endpoint', '=', before.endpoint)
    .where('auth', '=', before.auth)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteDeviceOf = (db: Db, sessionId: string) =>
  db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute()

/** Deletes a subscription rejected by the push service, unless the browser has replaced it meanwhile. */
export const deleteDeviceAt = (db: Db, endpoint: string) =>
  db.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()

/** Devices of valid sessions, with the person's language. */
const devices = (db: Db) =>
  db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .where('sessions.expires_at', '>', sql<Date>`now()`)

const deviceColumns = ['push_devices.user_id', 'endpoint', 'p256dh', 'auth', 'is_named', 'users.language'] as const

/** The device of this session, while it is signed in. */
export const findDevice = (db: Db, sessionId: string) =>
  devices(db).select(deviceColumns).where('session_id', '=', sessionId).executeTakeFirst()
export type DeviceRow = NonNullable<Awaited<ReturnType<typeof findDevice>>>

const devicesWith = (db: Db, group: PushGroup) =>
  devices(db).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('muted_pushes')
          .select('muted_pushes.user_id')
          .whereRef('muted_pushes.user_id', '=', 'push_devices.user_id')
          .where('push_group', '=', group),
      ),
    ),
  )

/** The valid sessions of this person whose devices receive pushes of the group. */
export const listDevicesToTell = (db: Db, userId: string, group: PushGroup) =>
  devicesWith(db, group).select('push_devices.session_id').where('push_devices.user_id', '=', userId).execute()

/** As listDevicesToTell, for job seekers and for each owner and recruiter of companies, with the id of the job seeker or company. */
export const listDevicesOfParties = (db: Db, partyIds: readonly string[], group: PushGroup) => {
  const partyId = sql<string>`case when users.user_type <> 'employer' then users.id
    when company_members.role <> 'contributor' then company_members.company_id end`
  return devicesWith(db, group)
    .leftJoin('company_members', 'company_members.user_id', 'push_devices.user_id')
    .select(['push_devices.session_id', 'push_devices.user_id', partyId.as('party_id')])
    .where(
      sql<boolean>`push_devices.user_id in (select unnest(${partyIds}::uuid[])
        union select user_id from company_members where company_id = ${anyUuid(partyIds)})`,
    )
    .where(partyId, '=', anyUuid(partyIds))
    .execute()
}

/**
 * The device and its notification; undefined after sign-out, once the person has read it, and for one about a company that they
 * have left or contribute to.
 */
export const findPushedNotification = (db: Db, sessionId: string, notificationId: string) =>
  devices(db)
    .innerJoin('notifications', 'notifications.user_id', 'push_devices.user_id')
    .select(deviceColumns)
    .select(['kind', 'data', 'path'])
    .where('session_id', '=', sessionId)
    .where('notifications.id', '=', notificationId)
    .where('read_at', 'is', null)
    .where(
      sql<boolean>`(users.user_type <> 'employer' or kind <> all(${companyKinds}::text[]) or exists (
        select from company_members where company_members.user_id = users.id and role <> 'contributor'))`,
    )
    .executeTakeFirst()

export const listMutedPushes = (db: Db, userId: string) =>
  db.selectFrom('muted_pushes').select('push_group').where('user_id', '=', userId).execute()

/** Mutes pushes of these groups. Idempotent; does nothing for a deleted account. */
export const mutePushes = (db: Db, userId: string, groups: readonly PushGroup[]) =>
  db
    .insertInto('muted_pushes')
    .columns(['user_id', 'push_group'])
    .expression(sql`select id, unnest(${groups}::text[]) from users where id = ${userId}`)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const unmutePushes = (db: Db, userId: string, groups: readonly PushGroup[]) =>
  db
    .deleteFrom('muted_pushes')
    .where('user_id', '=', userId)
    .where('push_group', '=', sql<string>`any(${groups}::text[])`)
    .execute()
