import type { JobDraft, JobDraftValues } from '@hearback/contract/jobs/job-drafts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { deleteDraft, hasDraft, insertDraft, listDrafts, lockDraftCount, updateDraft } from './job-drafts.sql.ts'
import { draftView } from './job-drafts.view.ts'

const noSuchDraft = () => new AppError('not_found', { message: 'We couldn’t find this draft.' })

/** Lists the viewer's drafts, latest change first. */
export const draftsOf = async (db: Database, viewer: CompanyViewer): Promise<JobDraft[]> =>
  (await listDrafts(db, viewer.companyId)).map(draftView)

/**
 * Saves a draft; revision 0 creates it. Throws conflict if the stored revision is another one, not_found if the draft
 * was deleted or published meanwhile, and invalid_input at the limit.
 */
export const saveDraft = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: CompanyViewer,
  { id, revision, values }: { id: string; revision: number; values: JobDraftValues },
): Promise<JobDraft> =>
  inTransaction(deps, async (tx) => {
    const count = await lockDraftCount(tx, viewer.companyId)
    const updated = await updateDraft(tx, viewer.companyId, { id, revision, content: values })
    if (updated) return draftView(updated)
    if (revision > 0) throw (await hasDraft(tx, viewer.companyId, id)) ? new AppError('conflict') : noSuchDraft()
    if (count >= limits.jobDrafts) {
      throw invalid('values', `You can have up to ${limits.jobDrafts} drafts. Delete one first`)
    }
    const inserted = await insertDraft(tx, viewer.companyId, { id, content: values })
    if (!inserted) throw new AppError('conflict')
    return draftView(inserted)
  })

/** Throws not_found, also for another company's draft. */
export async function removeDraft(db: Database, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await deleteDraft(db, viewer.companyId, id))) throw noSuchDraft()
}
