import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as jobs from '@hearback/texts/web/jobs.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { paths } from '../../../routing/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useDeleteJob } from './delete-job.mutations.ts'

/** A job that the user deleted, with a way to restore it. */
export function DeletedJob({ job }: { job: Job }) {
  const { restore } = useDeleteJob()
  return (
    <EmptyState
      heading="h1"
      title={t.jobDeletedTitle}
      actions={
        <>
          <LinkButton variant="primary" to={paths.employerJobs()}>
            {jobs.yourJobs}
          </LinkButton>
          <Button onClick={() => void restore(job)}>{t.jobRestoreAction}</Button>
        </>
      }
    >
      {t.jobDeletedHint}
    </EmptyState>
  )
}
