import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob } from '@hearback/contract/jobs/jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { endEarlyHiding } from '../../../api/early/hidden-jobs.ts'
import { useMember } from '../../../api/session.ts'
import { paths } from '../../../routing/paths.ts'
import { hiddenJobIds } from '../hidden-jobs/hidden-jobs.queries.ts'
import { jobDetail } from '../jobs.queries.ts'
import { readSearch } from '../search/job-search.ts'
import { recordSearch, recordView } from './record-activity.ts'

/** Searches and jobs that are left sooner are steps to others. */
const PAUSE_MS = 2_000

/** Remembers the search or the job that the page shows for two seconds, and takes hidden jobs out of what the server rendered. */
export function RecentWatch() {
  const { pathname, search } = useLocation()
  const client = useQueryClient()
  const isSeeker = useMember()?.userType === 'jobseeker'
  useEffect(() => {
    if (!isSeeker) return
    client
      .fetchQuery(hiddenJobIds())
      .then(({ ids }) => (ids.length > 0 ? client.invalidateQueries({ queryKey: ['jobs', 'search'] }) : undefined))
      .catch(() => undefined)
      .finally(endEarlyHiding)
  }, [isSeeker, client])
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isSearch = pathname === paths.jobs()
    const id = isSearch ? query.get('job') : matchPath('/jobs/:id/:slug?', pathname)?.params.id
    const record = () => {
      if (isSearch) recordSearch(readSearch(query)).catch(() => undefined)
      const seen = id ? client.getQueryData<ReplyOf<typeof getJob>>(jobDetail(id).queryKey) : undefined
      if (id && seen) recordView({ id, title: seen.job.jobTitle })
    }
    const timer = setTimeout(record, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pathname, search, client])
  return null
}
