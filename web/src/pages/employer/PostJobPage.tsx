import * as t from '@hearback/texts/web/pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { UsedUpNotice } from '../../features/jobs/form/JobQuota.tsx'
import { NewJobEditor } from '../../features/jobs/form/NewJobEditor.tsx'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.postJobPageTitle }]

export default function PostJobPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [draftId, copyOf] = [query.get('draft') ?? undefined, query.get('copy') ?? undefined]
  return (
    <>
      <PageTitle lead={t.postJobLead}>{t.postJobAction}</PageTitle>
      <UsedUpNotice />
      <NewJobEditor
        key={draftId ?? copyOf ?? 'new'}
        draftId={draftId}
        copyOf={copyOf}
        onPosted={(job) => {
          toast(t.postJobDone(job.jobTitle))
          return navigate(paths.employerJob(job._id))
        }}
        onDiscard={() => void navigate(paths.newJob(), { replace: true })}
      />
    </>
  )
}
