import * as t from '@hearback/texts/web/pages.ts'
import { useNavigate } from 'react-router'
import { ImportResume } from '../features/resumes/ImportResume.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'
import { toast } from '../ui/toast-store.ts'

export const meta = () => [{ title: t.bringInAResumeHearback }]

export default function ImportResumePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        lead={t.aJsonResumeFromAnother}
        actions={<LinkButton to={paths.profile()}>{t.backToTheProfile}</LinkButton>}
      >
        {t.bringInAResume}
      </PageTitle>
      <ImportResume
        onDone={(isNew) => {
          toast(isNew ? t.yourProfileIsPublished : t.yourProfileIsUpTo)
          return navigate(paths.profile())
        }}
      />
    </>
  )
}
