import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listSavedJobs } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { JobCard } from '../JobCard.tsx'
import { savedJobs } from '../jobs.queries.ts'
import { useIsMatchKnown } from '../match/own-profile.queries.ts'
import { pageOf } from '../search/page-number.ts'
import { SavedJobNote } from './SavedJobNote.tsx'
import c from './SavedJobs.module.css'

/**
 * Saved jobs of the seeker with private notes, latest first; jobs that are no longer open are labeled. Waits for the
 * match, so that the cards do not grow, and renders `below` once the length of the list is known.
 */
export function SavedJobs({ below }: { below: ReactNode }) {
  const [query] = useSearchParams()
  const page = pageOf(query)
  const list = useQuery(savedJobs(page))
  const isMatchKnown = useIsMatchKnown()
  if (list.isPending || !isMatchKnown) return <SkeletonRows rows={4} label={t.savedJobsLoading} height={190} />
  return (
    <>
      {list.data ? (
        <List {...list.data} page={page} />
      ) : (
        <QueryFallback query={list} rows={4} loading={t.savedJobsLoading} failed={t.savedJobsFailed} />
      )}
      {below}
    </>
  )
}

function List({ page, ...data }: ReplyOf<typeof listSavedJobs> & { page: number }) {
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
