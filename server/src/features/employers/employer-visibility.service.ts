import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { findVisibleEmployer, holdVisibleEmployer, setEmployerHiddenAt } from './employer-visibility.sql.ts'

/** Hides the company from everyone but its owner and people in contact with it, or shows it again. Its jobs follow through the event. */
export async function setCompanyHidden(tx: Tx, publish: Publish, id: string, hidden: boolean): Promise<void> {
  await setEmployerHiddenAt(tx, id, hidden)
  publish('employer.changed', { employerId: id })
}

/** Returns whether the company exists and is not hidden by moderation. */
export const isCompanyVisible = async (db: Db, id: string): Promise<boolean> =>
  (await findVisibleEmployer(db, id)) !== undefined

/**
 * Throws not_allowed with this message where moderation hides the company. Otherwise locks it, so that it stays visible
 * until the transaction ends.
 */
export async function requireVisibleCompany(tx: Tx, id: string, message: string): Promise<void> {
  if (!(await holdVisibleEmployer(tx, id))) throw new AppError('not_allowed', { message })
}
