import type { Question } from '@hearback/contract/jobs/screening.ts'
import { contentVersion } from '../../../domain/content-version.ts'
import { fieldsOf } from './job-changes.service.ts'
import type { JobRow } from './jobs.sql.ts'

/**
 * Version of what an edit changes: the content and the end, apart, because a renewal moves only the end. Views, applications and
 * the status do not change it.
 */
export function jobVersion(row: JobRow, questions: readonly Question[]): string {
  const { expiresAt, ...content } = fieldsOf(row)
  const place = [row.latitude, row.longitude, row.postal_code]
  const asked = questions.map(({ _id }) => _id)
  return `${contentVersion([content, place, asked])}.${contentVersion(expiresAt)}`
}
