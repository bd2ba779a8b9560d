import { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import c from './Applicants.module.css'
import { applicantCounts } from './applicants.queries.ts'
import { COUNTED_WORDS } from './counted-words.ts'

/** Number of applicants of a job by status; each count links to its list. */
export function ApplicantCounts({ jobId }: { jobId: string }) {
  const { data, isError } = useQuery(applicantCounts(jobId))
  if (isError) return null
  if (!data) return <Skeleton height={44} />
  if (data.total === 0) return <p className={c.dim}>{t.countsEmpty}</p>
  const shown = ApplicationStanding.options.filter((status) => data.counts[status])
  return (
    <ul className={c.counts} aria-label={t.countsLabel}>
      {shown.map((status) => (
        <li key={status}>
          <Link to={`${paths.applicants(jobId)}?status=${status}`}>
            <b>{data.counts[status]}</b> {COUNTED_WORDS[status](data.counts[status] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
