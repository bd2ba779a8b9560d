import { useNavigate } from 'react-router'
import { ImportResume } from '../features/resumes/ImportResume.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'
import { toast } from '../ui/toast-store.ts'

export const meta = () => [{ title: 'Bring in a resume | Hearback' }]

export default function ImportResumePage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        lead="A JSON Resume from another site, or one you kept. You see what it changes first; nothing is saved until you say so."
        actions={<LinkButton to={paths.profile()}>Back to the profile</LinkButton>}
      >
        Bring in a resume
      </PageTitle>
      <ImportResume
        onDone={(isNew) => {
          toast(isNew ? 'Your profile is published.' : 'Your profile is up to date.')
          return navigate(paths.profile())
        }}
      />
    </>
  )
}
