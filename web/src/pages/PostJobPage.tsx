import * as t from '@hearback/texts/web/pages.ts'
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

export const meta = () => [{ title: t.postJobPageTitle }]

export default function PostJobPage() {
  const navigate = useNavigate()
  const { post } = useSaveJob()
  const { initial, restoredAt, discard } = useFirstValues()
  return (
    <>
      <PageTitle lead={t.postJobLead}>{t.postJobAction}</PageTitle>
      <JobFormEditor
        key={restoredAt ?? 'new'}
        initial={initial}
        keepsDraft
        startsCurrency={!restoredAt}
        act={t.postJobPublishAction}
        send={(values, place) => post(newJobBody(values, place))}
        done={(job) => {
          dropJobDraft()
          toast(t.postJobDone(job.jobTitle))
          return navigate(paths.employerJob(job._id))
        }}
        notice={
          restoredAt && (
            <Notice
              action={
                <Button size="sm" onClick={discard}>
                  {t.postJobDiscardDraftAction}
                </Button>
              }
            >
              {t.postJobDraftNotice} <RelativeTime at={restoredAt} />.
            </Notice>
          )
        }
      />
    </>
  )
}
