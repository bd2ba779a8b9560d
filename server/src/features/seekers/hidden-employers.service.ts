import { limits } from '@hearback/contract/values/limits.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { deleteHiddenEmployer, insertHiddenEmployer, listHiddenEmployers } from './hidden-employers.sql.ts'
import { lockSeeker } from './profile/seekers.sql.ts'

type Hiding = Pick<Deps, 'db' | 'events'>

/** The companies that the viewer's profile is hidden from. */
export const hiddenEmployers = ({ db }: Pick<Deps, 'db'>, viewer: Viewer) => listHiddenEmployers(db, viewer.userId)

/** Hides the viewer's profile from a company; throws profile_required, and not_found for an unknown company. */
export function hideFromEmployer(deps: Hiding, viewer: Viewer, employerId: CompanyId): Promise<void> {
  return inTransaction(deps, async (tx) => {
    if (!(await lockSeeker(tx, viewer.userId))) throw new AppError('profile_required')
    const hidden = await insertHiddenEmployer(tx, viewer.userId, employerId)
    if (!hidden) throw new AppError('not_found', { message: 'We couldn’t find this company.' })
    const { length } = await listHiddenEmployers(tx, viewer.userId)
    if (length > limits.hiddenEmployers) {
      throw invalid('id', `You can hide from up to ${limits.hiddenEmployers} companies. Remove one first`)
    }
  })
}

export async function showToEmployer({ db }: Pick<Deps, 'db'>, viewer: Viewer, employerId: CompanyId): Promise<void> {
  await deleteHiddenEmployer(db, viewer.userId, employerId)
}
