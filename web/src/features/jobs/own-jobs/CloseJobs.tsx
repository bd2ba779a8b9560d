import * as t from '@hearback/texts/web/own-jobs.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { CloseJobForm } from './CloseJobForm.tsx'
import { type ClosableJob, type ClosingCounts, closingCountsOf, useCloseJobs } from './close-job.mutations.ts'

interface CloseJobsProps {
  jobs: readonly ClosableJob[]
  onClosed: () => void
}

/** Closes several jobs with one answer to whether someone was hired, and one message to everyone who waits. */
export function CloseJobs({ jobs, onClosed }: CloseJobsProps) {
  const [busy, setBusy] = useState(false)
  /** The jobs of the dialog, which stay when the list changes behind it. */
  const [asked, setAsked] = useState<{ jobs: readonly ClosableJob[]; counts: ClosingCounts }>()
  const closeJobs = useCloseJobs()
  const ask = async () => {
    setBusy(true)
    try {
      setAsked({ jobs, counts: await closingCountsOf(jobs) })
    } catch (error) {
      toast((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const onClose = () => setAsked(undefined)
  return (
    <>
      <Button size="sm" variant="primary" busy={busy} onClick={() => void ask()}>
        {t.closeManyAction(jobs.length)}
      </Button>
      <Dialog opened={asked !== undefined} onClose={onClose} title={t.closeManyTitle(asked?.jobs.length ?? 0)}>
        {asked && (
          <CloseJobForm
            jobTitle={asked.jobs[0]?.jobTitle ?? ''}
            counts={asked.counts}
            hint={asked.jobs.length > 1 ? t.closeManyHint : undefined}
            action={t.closeManyAction(asked.jobs.length)}
            onSubmit={(closing) => closeJobs(asked.jobs, closing).then(onClosed)}
            onClose={onClose}
          />
        )}
      </Dialog>
    </>
  )
}
