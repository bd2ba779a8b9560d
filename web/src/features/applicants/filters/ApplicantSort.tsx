import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import type { ApplicantFilterProps } from './ApplicantFilterFields.tsx'
import { ordersOf } from './applicant-orders.ts'

export const ApplicantSort = ({ search, job, questions, change }: ApplicantFilterProps) => (
  <SelectField
    aria-label={t.sortLabel}
    data={ordersOf(search, job, questions)}
    value={search.sort}
    allowDeselect={false}
    searchable={false}
    onChange={(sort) => change({ sort: (sort ?? 'due') as ApplicantOrder })}
  />
)
