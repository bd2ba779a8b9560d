import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import c from './EmployerHome.module.css'
import { allWaiting, type Due, type WaitingFilters } from './employer-home.queries.ts'
import type { ListedApplicant, Waiting } from './use-waiting.ts'
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
export function WaitingList({
  list,
  ...rest
}: Answers & { list: Waiting; filters: WaitingFilters; selected: string | undefined }) {
  const { query, page, applications } = list
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={6} loading={t.waitingLoading} failed={t.waitingFailed} />
  if (applications.length === 0)
    return (
      <EmptyState title={EMPTY[rest.filters.due]} icon={<CircleCheck size={28} aria-hidden />}>
        {t.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <Rows applications={applications} total={data.total} {...rest} />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

interface RowsProps extends Answers {
  applications: readonly ListedApplicant[]
  filters: WaitingFilters
  selected: string | undefined
  /** The number on all pages. */
  total: number
}

function Rows({ applications, filters, selected, total, onStep, onMany }: RowsProps) {
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
            job={application.listedJob}
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
