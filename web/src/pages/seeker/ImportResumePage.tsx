import * as t from '@hearback/texts/web/pages.ts'
import { useNavigate } from 'react-router'
import { ImportResume } from '../../features/resumes/ImportResume.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.importResumePageTitle }]

export default function ImportResumePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        lead={t.importResumeLead}
        actions={<LinkButton to={paths.profile()}>{t.profileBackAction}</LinkButton>}
      >
        {t.importResumeAction}
      </PageTitle>
      <ImportResume
        onDone={(isNew) => {
          toast(isNew ? t.profilePublished : t.profileUpdated)
          return navigate(paths.profile())
        }}
      />
    </>
  )
}
