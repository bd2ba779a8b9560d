import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { listApplicants } from '@hearback/contract/hiring/applications.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../api/call.ts'

/** Statuses of applications that are waiting for an answer. */
const WAITING = ['applied', 'viewed'] as const

/** Number of applicants of a job who are waiting for an answer. */
export async function countWaiting(jobId: string): Promise<number> {
  const { counts } = await call(listApplicants, { params: { jobId }, query: { limit: 1 } })
  return WAITING.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}

/** Ids of all applications of a job that are waiting for an answer. */
async function waitingIds(jobId: string): Promise<string[]> {
  const ids: string[] = []
  for (const status of WAITING) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { status, page, limit: limits.pageSize }
      const { applications, totalPages } = await call(listApplicants, { params: { jobId }, query })
      ids.push(...applications.map(({ _id }) => _id))
      last = totalPages
    }
  }
  return ids
}

export interface ToldApplicants {
  told: number
  all: number
}

/**
 * Closes a job and tells everyone who is waiting that it is filled, with an optional message. Closes first, so that
 * no one applies meanwhile.
 */
export function useCloseAsFilled() {
  const client = useQueryClient()
  return async (jobId: string, message: string): Promise<ToldApplicants> => {
    try {
      await closeUnlessClosed(jobId)
      return await answerAll(await waitingIds(jobId), message)
    } finally {
      for (const key of ['jobs', 'applications', 'offers']) void client.invalidateQueries({ queryKey: [key] })
    }
  }
}

/** A retry, or another tab, may find the job closed. */
async function closeUnlessClosed(id: string): Promise<void> {
  try {
    await call(setJobStatus, { params: { id }, body: { status: 'closed' } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'step_not_allowed')) throw error
  }
}

async function answerAll(ids: readonly string[], employerFeedback: string): Promise<ToldApplicants> {
  let told = 0
  for (let first = 0; first < ids.length; first += limits.bulkAnswer) {
    const { results } = await call(bulkUpdateStatus, {
      body: {
        ids: ids.slice(first, first + limits.bulkAnswer),
        newStatus: 'rejected',
        reasonCode: 'position_filled',
        ...(employerFeedback && { employerFeedback }),
      },
    })
    told += results.filter(({ done }) => done).length
  }
  return { told, all: ids.length }
}
