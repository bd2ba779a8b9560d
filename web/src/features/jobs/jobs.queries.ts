import { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, listJobsOfEmployer, listSavedIds, listSavedJobs } from '@hearback/contract/jobs/jobs.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { uploadDeviceSaves } from './saved-jobs/device-saves.ts'
import { type JobSearch, requestOf } from './search/job-search.ts'

const SAVED_PER_PAGE = 20

export const jobSearch = (search: JobSearch) =>
  queryOptions({
    queryKey: ['jobs', 'search', search],
    queryFn: ({ signal }) => call(searchJobs, { body: requestOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const jobCategories = () =>
  queryOptions({
    queryKey: ['jobs', 'categories'],
    queryFn: ({ signal }) => call(listCategories, {}, { signal }),
    staleTime: 10 * 60_000,
  })

export const jobDetail = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', id],
    queryFn: ({ signal }) => call(getJob, { params: { id } }, { signal }),
  })

export const savedJobs = (page: number) =>
  queryOptions({
    queryKey: ['jobs', 'saved', 'page', page],
    queryFn: async ({ signal }) => {
      await uploadDeviceSaves()
      return call(listSavedJobs, { query: { page, limit: SAVED_PER_PAGE } }, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** Ids of all saved jobs, for the state of each card. */
export const savedJobIds = () =>
  queryOptions({
    queryKey: ['jobs', 'saved', 'ids'],
    queryFn: async ({ signal }) => {
      await uploadDeviceSaves()
      return call(listSavedIds, {}, { signal })
    },
    staleTime: 5 * 60_000,
  })

export const openJobsOf = (employerId: string, page: number) =>
  queryOptions({
    queryKey: ['jobs', 'of-employer', employerId, 'open', page],
    queryFn: ({ signal }) =>
      call(listJobsOfEmployer, { params: { id: employerId }, query: { page, status: 'open' } }, { signal }),
    placeholderData: keepPreviousData,
  })
