import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { AnsweringFirst } from './AnsweringFirst.tsx'
import { AnswerRate } from './AnswerRate.tsx'
import { DecisionsDue } from './DecisionsDue.tsx'
import { EmployerFirstSteps } from './EmployerFirstSteps.tsx'
import c from './EmployerHome.module.css'
import { type Due, dashboard, waitingFilters } from './employer-home.queries.ts'
import { HomeAside } from './HomeAside.tsx'
import { JobFilter } from './JobFilter.tsx'
import { TodayFigures } from './TodayFigures.tsx'
import { useWaiting } from './use-waiting.ts'
import { WaitingList } from './WaitingList.tsx'

const DUES: { value: Due; label: string }[] = [
  { value: 'all', label: t.filterAll },
  { value: 'overdue', label: t.overdue },
  { value: 'today', label: t.dueToday },
  { value: 'unopened', label: t.figureUnread },
]

/** The open applicant and its list, for the panel beside it. */
export interface OpenApplicant {
  selected: string | undefined
  /** The applicants of the page of the list. */
  order: readonly Applicant[]
  total: number
  onSelect: (id: string | undefined) => void
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

interface EmployerHomeProps {
  /** `taken` runs once the step is held to be sent. */
  onStep: (application: Applicant, to: ApplicationStatus, taken?: () => void) => void
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
  panel: (open: OpenApplicant) => ReactNode
}

/** Home page of employers: waiting applications, with the open one or the hiring funnel beside them. */
export function EmployerHome({ onStep, onMany, panel }: EmployerHomeProps) {
  const { data, isError, isFetching, refetch } = useQuery(dashboard())
  const [query, setQuery] = useSearchParams()
  const filters = waitingFilters(query)
  const selected = query.get('applicant') ?? undefined
  const list = useWaiting(filters, selected)
  const order = list.applications
  const change = (part: Record<string, string | undefined>) => setQuery(changed(query, part), KEEP)
  const select = (id: string | undefined) => change({ applicant: id })
  const step = (application: Applicant, to: ApplicationStatus) => {
    const next = order[order.findIndex(({ _id }) => _id === application._id) + 1]
    // An answer to the open applicant opens the next one; the last one stays open.
    onStep(application, to, () => application._id === selected && next && select(next._id))
  }
  return (
    <>
      <Region>
        <EmployerFirstSteps />
      </Region>
      <Region>
        <AnswerRate />
      </Region>
      <Region>{data?.answeringFirst && <AnsweringFirst />}</Region>
      {isError && !data ? (
        <div className={c.failed}>
          <FailedNotice onRetry={refetch} busy={isFetching}>
            {t.countsFailed}
          </FailedNotice>
        </div>
      ) : (
        <Region>
          <TodayFigures data={data} />
        </Region>
      )}
      <Region>{data && data.passedDecisions.length > 0 && <DecisionsDue jobs={data.passedDecisions} />}</Region>
      <div className={c.columns} data-open={selected !== undefined || undefined}>
        <section aria-label={t.waitingLabel}>
          <div className={c.heading}>
            <h2>{t.waitingLabel}</h2>
            <JobFilter
              jobs={data?.waitingJobs ?? (isError ? [] : undefined)}
              value={filters.job}
              onChange={(job) => change({ job, page: undefined, applicant: undefined })}
            />
          </div>
          <Tabs
            label={t.filterLabel}
            value={filters.due}
            onChange={(due) => change({ due: due === 'all' ? undefined : due, page: undefined, applicant: undefined })}
            tabs={DUES.map((tab) => ({
              ...tab,
              count: filters.job
                ? undefined
                : { all: undefined, overdue: data?.overdue, today: data?.dueToday, unopened: data?.unread }[tab.value],
              panel: <WaitingList list={list} filters={filters} selected={selected} onStep={step} onMany={onMany} />,
            }))}
          />
        </section>
        <Region>
          {panel({ selected, order, total: order.length, onSelect: select, onStep: step })}
          {!selected && !(isError && !data) && <HomeAside data={data} />}
        </Region>
      </div>
    </>
  )
}

const KEEP = { preventScrollReset: true, replace: true }

/** The URL with changed parts; undefined ones are removed. */
function changed(query: URLSearchParams, part: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}
