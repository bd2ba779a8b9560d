import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  type ApplicationOrder,
  type ApplicationStanding,
  getAgenda,
  getApplication,
  listMyApplications,
} from '@hearback/contract/hiring/applications.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export interface ApplicationFilters {
  status: ApplicationStanding | undefined
  /** Words of the job title or company. */
  keyword?: string
  /** By default the latest change first. */
  sort?: ApplicationOrder | undefined
  page: number
}

/** Applications of the signed-in seeker. Refetched whenever the window regains focus. */
export const myApplications = ({ status, keyword = '', sort = 'changed', page }: ApplicationFilters) =>
  queryOptions({
    queryKey: ['applications', 'mine', { status, keyword, sort, page }],
    queryFn: ({ signal }) =>
      call(listMyApplications, { query: { page, sort, keyword, ...(status && { status }) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

export type Agenda = ReplyOf<typeof getAgenda>

/** Tasks and dates of the signed-in seeker. */
export const agenda = () =>
  queryOptions({
    queryKey: ['applications', 'agenda'],
    queryFn: ({ signal }) => call(getAgenda, {}, { signal }),
    refetchOnWindowFocus: 'always',
  })

/** An application with its job and history. */
export type WholeApplication = ReplyOf<typeof getApplication>['application']

export const applicationDetail = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'detail', id],
    queryFn: async ({ signal }) => (await call(getApplication, { params: { id } }, { signal })).application,
    refetchOnWindowFocus: 'always',
  })
