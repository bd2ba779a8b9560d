import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import c from './EmployerHome.module.css'
import { allWaiting, type Due, type WaitingFilters, waiting } from './employer-home.queries.ts'
import { WaitingRow } from './WaitingRow.tsx'

interface Answers {
  onStep: (application: Applicant, to: ApplicationStatus) => void
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
}

const EMPTY: Record<Due, string> = {
  all: t.emptyAll,
  today: t.emptyToday,
  overdue: t.emptyOverdue,
  unopened: t.emptyUnopened,
}

/** Unanswered applications, most urgent first, with multi-selection for bulk answers. */
export function WaitingList({ filters, ...rest }: Answers & { filters: WaitingFilters; selected: string | undefined }) {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(waiting(filters, page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={6} loading={t.waitingLoading} failed={t.waitingFailed} />
  if (data.applications.length === 0)
    return (
      <EmptyState title={EMPTY[filters.due]} icon={<CircleCheck size={28} aria-hidden />}>
        {t.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <Rows applications={data.applications} jobs={data.jobs} filters={filters} total={data.total} {...rest} />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

interface RowsProps extends Answers {
  applications: readonly Applicant[]
  jobs: readonly Job[]
  filters: WaitingFilters
  selected: string | undefined
  /** The number on all pages. */
  total: number
}

function Rows({ applications, jobs, filters, selected, total, onStep, onMany }: RowsProps) {
  const all = useMutation({ mutationFn: () => allWaiting(filters) })
  const ids = applications.map(({ _id }) => _id)
  const selection = useSelection(ids)
  const turnAll = () => (selection.isAll ? selection.clear() : selection.choose(ids))
  const answer = () =>
    onMany(
      applications.filter(({ _id }) => selection.isChosen(_id)),
      selection.clear,
      () => selection.choose(selection.chosen),
    )
  const answerAll = () =>
    all.mutate(undefined, {
      onSuccess: (found) => onMany(found, selection.clear, () => selection.choose(found.map(({ _id }) => _id))),
      onError: () => toast({ text: t.allFailed, key: 'load all', action: { label: t.retry, run: answerAll } }),
    })
  const count = selection.chosen.length
  return (
    <>
      <div className={c.bulk} data-on={count > 0 || undefined}>
        <CheckboxField label={t.chooseAll(applications.length)} checked={selection.isAll} onChange={turnAll} />
        <span role="status" className={c.dim}>
          {count > 0 && t.chosen(count)}
        </span>
        {selection.isAll && total > applications.length && (
          <Button size="sm" busy={all.isPending} onClick={answerAll}>
            {t.bulkAnswer(Math.min(total, limits.bulkAnswer))}
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" variant="primary" onClick={answer}>
            {t.bulkAnswer(count)}
          </Button>
        )}
      </div>
      <ul className={c.rows}>
        {applications.map((application) => (
          <WaitingRow
            key={application._id}
            application={application}
            job={jobs.find(({ _id }) => _id === application.job)}
            isOpen={application._id === selected}
            isChosen={selection.isChosen(application._id)}
            onChoose={() => selection.turn(application._id)}
            onStep={onStep}
          />
        ))}
      </ul>
    </>
  )
}
