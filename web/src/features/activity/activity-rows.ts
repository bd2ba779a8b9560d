import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import * as t from '@hearback/texts/web/activity.ts'
import { fieldLabel } from '../../domain/changed-fields.ts'
import { valueWords } from '../../domain/changed-values.ts'
import type { CsvRow } from '../../ui/csv.ts'
import { actorName, sentenceOf } from './sentences.ts'
import { shownChanges } from './shown-changes.ts'

const HEADER: CsvRow = [t.columnTime, t.columnMember, t.columnActivity, t.columnJob, t.columnBefore, t.columnAfter]

/** Header and rows of the file, a row per entry. */
export const activityRows = (entries: readonly ActivityEntry[]): CsvRow[] => [HEADER, ...entries.map(rowOf)]

function rowOf(entry: ActivityEntry): CsvRow {
  const { of, names } = sentenceOf(entry)
  const changes = shownChanges(entry)
  const side = (name: 'before' | 'after') =>
    changes.map((change) => `${fieldLabel(change.field)}: ${valueWords(change.field, change[name]) ?? '–'}`).join('\n')
  return [
    entry.at.replace('T', ' ').replace(/\..*$/u, ''),
    actorName(entry),
    of(...names),
    entry.job?.jobTitle ?? '',
    side('before'),
    side('after'),
  ]
}
