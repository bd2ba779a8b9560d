import { clearRecentSearches, clearViewedJobs } from '@hearback/contract/jobs/recent-activity.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'
import { seekerHome } from './seeker-home.queries.ts'

/** Clears a list of recent activity with an optimistic update. */
export function useClearActivity() {
  const client = useQueryClient()
  const { queryKey } = seekerHome()
  const clear = (list: 'viewedJobs' | 'recentSearches') =>
    void runOptimistically({
      show: () => updateOptimistically<SeekerHome>(client, queryKey, (home) => ({ ...home, [list]: [] })),
      send: () => call(list === 'viewedJobs' ? clearViewedJobs : clearRecentSearches, {}),
      after: () => client.invalidateQueries({ queryKey: list === 'viewedJobs' ? queryKey : ['recent-searches'] }),
    })
  return { clearViewed: () => clear('viewedJobs'), clearSearches: () => clear('recentSearches') }
}
