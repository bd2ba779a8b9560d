import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  closeJob,
  closeJobs,
  getClosingCounts,
  type Hired,
  undoClosing,
} from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as words from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'

export type ClosingCounts = ReplyOf<typeof getClosingCounts>
export type ClosableJob = Pick<Job, '_id' | 'jobTitle' | 'status'>

/** Whom closing a job concerns. */
export const closingCounts = (id: string): Promise<ClosingCounts> => call(getClosingCounts, { params: { id } })

export interface Closing {
  hired: Hired
  tell: boolean
  message: string
}

const sumOf = (counts: readonly ClosingCounts[], name: 'waiting' | 'inProgress' | 'hired') =>
  counts.reduce((sum, one) => sum + one[name], 0)

/** Whom closing these jobs concerns, in total. */
export async function closingCountsOf(jobs: readonly ClosableJob[]): Promise<ClosingCounts> {
  const counts = await Promise.all(jobs.map(({ _id }) => closingCounts(_id)))
  return { waiting: sumOf(counts, 'waiting'), inProgress: sumOf(counts, 'inProgress'), hired: sumOf(counts, 'hired') }
}

/** Closes a job, and offers to undo it until the first person is told. Throws refusals. */
export function useCloseJob() {
  const changed = useClosingsChanged()
  const undo = async (job: ClosableJob) => {
    try {
      await call(undoClosing, { params: { id: job._id } })
      toast({ text: { of: t.closeUndone, names: [job.jobTitle] } })
    } catch (error) {
      toast((error as Error).message)
    } finally {
      changed()
    }
  }
  return async (job: ClosableJob, { hired, tell, message }: Closing): Promise<void> => {
    try {
      const body = bodyOf({ hired, tell, message })
      const { closing } = await call(closeJob, { params: { id: job._id }, body })
      const of = (title: string) =>
        closing.tells > 0
          ? t.closeTellingDone(title, closing.tells, closing.tells.toLocaleString(locale.numbers))
          : words.jobClosed(title)
      const action = { label: words.undo, run: () => void undo(job) }
      toast({ text: { of, names: [job.jobTitle] }, ...(job.status !== 'closed' && { action }) })
    } finally {
      changed()
    }
  }
}

function useClosingsChanged() {
  const client = useQueryClient()
  return () => {
    for (const key of ['jobs', 'applications', 'offers', 'billing']) void client.invalidateQueries({ queryKey: [key] })
  }
}

const bodyOf = ({ hired, tell, message }: Closing) => ({ hired, tell, ...(tell && message && { message }) })

/** Closes jobs, names those that could not be closed, and offers to undo the others. Throws refusals of all. */
export function useCloseJobs() {
  const changed = useClosingsChanged()
  const undo = async (ids: readonly string[]) => {
    const undone = await Promise.allSettled(ids.map((id) => call(undoClosing, { params: { id } })))
    const failed = undone.find((one) => one.status === 'rejected')
    const count = undone.filter((one) => one.status === 'fulfilled').length
    if (count > 0) toast(t.closeManyUndone(count))
    if (failed) toast((failed.reason as Error).message)
    changed()
  }
  return async (jobs: readonly ClosableJob[], closing: Closing): Promise<void> => {
    try {
      const { results } = await call(closeJobs, { body: { ids: jobs.map(({ _id }) => _id), ...bodyOf(closing) } })
      for (const { _id, error } of results) {
        const title = jobs.find((job) => job._id === _id)?.jobTitle ?? ''
        if (error !== null) toast({ text: { of: (name) => t.closeManyRefused(name, error), names: [title] } })
      }
      const closed = results.flatMap((one) => (one.closing ? [{ _id: one._id, ...one.closing }] : []))
      if (closed.length === 0) return
      const told = closed.reduce((sum, { tells }) => sum + tells, 0)
      const action = { label: words.undo, run: () => void undo(closed.map(({ _id }) => _id)) }
      toast({ text: t.closeManyDone(closed.length, told, told.toLocaleString(locale.numbers)), action })
    } finally {
      changed()
    }
  }
}
