import { clearRecentSearches, listRecentSearches, type RecentSearch } from '@hearback/contract/jobs/recent-activity.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useMember, useSession } from '../../../api/session.ts'
import { readSearch } from '../search/job-search.ts'
import { clearDeviceActivity, deviceActivity } from './device-activity.ts'

const recentSearches = () =>
  queryOptions({
    queryKey: ['recent-searches'],
    queryFn: ({ signal }) => call(listRecentSearches, {}, { signal }),
  })

/** Search criteria, as of saved searches. */
export type Criteria = Omit<RecentSearch, 'searchedAt'>

/** Latest searches and, of visitors, viewed jobs: of seekers from their account, of visitors from this device. */
export function useRecentActivity() {
  const isVisitor = !useSession()
  const isSeeker = useMember()?.userType === 'jobseeker'
  const client = useQueryClient()
  const { data } = useQuery({ ...recentSearches(), enabled: isSeeker })
  const [device, setDevice] = useState(deviceActivity)
  const clear = async () => {
    if (isVisitor) {
      clearDeviceActivity()
      return setDevice(deviceActivity())
    }
    client.setQueryData(recentSearches().queryKey, { searches: [] })
    await call(clearRecentSearches, {}).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['recent-searches'] })
    await client.invalidateQueries({ queryKey: ['applications', 'home'] })
  }
  const searches: Criteria[] = isVisitor ? device.searches.map(criteriaOf) : isSeeker ? (data?.searches ?? []) : []
  return { searches, views: isVisitor ? device.views : [], clear }
}

function criteriaOf(text: string): Criteria {
  const { circle, payFrom, answersShare, answersWithinDays, ...search } = readSearch(new URLSearchParams(text))
  const place = circle ?? { latitude: null, longitude: null, radius: null }
  const filled = { payFrom: payFrom ?? null, answersShare: answersShare ?? null }
  return { ...search, ...place, ...filled, answersWithinDays: answersWithinDays ?? null }
}
