import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { removeIdentitiesOf } from '../oidc/oidc.service.ts'
import { removePasskeysOf } from '../passkeys/passkeys.service.ts'
import { removeTwoStep } from '../two-step/two-step.service.ts'
import { findUser } from './account/accounts.sql.ts'
import { deleteSessionsOf } from './account/sessions.sql.ts'
import { closeCompany, eraseUser } from './erasure.sql.ts'

/** Ends all sessions of the person. */
export async function endSessions(tx: Tx, publish: Publish, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId)
  publish('sessions.ended', { userId })
}

/** The email for mails to this account; throws not_found. */
export async function addressOf(tx: Tx, userId: string): Promise<string> {
  const user = await findUser(tx, userId)
  if (!user) throw new AppError('not_found')
  return user.email
}

/**
 * Erases all personal data of the account; the id stays, because other records refer to it. `isCompany`: it is the id of a
 * company that lives on.
 */
export async function eraseAccount(tx: Tx, publish: Publish, userId: string, isCompany: boolean): Promise<void> {
  await removePasskeysOf(tx, userId)
  await removeIdentitiesOf(tx, userId)
  await removeTwoStep(tx, userId)
  await eraseUser(tx, userId, isCompany)
  publish('sessions.ended', { userId })
}

/** Ends the plan of a company that is erased with a member other than its founder. */
export async function eraseCompanyAccount(tx: Tx, companyId: CompanyId): Promise<void> {
  await closeCompany(tx, companyId)
}
