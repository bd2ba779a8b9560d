import { useNavigate } from 'react-router'
import { JobFormEditor } from '../features/jobs/JobFormEditor.tsx'
import { dropJobDraft } from '../features/jobs/job-draft.ts'
import { newJobBody } from '../features/jobs/job-form-values.ts'
import { useSaveJob } from '../features/jobs/own-jobs.mutations.ts'
import { useFirstValues } from '../features/jobs/use-job-draft.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { toast } from '../ui/toast-store.ts'

export const meta = () => [{ title: 'Post a job | Hearback' }]

export default function PostJobPage() {
  const navigate = useNavigate()
  const { post } = useSaveJob()
  const { initial, restoredAt, discard } = useFirstValues()
  return (
    <>
      <PageTitle lead="Say what the work is, what it pays and where. Everybody who applies hears back from you.">
        Post a job
      </PageTitle>
      <JobFormEditor
        key={restoredAt ?? 'new'}
        initial={initial}
        keepsDraft
        act="Publish the job"
        send={(values, place) => post(newJobBody(values, place))}
        done={(job) => {
          dropJobDraft()
          toast(`“${job.jobTitle}” is online.`)
          return navigate(paths.employerJob(job._id))
        }}
        notice={
          restoredAt && (
            <Notice
              action={
                <Button size="sm" onClick={discard}>
                  Start anew
                </Button>
              }
            >
              This is your draft from this device, written <RelativeTime at={restoredAt} />.
            </Notice>
          )
        }
      />
    </>
  )
}
