import { countFollowers, listFollowed, listFollowedIds } from '@hearback/contract/jobs/follows.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const followedIds = () =>
  queryOptions({ queryKey: ['follows', 'ids'], queryFn: ({ signal }) => call(listFollowedIds, {}, { signal }) })

export const followedCompanies = () =>
  queryOptions({ queryKey: ['follows', 'list'], queryFn: ({ signal }) => call(listFollowed, {}, { signal }) })

export const ownFollowers = () =>
  queryOptions({ queryKey: ['follows', 'own-count'], queryFn: ({ signal }) => call(countFollowers, {}, { signal }) })
