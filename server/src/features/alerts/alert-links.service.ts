import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'
import { changeAlert, findAlert } from './alerts.sql.ts'

const signer = (db: Database) => signerFor(db, 'unsubscribe')
/** Domain separation: keeps these signatures apart from those of other links signed with the same key. */
const textOf = (alertId: string) => `alert.${alertId}`

/** A signed token that lets its bearer pause this saved search. It never expires, because links in old mails must keep working. */
export const pauseToken = async ({ db }: Pick<Deps, 'db'>, alertId: string): Promise<string> =>
  `${alertId}.${(await signer(db)).sign(textOf(alertId))}`

/** The saved search of a token, and whether it sends mails now. Throws not_found for an invalid signature or a deleted search. */
export async function alertOfToken({ db }: Pick<Deps, 'db'>, token: string): Promise<{ name: string; mail: boolean }> {
  const { name, paused_at: pausedAt } = await readToken(db, token)
  return { name, mail: pausedAt === null }
}

/** Pauses the search of the token; idempotent. Throws not_found for an invalid signature or a deleted search. */
export async function pauseByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<{ name: string; mail: boolean }> {
  const { id, user_id: userId, name } = await readToken(db, token)
  await changeAlert(db, userId, id, { paused: true })
  return { name, mail: false }
}

async function readToken(db: Database, token: string) {
  const [id = '', signature = ''] = token.split('.')
  if (!(await signer(db)).isSigned(textOf(id), signature)) {
    throw new AppError('not_found', {
      message: 'This link is incomplete. Copy it from the email again, or sign in and pause the search there.',
    })
  }
  const alert = await findAlert(db, id)
  if (!alert)
    throw new AppError('not_found', { message: 'This saved search was removed. You won’t get more emails about it.' })
  return { id, ...alert }
}
