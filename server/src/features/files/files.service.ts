import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { deletePending, insertPending, lockAbandoned, lockPending, mayRemove } from './files.sql.ts'

type Files = Pick<Deps, 'db' | 'files' | 'log'>

export interface NewFile {
  readonly key: string
  readonly content: Buffer
  readonly mediaType: string
}

/**
 * Stores files durably and then runs `save`, which names their keys in rows and claims them in the same transaction.
 * Whatever happens, no row names a file that is missing: the keys are noted before anything is stored, and what was not
 * claimed in the end is removed, at once or, after a crash, by the sweep. Throws storage_full, and what `save` throws.
 */
export async function keepFiles<T>(deps: Files, files: readonly NewFile[], save: () => Promise<T>): Promise<T> {
  const keys = files.map(({ key }) => key)
  await insertPending(deps.db, keys)
  try {
    // All have come to an end before any is removed again.
    const puts = await Promise.allSettled(
      files.map(({ key, content, mediaType }) => deps.files.put(key, content, mediaType)),
    )
    for (const put of puts) if (put.status === 'rejected') throw put.reason
    return await save()
  } finally {
    await removeFiles(deps, keys)
  }
}

/** To be called in the transaction that names these keys of `keepFiles`; fails when the sweep came first. */
export async function claimFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  const claimed = await deletePending(tx, keys)
  if (claimed < keys.length)
    throw new AppError('unavailable', { message: 'The upload took too long. Please try again.' })
}

/** To be called in the transaction after which no row names these keys; `removeFiles` is called after it. */
export async function releaseFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await insertPending(tx, keys)
}

/** Removes those of the files that no row names. A failure is logged, because the sweep tries again; so it does after a backup, during which nothing is removed. */
export async function removeFiles(deps: Files, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await deps.db
    .transaction()
    .execute(async (tx) => removeLocked(deps, tx, await lockPending(tx, keys)))
    .catch((err: unknown) => deps.log.warn({ err, keys }, 'files that nothing names are left to the sweep'))
}

/** So long may pass between noting a key and naming it, far beyond the longest upload. */
export const pendingHours = 12
const batch = 50

/** Removes the files that have been waiting to be named for 12 hours. Safe on several processes; a failure waits for the next time. */
export async function sweepFiles(deps: Files): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const beyond: string = after
    after = await deps.db.transaction().execute(async (tx) => {
      const keys = await lockAbandoned(tx, { hours: pendingHours, after: beyond, most: batch })
      await removeLocked(deps, tx, keys)
      return keys.at(-1)
    })
  }
}

/** The file goes before its note, so that a crash between the two leaves a note and never a file. */
async function removeLocked({ files, log }: Files, tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || !(await mayRemove(tx))) return
  const removals = await Promise.allSettled(keys.map((key) => files.remove(key)))
  const removed = keys.filter((key, i) => {
    const removal = removals[i]
    if (removal?.status === 'rejected') log.warn({ err: removal.reason, key }, 'a file could not be removed')
    return removal?.status === 'fulfilled'
  })
  if (removed.length > 0) await deletePending(tx, removed)
}
