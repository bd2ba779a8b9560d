import * as t from '@hearback/texts/web/own-jobs.ts'
import { type ReactNode, useState } from 'react'
import { paths } from '../../../routing/paths.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { CloseJobForm } from './CloseJobForm.tsx'
import { type ClosableJob, type ClosingCounts, closingCounts, useCloseJob } from './close-job.mutations.ts'

interface CloseJobProps {
  job: ClosableJob
  /** Renders the control; `busy` while it is unknown whom closing concerns. */
  children: (close: () => void, busy: boolean) => ReactNode
}

/** Closes a job: asks whether someone was hired, and tells everyone who waits. */
export function CloseJob({ job, children }: CloseJobProps) {
  const [busy, setBusy] = useState(false)
  const [counts, setCounts] = useState<ClosingCounts>()
  const closeJob = useCloseJob()
  const close = async () => {
    setBusy(true)
    try {
      setCounts(await closingCounts(job._id))
    } catch (error) {
      toast((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const onClose = () => setCounts(undefined)
  return (
    <>
      {children(() => void close(), busy)}
      <Dialog opened={counts !== undefined} onClose={onClose} title={t.closeTitle(job.jobTitle)}>
        {counts && (
          <CloseJobForm
            jobTitle={job.jobTitle}
            counts={counts}
            applicants={paths.applicants(job._id)}
            action={t.closeAction}
            onSubmit={(closing) => closeJob(job, closing)}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  )
}
