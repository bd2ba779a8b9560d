import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import type { Comparing } from './check-companies.service.ts'
import {
  type DuePost,
  deleteFingerprint,
  deletePostCheck,
  listDuePosts,
  listPosts,
  listSimilarPosts,
  type PostRow,
  upsertFingerprint,
} from './copied-posts.sql.ts'
import { isCopy, shinglesOf, similarity, textHashes } from './copied-text.ts'
import { nameKey } from './name-key.ts'
import { openLookalikeCase } from './open-case.service.ts'

const batch = 100
/** Jobs of one run; each takes some milliseconds. */
const postsPerRun = 2_000
/** Jobs of other companies that a text is compared with. */
const maxSimilar = 50

/**
 * Compares new and edited job texts with those of other companies, and opens a case for the later of two texts that are nearly
 * equal (product.md section 17.3). Does nothing where companies are not verified. A job that fails stops no other.
 */
export async function checkCopiedPosts(deps: Comparing): Promise<void> {
  if (!deps.config.verifiesEmployers) return
  for (let left = postsPerRun; left > 0; left -= batch) {
    const rows = await listDuePosts(deps.db, batch)
    await forEachIsolated(deps, { job: 'copied-posts', rows, idOf: (row) => row.job_id }, (row) => checkPost(deps, row))
    if (rows.length < batch) return
  }
}

/** Stores the fingerprint before the text is compared: of two texts that are checked at the same time, one sees the other. */
async function checkPost(deps: Comparing, due: DuePost): Promise<void> {
  const [post] = await listPosts(deps.db, [due.job_id])
  const shingles = post && shinglesOf(post.description, post.business_name)
  const hashes = shingles && textHashes(shingles)
  await inTransaction(deps, async (tx) => {
    if (!(post && hashes)) await deleteFingerprint(tx, due.job_id)
    else {
      const since = due.changed_at ?? post.published_at
      await upsertFingerprint(tx, { id: post.id, companyId: post.employer_id, hashes, since })
    }
  })
  await inTransaction(deps, async (tx) => {
    if (shingles && hashes) await compare(deps, tx, due.job_id, { shingles, hashes })
    await deletePostCheck(tx, due)
  })
}

async function compare(
  deps: Comparing,
  tx: Tx,
  id: string,
  { shingles, hashes }: { shingles: ReadonlySet<string>; hashes: readonly number[] },
): Promise<void> {
  const [post] = await listPosts(tx, [id])
  if (!post) return
  const ids = await listSimilarPosts(tx, { companyId: post.employer_id, hashes }, maxSimilar)
  const copies = (ids.length > 0 ? await listPosts(tx, ids) : []).filter((other) => {
    const theirs = shinglesOf(other.description, other.business_name)
    return theirs !== undefined && isCopy(shingles, theirs)
  })
  const [original] = [post, ...copies].toSorted(bySince)
  if (!original) return
  // One case for each text that was there later, against the first one.
  for (const copy of original === post ? copies : [post]) await openCase(deps, tx, copy, original)
}

const bySince = (one: PostRow, other: PostRow): number =>
  (one.text_since ?? one.published_at).getTime() - (other.text_since ?? other.published_at).getTime() ||
  (one.id < other.id ? -1 : 1)

/** Imported posts are no copies, because an operator chose their feed; the company of an imported post may post it itself. */
const isJudged = (copy: PostRow, original: PostRow): boolean =>
  copy.source === null &&
  copy.import_name === null &&
  (copy.status === 'open' || copy.status === 'paused') &&
  !(original.import_name !== null && nameKey(copy.business_name) === nameKey(original.business_name))

/** The percentage of the texts that differs; 0 only for equal ones. */
function percentApart(copy: PostRow, original: PostRow): number {
  if (copy.description === original.description) return 0
  const [one, other] = [copy, original].map((post) => shinglesOf(post.description, post.business_name))
  return one && other ? Math.ceil(100 * (1 - similarity(one, other))) : 0
}

async function openCase(deps: Comparing, tx: Tx, copy: PostRow, original: PostRow): Promise<void> {
  if (copy.employer_id === original.employer_id || !isJudged(copy, original)) return
  await openLookalikeCase(deps, tx, {
    companyId: copy.employer_id,
    otherId: original.employer_id,
    rule: 'copied_post',
    jobId: copy.id,
    otherJobId: original.id,
    finding: {
      subject: 'post',
      own: copy.business_name,
      other: original.business_name,
      distance: percentApart(copy, original),
      jobs: { own: copy.title, other: original.title },
    },
  })
}
