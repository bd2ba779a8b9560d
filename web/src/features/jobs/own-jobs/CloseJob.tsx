import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { type ReactNode, useState } from 'react'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { CloseJobForm } from './CloseJobForm.tsx'
import { countWaiting } from './close-job.mutations.ts'
import { useJobStatus } from './own-jobs.mutations.ts'

interface CloseJobProps {
  job: Pick<Job, '_id' | 'jobTitle' | 'status'>
  /** Renders the control; `busy` while it is unknown whether someone is waiting. */
  children: (close: () => void, busy: boolean) => ReactNode
}

/** Closes a job. If applicants are waiting for an answer, asks whether to tell them that the job is filled. */
export function CloseJob({ job, children }: CloseJobProps) {
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const { set } = useJobStatus()
  const close = async () => {
    setBusy(true)
    try {
      const count = await countWaiting(job._id)
      if (count > 0) setWaiting(count)
      else await set(job, 'closed')
    } catch (error) {
      toast((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {children(() => void close(), busy)}
      <Dialog opened={waiting > 0} onClose={() => setWaiting(0)} title={t.closeTitle(job.jobTitle)}>
        <CloseJobForm job={job} waiting={waiting} onClose={() => setWaiting(0)} />
      </Dialog>
    </>
  )
}
