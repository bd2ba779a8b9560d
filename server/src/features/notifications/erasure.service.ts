import type { Tx } from '../../db/database.ts'
import { companyKinds, ownerKinds } from '../../domain/company-notifications.ts'
import { deleteMutedMailsOf, deleteNotificationsOf, deleteNotificationsOfKinds, deletePushesOf } from './erasure.sql.ts'
import { deletePacingOf } from './mail-pacing.sql.ts'
import { deleteUndeliverable } from './undeliverable-emails.sql.ts'

/** Deletes the person's notifications, mail settings and push devices. */
export async function eraseNotifications(tx: Tx, userId: string): Promise<void> {
  await deleteNotificationsOf(tx, userId)
  await deleteMutedMailsOf(tx, userId)
  await deletePushesOf(tx, userId)
  await deletePacingOf(tx, userId)
  await deleteUndeliverable(tx, userId)
}

/** Deletes the notifications about the company of a person who left it. */
export async function forgetCompany(tx: Tx, userId: string): Promise<void> {
  await deleteNotificationsOfKinds(tx, userId, companyKinds)
}

/** Deletes the notifications about the plan of the company of a person who owns it no more. */
export async function forgetPlan(tx: Tx, userId: string): Promise<void> {
  await deleteNotificationsOfKinds(tx, userId, ownerKinds)
}
