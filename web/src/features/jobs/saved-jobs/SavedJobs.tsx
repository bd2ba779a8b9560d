import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { JobCard } from '../JobCard.tsx'
import { savedJobs } from '../jobs.queries.ts'
import { pageOf } from '../search/page-number.ts'
import { SavedJobNote } from './SavedJobNote.tsx'
import c from './SavedJobs.module.css'

/** Saved jobs of the seeker with private notes, latest first; jobs that are no longer open are labeled. */
export function SavedJobs() {
  const [query] = useSearchParams()
  const page = pageOf(query)
  const list = useQuery(savedJobs(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={4} loading={t.savedJobsLoading} failed={t.savedJobsFailed} />
  if (data.jobs.length === 0)
    return (
      <EmptyState
        title={t.savedJobsEmptyTitle}
        icon={<Bookmark size={30} />}
        actions={
          <LinkButton variant="primary" to={paths.jobs()}>
            {t.savedJobsEmptyAction}
          </LinkButton>
        }
      >
        {t.savedJobsEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.list}>
        {data.jobs.map((job) => (
          <Fragment key={job._id}>
            <JobCard job={job} />
            <li className={c.note}>
              <SavedJobNote job={job} note={data.notes[job._id] ?? ''} />
            </li>
          </Fragment>
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
