import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/hiring-report.ts'
import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import p from '../../ui/figures/Pill.module.css'
import { useNow } from '../../ui/now.ts'
import { calendarDay } from '../../ui/text/times.ts'
import c from './HiringReport.module.css'
import { type Report, type ReportFilters, reportOf } from './hiring-report.queries.ts'

const DAY = 86_400_000
const RANGES = [30, limits.figuresDays, 365]

interface FilterBarProps {
  filters: ReportFilters
  report: Report | undefined
  /** Message of a refused field, by name. */
  errors: Readonly<Record<string, string>>
}

/** Period and job of the report; the URL holds them. */
export function ReportFilterBar({ filters, report, errors }: FilterBarProps) {
  const [query, setQuery] = useSearchParams()
  const now = useNow()
  const { since = report?.since, until = report?.until } = filters
  const withFilters = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setQuery(withFilters({ since: String(form.get('since')), until: String(form.get('until')) }))
  }
  const today = calendarDay(now, report?.timeZone)
  const first = (days: number) => calendarDay(Date.parse(today) - (days - 1) * DAY, 'UTC')
  return (
    <section aria-label={t.filtersLabel}>
      <nav className={c.ranges} aria-label={t.filtersLabel}>
        {RANGES.map((days) => (
          <Link
            key={days}
            className={p.filter}
            to={{ search: `?${withFilters({ since: first(days), until: today })}` }}
            aria-current={since === first(days) && until === today ? 'page' : undefined}
            data-on={(since === first(days) && until === today) || undefined}
            preventScrollReset
          >
            {t.lastDays(days)}
          </Link>
        ))}
      </nav>
      <div className={c.filters}>
        <form className={c.period} onSubmit={submit} key={`${since} ${until}`}>
          <DateField type="date" name="since" label={t.firstDay} defaultValue={since ?? ''} error={errors.since} />
          <DateField type="date" name="until" label={t.lastDay} defaultValue={until ?? ''} error={errors.until} />
          <Button type="submit">{t.show}</Button>
        </form>
        <JobChoice filters={filters} report={report} onChange={(job) => setQuery(withFilters({ job }))} />
      </div>
    </section>
  )
}

interface JobChoiceProps {
  filters: ReportFilters
  report: Report | undefined
  onChange: (job: string | null) => void
}

/** Chooses among the jobs with most applications of the period. */
function JobChoice({ filters: { job, ...period }, report, onChange }: JobChoiceProps) {
  const { data } = useQuery(reportOf(period))
  const chosen = report?.job
  const jobs = data?.jobs ?? []
  const listed = chosen && !jobs.some(({ _id }) => _id === chosen._id) ? [chosen, ...jobs] : jobs
  return (
    <div className={c.jobs}>
      <SelectField
        label={t.jobFilter}
        placeholder={t.allJobs}
        data={listed.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))}
        value={job ?? null}
        onChange={onChange}
        clearable
      />
    </div>
  )
}
