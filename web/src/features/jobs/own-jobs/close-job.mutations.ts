import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { closeJob, getClosingCounts, type Hired, undoClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as jobs from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'

export type ClosingCounts = ReplyOf<typeof getClosingCounts>
export type ClosableJob = Pick<Job, '_id' | 'jobTitle' | 'status'>

/** Whom closing a job concerns. */
export const closingCounts = (id: string): Promise<ClosingCounts> => call(getClosingCounts, { params: { id } })

interface Closing {
  hired: Hired
  tell: boolean
  message: string
}

/** Closes a job, and offers to undo it until the first person is told. Throws refusals. */
export function useCloseJob() {
  const client = useQueryClient()
  const changed = () => {
    for (const key of ['jobs', 'applications', 'offers', 'billing']) void client.invalidateQueries({ queryKey: [key] })
  }
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
      const body = { hired, tell, ...(tell && message && { message }) }
      const { closing } = await call(closeJob, { params: { id: job._id }, body })
      const of = (title: string) =>
        closing.tells > 0
          ? t.closeTellingDone(title, closing.tells, closing.tells.toLocaleString(locale.numbers))
          : jobs.jobClosed(title)
      const action = { label: jobs.undo, run: () => void undo(job) }
      toast({ text: { of, names: [job.jobTitle] }, ...(job.status !== 'closed' && { action }) })
    } finally {
      changed()
    }
  }
}
