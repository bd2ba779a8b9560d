import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'

interface JobFilterProps {
  /** Undefined while they load. */
  jobs: ReplyOf<typeof getDashboard>['waitingJobs'] | undefined
  /** Id of the job; undefined for all. */
  value: string | undefined
  onChange: (job: string | undefined) => void
}

/** Narrows the waiting applications to one job. Renders nothing while there is no choice. */
export function JobFilter({ jobs, value, onChange }: JobFilterProps) {
  if (!jobs) return <Skeleton width={224} height={44} />
  if (jobs.length < 2 && value === undefined) return null
  return (
    <SelectField
      aria-label={t.jobFilterLabel}
      placeholder={t.jobFilterAll}
      data={jobs.map(({ _id, jobTitle, waiting }) => ({ value: _id, label: `${jobTitle} (${waiting})` }))}
      value={value ?? null}
      onChange={(job) => onChange(job ?? undefined)}
      clearable
    />
  )
}
