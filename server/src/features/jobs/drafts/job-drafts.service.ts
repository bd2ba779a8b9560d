import type { JobDraft, JobDraftValues } from '@hearback/contract/jobs/job-drafts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database, Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import {
  deleteDraft,
  draftState,
  insertDraft,
  listDrafts,
  lockDraftCount,
  publishDraft,
  updateDraft,
} from './job-drafts.sql.ts'
import { draftView } from './job-drafts.view.ts'

const noSuchDraft = () => new AppError('not_found', { message: 'We couldn’t find this draft.' })

/** Lists the viewer's drafts, latest change first. */
export const draftsOf = async (db: Database, viewer: CompanyViewer): Promise<JobDraft[]> =>
  (await listDrafts(db, viewer.companyId)).map(draftView)

/**
 * Saves a draft; revision 0 creates it. Throws conflict if the stored revision is another one, draft_published if a job
 * was posted from it, not_found if it was deleted, and invalid_input at the limit.
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
    await requireNew(tx, viewer, { id, revision })
    if (count >= limits.jobDrafts) {
      throw invalid('values', `You can have up to ${limits.jobDrafts} drafts. Delete one first`)
    }
    const inserted = await insertDraft(tx, viewer.companyId, { id, content: values })
    if (!inserted) throw new AppError('conflict')
    return draftView(inserted)
  })

async function requireNew(tx: Tx, viewer: CompanyViewer, { id, revision }: { id: string; revision: number }) {
  const state = await draftState(tx, viewer.companyId, id)
  if (state) throw new AppError(state === 'published' ? 'draft_published' : 'conflict')
  if (revision > 0) throw noSuchDraft()
}

/** Ends the draft with the job that is posted from it, in the same transaction. Throws draft_published if it was posted before. */
export async function endDraft(tx: Tx, viewer: CompanyViewer, id: string): Promise<void> {
  if (await publishDraft(tx, viewer.companyId, id)) return
  if ((await draftState(tx, viewer.companyId, id)) === 'published') throw new AppError('draft_published')
}

/** Throws not_found, also for another company's draft. */
export async function removeDraft(db: Database, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await deleteDraft(db, viewer.companyId, id))) throw noSuchDraft()
}
