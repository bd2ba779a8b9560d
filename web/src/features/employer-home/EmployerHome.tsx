import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { EmployerFirstSteps } from './EmployerFirstSteps.tsx'
import c from './EmployerHome.module.css'
import { type Due, dashboard } from './employer-home.queries.ts'
import { HomeAside } from './HomeAside.tsx'
import { TodayFigures } from './TodayFigures.tsx'
import { WaitingList } from './WaitingList.tsx'

const DUES: { value: Due; label: string }[] = [
  { value: 'all', label: t.filterAll },
  { value: 'overdue', label: t.overdue },
  { value: 'today', label: t.dueToday },
]
const dueOf = (query: URLSearchParams): Due => DUES.find(({ value }) => value === query.get('due'))?.value ?? 'all'

interface EmployerHomeProps {
  onStep: (application: Applicant, to: ApplicationStatus) => void
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
}

/** Home page of employers: waiting applications and the hiring funnel. */
export function EmployerHome(answers: EmployerHomeProps) {
  const { data, isError, isFetching, refetch } = useQuery(dashboard())
  const [query, setQuery] = useSearchParams()
  const due = dueOf(query)
  const show = (next: Due) => setQuery(next === 'all' ? {} : { due: next }, { preventScrollReset: true })
  return (
    <>
      <Region>
        <EmployerFirstSteps />
      </Region>
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
      <div className={c.columns}>
        <section aria-label={t.waitingLabel}>
          <h2 className={c.heading}>{t.waitingLabel}</h2>
          <Tabs
            label={t.filterLabel}
            value={due}
            onChange={show}
            tabs={DUES.map((tab) => ({
              ...tab,
              count: { all: undefined, overdue: data?.overdue, today: data?.dueToday }[tab.value],
              panel: <WaitingList due={due} {...answers} />,
            }))}
          />
        </section>
        {!(isError && !data) && (
          <Region>
            <HomeAside data={data} />
          </Region>
        )}
      </div>
    </>
  )
}
