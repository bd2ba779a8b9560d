import * as t from '@hearback/texts/web/pages.ts'
import { useNavigate } from 'react-router'
import { JobFormEditor } from '../../features/jobs/form/JobFormEditor.tsx'
import { PostsLeft, UsedUpNotice } from '../../features/jobs/form/JobQuota.tsx'
import { dropJobDraft } from '../../features/jobs/form/job-draft.ts'
import { newJobBody } from '../../features/jobs/form/job-form-values.ts'
import { useFirstValues } from '../../features/jobs/form/use-job-draft.ts'
import { useSaveJob } from '../../features/jobs/own-jobs/own-jobs.mutations.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'

export const meta = () => [{ title: t.postJobPageTitle }]

export default function PostJobPage() {
  const navigate = useNavigate()
  const { post } = useSaveJob()
  const { initial, restoredAt, discard } = useFirstValues()
  return (
    <>
      <PageTitle lead={t.postJobLead}>{t.postJobAction}</PageTitle>
      <UsedUpNotice />
      <JobFormEditor
        key={restoredAt ?? 'new'}
        initial={initial}
        keepsDraft
        startsCurrency={!restoredAt}
        act={t.postJobPublishAction}
        aside={<PostsLeft />}
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
