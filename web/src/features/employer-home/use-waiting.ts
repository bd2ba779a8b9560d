import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useOpenedPlaces } from '../../domain/use-opened-places.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { type WaitingFilters, waiting } from './employer-home.queries.ts'

export interface ListedApplicant extends Applicant {
  listedJob: Job | undefined
}

export type Waiting = ReturnType<typeof useWaiting>

/** The page of waiting applicants in the URL. Those opened from the list of unopened ones stay until another list is shown. */
export function useWaiting(filters: WaitingFilters, selected: string | undefined) {
  const [params] = useSearchParams()
  const page = pageNumber(params)
  const query = useQuery(waiting(filters, page))
  const { applications = [], jobs = [] } = query.data ?? {}
  const listed: readonly ListedApplicant[] = applications.map((one) => ({
    ...one,
    listedJob: jobs.find(({ _id }) => _id === one.job),
  }))
  const opened = useOpenedPlaces({
    list: JSON.stringify([filters, page]),
    applications: listed,
    selected,
    keepsClosed: true,
  })
  return { query, page, applications: opened.applications }
}
