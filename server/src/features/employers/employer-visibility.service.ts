import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { findVisibleEmployer, holdVisibleEmployer, setEmployerHiddenAt } from './employer-visibility.sql.ts'

/** Hides the company from everybody but its owner and those in contact, or shows it again; its jobs follow by themselves elsewhere. */
export async function setCompanyHidden(tx: Tx, publish: Publish, id: string, hidden: boolean): Promise<void> {
  await setEmployerHiddenAt(tx, id, hidden)
  publish('employer.changed', { employerId: id })
}

/** Whether there is such a company, and moderation does not hide it. */
export const isCompanyVisible = async (db: Db, id: string): Promise<boolean> =>
  (await findVisibleEmployer(db, id)) !== undefined

/** Throws not_allowed with this sentence where moderation hides the company; where not, it cannot before the transaction ends. */
export async function requireVisibleCompany(tx: Tx, id: string, message: string): Promise<void> {
  if (!(await holdVisibleEmployer(tx, id))) throw new AppError('not_allowed', { message })
}
