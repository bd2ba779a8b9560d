import type { EmployerForm } from '@hearback/contract/people/employers.ts'
import type { Employers } from '../db/schema.ts'

/** Fields of a company profile with a column of their own. The picture is a file; the location is stored with its place. */
type EmployerField = Exclude<keyof EmployerForm, 'profilePicture' | 'businessLocation'>

/** The column of each field. Storing, reading and erasure follow from this table. */
const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  nickname: 'nickname',
  profession: 'profession',
  gender: 'gender',
  businessName: 'business_name',
  companySize: 'company_size',
  companyWebsite: 'company_website',
  industryType: 'industry_type',
  businessDescription: 'business_description',
  benefits: 'benefits',
} as const satisfies Record<EmployerField, keyof Employers>

type Columns = typeof columns
type ByColumn<Fields extends { [F in EmployerField]?: unknown }> = { [F in EmployerField as Columns[F]]: Fields[F] }

const entries = Object.entries(columns) as [EmployerField, Columns[EmployerField]][]

/** Maps values by field to values by column. An empty text clears a field, as null does; undefined leaves it. */
export const toColumns = <Fields extends { [F in EmployerField]?: unknown }>(fields: Fields) =>
  Object.fromEntries(
    entries.map(([field, column]) => [column, fields[field] === '' ? null : fields[field]]),
  ) as ByColumn<Fields>

/** Maps a row to values by field. */
export const fromColumns = <Row extends ByColumn<Record<EmployerField, unknown>>>(row: Row) =>
  Object.fromEntries(entries.map(([field, column]) => [field, row[column]])) as {
    [F in EmployerField]: Row[Columns[F]]
  }

/** Null for every column. Erasure sets the columns that are not nullable itself. */
export const emptyEmployer = toColumns(
  Object.fromEntries(entries.map(([field]) => [field, null])) as Record<EmployerField, null>,
)
