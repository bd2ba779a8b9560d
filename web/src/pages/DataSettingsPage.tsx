import { useNavigate } from 'react-router'
import { clearSession, useSession } from '../api/session.ts'
import { DeleteAccount } from '../features/data-rights/DeleteAccount.tsx'
import { ExportData } from '../features/data-rights/ExportData.tsx'
import { ExportResume } from '../features/resumes/ExportResume.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle, Section } from '../ui/Layout.tsx'
import { shortDate } from '../ui/times.ts'
import { toast } from '../ui/toast-store.ts'

export const meta = () => [{ title: 'Your data | Hearback' }]

export default function DataSettingsPage() {
  const navigate = useNavigate()
  const userType = useSession()?.user.userType
  const leave = async (eraseAt: string) => {
    // The server has ended all tokens, this one too: nothing is asked with it any more.
    clearSession()
    await navigate(paths.home())
    toast(`Your account goes on ${shortDate(eraseAt)}. Sign in before then to keep it.`)
  }
  return (
    <>
      <PageTitle lead="Take everything that is about you with you, or delete the account. Both are free and work without asking us.">
        Your data
      </PageTitle>
      <Section title="Everything as one file">
        <ExportData />
      </Section>
      {userType === 'jobseeker' && (
        <Section
          title="Your profile as JSON Resume"
          actions={<LinkButton to={paths.importResume()}>Bring one in</LinkButton>}
        >
          <ExportResume />
        </Section>
      )}
      {userType !== 'admin' && (
        <Section title="Delete the account">
          <DeleteAccount isEmployer={userType === 'employer'} onDone={leave} />
        </Section>
      )}
    </>
  )
}
