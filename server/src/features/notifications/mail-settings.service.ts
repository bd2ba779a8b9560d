import { MailGroup, type NotificationSettings } from '@hearback/contract/accounts/notifications.ts'
import type { Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { listMutedGroups, muteMails, unmuteMails } from './notifications.sql.ts'

/** Returns the groups of mails that the viewer receives. */
export const mailSettingsOf = (db: Db, viewer: Viewer): Promise<NotificationSettings> => settingsOf(db, viewer.userId)

/** Turns groups of mails on or off; omitted groups keep their setting. */
export const changeMailSettings = (
  deps: Pick<Deps, 'db' | 'events'>,
  { userId }: Viewer,
  mail: Partial<Record<MailGroup, boolean>>,
): Promise<NotificationSettings> =>
  inTransaction(deps, async (tx) => {
    const wanted = (value: boolean) => MailGroup.options.filter((group) => mail[group] === value)
    await muteMails(tx, userId, wanted(false))
    await unmuteMails(tx, userId, wanted(true))
    return settingsOf(tx, userId)
  })

async function settingsOf(db: Db, userId: string): Promise<NotificationSettings> {
  const muted = new Set((await listMutedGroups(db, userId)).map((row) => row.mail_group))
  const mail = Object.fromEntries(MailGroup.options.map((group) => [group, !muted.has(group)]))
  return { mail: mail as NotificationSettings['mail'] }
}
