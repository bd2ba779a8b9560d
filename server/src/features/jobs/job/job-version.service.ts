import type { JobChange } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import type { Tx } from '../../../db/database.ts'
import { changesOf } from '../../../domain/changes.ts'
import { contentVersion } from '../../../domain/content-version.ts'
import { AppError } from '../../../domain/errors.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { lastEditOf } from '../../company-activity/company-activity.service.ts'
import { questionsOf } from '../../screening/questions.service.ts'
import { fieldsOf } from './job-changes.service.ts'
import type { JobColumns, JobRow } from './jobs.sql.ts'

/**
 * Version of what an edit changes: the content and the end, apart, because a renewal moves only the end. Views, applications and
 * the status do not change it.
 */
export function jobVersion(row: JobRow, questions: readonly Question[]): string {
  const { expiresAt, ...content } = fieldsOf(row)
  const place = [row.latitude, row.longitude, row.postal_code]
  return `${contentVersion([content, place, questions])}.${contentVersion(expiresAt)}`
}

/**
 * Throws conflict if someone has edited the locked job since the version of the change. A job that already is as the change would
 * make it is accepted, such as after a lost reply.
 */
export async function requireJobVersion(
  tx: Tx,
  viewer: CompanyViewer,
  row: JobRow,
  change: JobChange,
  columns: JobColumns,
): Promise<void> {
  if (change.version === undefined) return
  const [content, end] = jobVersion(row, await questionsOf(tx, row.id)).split('.')
  const [wasContent, wasEnd] = change.version.split('.')
  const movesEnd = change.lastDay !== undefined || change.expiresAt !== undefined
  if (content === wasContent && (!movesEnd || end === wasEnd)) return
  if (change.questions === undefined && changesOf(fieldsOf(row), fieldsOf(columns)) === undefined) return
  const acts = ['job_edited', 'job_renewed'] as const
  throw new AppError('conflict', {
    message: 'Someone has edited this job in the meantime. Compare both versions before you save.',
    lastEdit: await lastEditOf(tx, viewer, { job: row.id, acts }),
  })
}
