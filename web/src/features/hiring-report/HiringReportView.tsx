import * as t from '@hearback/texts/web/hiring-report.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import f from '../../ui/figures/FigureList.module.css'
import { calendarDate } from '../../ui/text/times.ts'
import { Closings } from './Closings.tsx'
import c from './HiringReport.module.css'
import { type Report, reportFilters, reportOf } from './hiring-report.queries.ts'
import { ReportFilterBar } from './ReportFilterBar.tsx'
import { Jobs, Members, Sources, Stages } from './ReportTables.tsx'
import { counted, durationWords } from './report-words.ts'

/** Report of the company on the applications of a period. */
export function HiringReportView() {
  const [query] = useSearchParams()
  const filters = reportFilters(query)
  const report = useQuery(reportOf(filters))
  const { data, error } = report
  const errors = error instanceof ApiError ? error.fields : {}
  return (
    <>
      <ReportFilterBar filters={filters} report={data} errors={errors} />
      {!data && (
        <QueryFallback
          query={report}
          rows={8}
          loading={t.loading}
          failed={error instanceof ApiError ? error.message : t.failed}
        />
      )}
      {data && <Loaded report={data} />}
    </>
  )
}

function Loaded({ report }: { report: Report }) {
  const { since, until, timeZone, applications } = report
  return (
    <>
      <p className={c.note}>{t.scope(calendarDate(since), calendarDate(until), timeZone)}</p>
      {applications === 0 ? (
        <EmptyState title={t.emptyTitle} icon={<ChartColumn size={30} />}>
          {t.emptyHint}
        </EmptyState>
      ) : (
        <>
          <Overview report={report} />
          <Stages report={report} />
          <Sources report={report} />
          {report.members.length > 0 && <Members report={report} />}
          <Jobs report={report} />
        </>
      )}
      <Closings report={report} />
    </>
  )
}

const Overview = ({ report: { applications, answered, claimed, answerTime } }: { report: Report }) => (
  <section aria-label={t.figuresLabel}>
    <dl className={f.figures}>
      <div>
        <dt>{t.applications}</dt>
        <dd>{counted(applications)}</dd>
      </div>
      <div>
        <dt>{t.answered}</dt>
        <dd>
          {t.answeredShare(counted(answered), Math.round((answered / applications) * 100))}
          {claimed > 0 && <small>{t.claimedOf(counted(claimed))}</small>}
        </dd>
      </div>
      <div>
        <dt>{t.medianAnswer}</dt>
        <dd>{answerTime ? durationWords(answerTime.median) : t.tooFew}</dd>
      </div>
    </dl>
  </section>
)
