import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { signerFor } from '../signing/signing.service.ts'
import { changeAlert, findAlert } from './alerts.sql.ts'

const signer = (db: Database) => signerFor(db, 'unsubscribe')
/** Tells it from what else the links of mails switch off. */
const textOf = (alertId: string) => `alert.${alertId}`

/** A token by which whoever holds it can pause this saved search, for ever: old mails must stay good for that. */
export const pauseToken = async ({ db }: Pick<Deps, 'db'>, alertId: string): Promise<string> =>
  `${alertId}.${(await signer(db)).sign(textOf(alertId))}`

/** What a token pauses, and whether that sends mails now; throws not_found for what was not signed here or is gone. */
export async function alertOfToken({ db }: Pick<Deps, 'db'>, token: string): Promise<{ name: string; mail: boolean }> {
  const { name, paused_at: pausedAt } = await readToken(db, token)
  return { name, mail: pausedAt === null }
}

/** Pauses the search of the token; again is the same. Throws not_found for what was not signed here or is gone. */
export async function pauseByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<{ name: string; mail: boolean }> {
  const { id, user_id: userId, name } = await readToken(db, token)
  await changeAlert(db, userId, id, { paused: true })
  return { name, mail: false }
}

async function readToken(db: Database, token: string) {
  const [id = '', signature = ''] = token.split('.')
  if (!(await signer(db)).isSigned(textOf(id), signature)) {
    throw new AppError('not_found', {
      message: 'This link is not whole. Copy it from the mail once more, or sign in and pause the search there.',
    })
  }
  const alert = await findAlert(db, id)
  if (!alert) throw new AppError('not_found', { message: 'This saved search was removed. It sends no more mails.' })
  return { id, ...alert }
}
