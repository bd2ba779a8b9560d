import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type Job, postJob, renewJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { calendarDate } from '../../../ui/text/times.ts'

export type JobBody = InputOf<typeof postJob>['body']
export type ChangeBody = InputOf<typeof updateJob>['body']
type Settable = InputOf<typeof setJobStatus>['body']['status']

const DONE: Record<Settable, (jobTitle: string) => string> = {
  open: t.jobReopened,
  paused: t.jobPaused,
  closed: t.jobClosed,
}

function useJobsChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['jobs'] }),
      client.invalidateQueries({ queryKey: ['applications', 'dashboard'] }),
      client.invalidateQueries({ queryKey: ['offers'] }),
      client.invalidateQueries({ queryKey: ['billing', 'usage'] }),
    ])
}

/** Creates or updates a job. */
export function useSaveJob() {
  const changed = useJobsChanged()
  const saved = async ({ job }: { job: Job }) => {
    await changed()
    return job
  }
  return {
    post: async (body: JobBody) => saved(await call(postJob, { body })),
    update: async (id: string, body: ChangeBody) => saved(await call(updateJob, { params: { id }, body })),
  }
}

/** Pauses, closes, reopens and renews jobs; the toast offers to undo where possible. */
export function useJobStatus() {
  const changed = useJobsChanged()
  const guarded = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      toast((error as Error).message)
    } finally {
      void changed()
    }
  }
  const set = (job: Pick<Job, '_id' | 'jobTitle' | 'status'>, status: Settable, undoable = true): Promise<void> =>
    guarded(async () => {
      await call(setJobStatus, { params: { id: job._id }, body: { status } })
      const before = wayBack(job.status, status)
      const undo = before && undoable && { label: t.undo, run: () => void set(job, before, false) }
      toast({ text: { of: DONE[status], names: [job.jobTitle] }, ...(undo && { action: undo }) })
    })
  const renew = (job: Job) =>
    guarded(async () => {
      const { job: renewed } = await call(renewJob, { params: { id: job._id } })
      const lastDay = calendarDate(renewed.lastDay)
      toast({ text: { of: (title) => t.jobRenewed(title, lastDay), names: [job.jobTitle] } })
    })
  return { set, renew }
}

/**
 * Status to restore by undo. A closed job can only be reopened, so a job that was paused before closing has no undo.
 */
function wayBack(before: Job['status'], now: Settable): Settable | undefined {
  if (before === 'expired') return undefined
  return now === 'closed' && before === 'paused' ? undefined : before
}
