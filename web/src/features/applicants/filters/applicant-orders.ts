import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import * as a from '@hearback/texts/web/answer-filter.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import type { ApplicantFilters } from '../applicant-filters.ts'

const ORDERS: { value: ApplicantOrder; label: string }[] = [
  { value: 'due', label: t.sortDue },
  { value: 'fit', label: t.sortFit },
  { value: 'distance', label: t.sortDistance },
  { value: 'pay', label: t.sortPay },
  { value: 'availability', label: t.sortAvailability },
  { value: 'applied', label: t.sortApplied },
  { value: 'answer', label: a.sortAnswer },
  { value: 'answer_desc', label: a.sortAnswerDescending },
]

export const hasPlace = ({ workplace, location }: Job) => workplace !== 'remote' && location.latitude !== null
const hasComparablePay = ({ estimatedFrom, currency }: Job) => estimatedFrom !== null && currency === 'USD'

/** The orders that the job allows, and the chosen one; texts have no order. */
export const ordersOf = ({ sort, question }: ApplicantFilters, job: Job, questions: readonly Question[]) =>
  ORDERS.filter(
    ({ value }) =>
      value === sort ||
      ((value !== 'distance' || hasPlace(job)) &&
        (value !== 'pay' || hasComparablePay(job)) &&
        (!value.startsWith('answer') || questions.some(({ _id, kind }) => _id === question && kind !== 'text'))),
  )
