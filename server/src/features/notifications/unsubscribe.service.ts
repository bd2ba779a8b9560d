import { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'
import { listMutedGroups, muteMails } from './notifications.sql.ts'

/** Whose mails of which group. */
export interface Subscription {
  readonly userId: string
  readonly group: MailGroup
}

const signer = (db: Database) => signerFor(db, 'unsubscribe')
const textOf = ({ userId, group }: Subscription) => `${userId}.${group}`

/** A token by which whoever holds it can switch off these mails, for ever: old mails must stay good for that. */
export async function unsubscribeToken({ db }: Pick<Deps, 'db'>, subscription: Subscription): Promise<string> {
  const text = textOf(subscription)
  return `${text}.${(await signer(db)).sign(text)}`
}

/** What a token switches off, and whether that is on now; throws not_found for what was not signed here. */
export async function subscriptionOf(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ group: MailGroup; mail: boolean }> {
  const { userId, group } = await readToken(db, token)
  const muted = await listMutedGroups(db, userId)
  return { group, mail: !muted.some((row) => row.mail_group === group) }
}

/** Switches the mails of the token off; again is the same. Throws not_found for what was not signed here. */
export async function unsubscribe(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ group: MailGroup; mail: boolean }> {
  const { userId, group } = await readToken(db, token)
  await muteMails(db, userId, [group])
  return { group, mail: false }
}

async function readToken(db: Database, token: string): Promise<Subscription> {
  const [userId = '', name, signature = ''] = token.split('.')
  const group = MailGroup.safeParse(name)
  const isOurs = group.success && (await signer(db)).isSigned(textOf({ userId, group: group.data }), signature)
  if (!isOurs) {
    throw new AppError('not_found', {
      message:
        'This link is not whole. Copy it from the mail once more, or sign in and choose your mails in the settings.',
    })
  }
  return { userId, group: group.data }
}
