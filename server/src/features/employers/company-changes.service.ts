import { type Changes, changesOf } from '../../domain/changes.ts'
import { fromColumns } from '../../domain/employer-fields.ts'
import type { EmployerColumns } from './employers.sql.ts'

/** Fields about the person whom a company names. Their values are not logged. */
const personal = ['firstName', 'lastName', 'nickname', 'profession', 'gender']

const fieldsOf = (row: EmployerColumns) => ({
  ...fromColumns(row as Parameters<typeof fromColumns>[0]),
  businessLocation: row.business_location,
  profilePicture: row.picture_key,
})

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
