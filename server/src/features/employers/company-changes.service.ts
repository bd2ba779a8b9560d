import type { Tx } from '../../db/database.ts'
import { type Changes, changesOf } from '../../domain/changes.ts'
import { contentVersion } from '../../domain/content-version.ts'
import { fromColumns } from '../../domain/employer-fields.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { lastEditOf } from '../company-activity/company-activity.service.ts'
import type { EmployerColumns } from './employers.sql.ts'

/** Fields about the person whom a company names. Their values are not logged. */
const personal = ['firstName', 'lastName', 'nickname', 'profession', 'gender']

const fieldsOf = (row: EmployerColumns) => ({
  ...fromColumns(row as Parameters<typeof fromColumns>[0]),
  businessLocation: row.business_location,
  profilePicture: row.picture_key,
})

/** Version of the fields of the form; the picture is not among them. */
export const companyVersion = (row: EmployerColumns): string =>
  contentVersion({ ...fieldsOf(row), profilePicture: undefined })

/**
 * Throws conflict if someone has edited the locked company since `version`, unless it already is as the change would make it, such
 * as after a lost reply.
 */
export async function requireCompanyVersion(
  tx: Tx,
  viewer: CompanyViewer,
  version: string | undefined,
  { before, changes }: { before: EmployerColumns; changes: EmployerColumns },
): Promise<void> {
  if (version === undefined || version === companyVersion(before) || !companyChanges(before, changes)) return
  throw new AppError('conflict', {
    message: 'Someone has edited your company page in the meantime. Compare both versions before you save.',
    lastEdit: await lastEditOf(tx, viewer, { acts: ['company_edited'] }),
  })
}

/** The fields of a company that differ for its activity log; without the values of the person and the picture. */
export function companyChanges(before: EmployerColumns, after: EmployerColumns): Changes | undefined {
  const changed = changesOf(fieldsOf(before), fieldsOf(after))
  return changed && { before: withoutPrivate(changed.before), after: withoutPrivate(changed.after) }
}

const withoutPrivate = (values: Changes['before']): Changes['before'] =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) =>
      personal.includes(field) ? ['contactPerson', null] : [field, field === 'profilePicture' ? null : value],
    ),
  )
