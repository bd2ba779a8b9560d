import { listFailedRows } from '../db/failed-rows.ts'
import { openForCommand } from './open.ts'

const { db, close } = await openForCommand()
try {
  const rows = await listFailedRows(db)
  for (const { job, row_id: id, attempts, reason, failed_at: failedAt, retry_at: retryAt } of rows) {
    process.stdout.write(
      `${job}  ${id}  ${reason}  failed ${attempts} times, last ${failedAt.toISOString()}, next try ${retryAt.toISOString()}\n`,
    )
  }
  if (rows.length === 0) process.stdout.write('No failures: every background job processed all its rows.\n')
} finally {
  await close()
}
