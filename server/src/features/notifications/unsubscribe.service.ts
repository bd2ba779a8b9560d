import { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'
import { listMutedGroups, muteMails } from './notifications.sql.ts'

/** A group of mails of one person. */
export interface Subscription {
  readonly userId: string
  readonly group: MailGroup
}

const signer = (db: Database) => signerFor(db, 'unsubscribe')
const textOf = ({ userId, group }: Subscription) => `${userId}.${group}`

/** A signed token that lets its bearer mute these mails. It never expires, because links in old mails must keep working. */
export async function unsubscribeToken({ db }: Pick<Deps, 'db'>, subscription: Subscription): Promise<string> {
  const text = textOf(subscription)
  return `${text}.${(await signer(db)).sign(text)}`
}

/** The mail group of a token, and whether it is on now. Throws not_found for an invalid signature. */
export async function subscriptionOf(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ group: MailGroup; mail: boolean }> {
  const { userId, group } = await readToken(db, token)
  const muted = await listMutedGroups(db, userId)
  return { group, mail: !muted.some((row) => row.mail_group === group) }
}

/** Mutes the mails of the token; idempotent. Throws not_found for an invalid signature. */
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
      message: 'This link is incomplete. Copy it from the email again, or sign in and go to your email settings.',
    })
  }
  return { userId, group: group.data }
}
