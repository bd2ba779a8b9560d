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
 * Stores files durably, then runs `save`, which must reference and claim their keys in one transaction. Keys are
 * recorded as pending first, so that no row ever references a missing file. Unclaimed files are removed right away or,
 * after a crash, by the sweep. Throws storage_full, and what `save` throws.
 */
export async function storeFiles<T>(deps: Files, files: readonly NewFile[], save: () => Promise<T>): Promise<T> {
  const keys = files.map(({ key }) => key)
  await insertPending(deps.db, keys)
  try {
    // Waits for all uploads to settle before any file can be removed.
    const puts = await Promise.allSettled(
      files.map(({ key, content, mediaType }) => deps.files.put(key, content, mediaType)),
    )
    for (const put of puts) if (put.status === 'rejected') throw put.reason
    return await save()
  } finally {
    await removeFiles(deps, keys)
  }
}

/** Call in the transaction that references these keys of `storeFiles`. Throws unavailable when the sweep removed them already. */
export async function claimFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  const claimed = await deletePending(tx, keys)
  if (claimed < keys.length)
    throw new AppError('unavailable', { message: 'The upload took too long. Please try again.' })
}

/** Call in the transaction that removes the last reference to these keys, and `removeFiles` after its commit. */
export async function releaseFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await insertPending(tx, keys)
}

/**
 * Removes the files that are still unreferenced. Failures are only logged, because the sweep retries. Nothing is
 * removed during a backup.
 */
export async function removeFiles(deps: Files, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await deps.db
    .transaction()
    .execute(async (tx) => removeLocked(deps, tx, await lockPending(tx, keys)))
    .catch((err: unknown) => deps.log.warn({ err, keys }, 'files that nothing names are left to the sweep'))
}

/** Time between recording a key and claiming it; far longer than any upload. */
export const pendingHours = 12
const batch = 50

/** Removes files that have been pending for 12 hours. Safe on several processes; the next run retries failures. */
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

/** Deletes the file before its record, so that a crash in between cannot leak a file. */
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
