import * as dataRights from '@hearback/texts/web/data-rights.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { clearSession, type SessionUser, useSession } from '../../api/session.ts'
import { isFormerMember, isOwner } from '../../domain/company-role.ts'
import { withSecondStep } from '../../features/accounts/accounts.mutations.ts'
import { ownTwoStep } from '../../features/accounts/accounts.queries.ts'
import { SecondStepField } from '../../features/accounts/second-step/SecondStepField.tsx'
import { useAsksForCode } from '../../features/accounts/second-step/use-asks-for-code.ts'
import { DeleteAccount } from '../../features/data-rights/DeleteAccount.tsx'
import { ExportData } from '../../features/data-rights/ExportData.tsx'
import { ExportResume } from '../../features/resumes/ExportResume.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle, Section } from '../../ui/Layout.tsx'
import { localDate } from '../../ui/text/times.ts'

export const meta = () => [{ title: t.dataPageTitle }]

export default function DataSettingsPage() {
  const navigate = useNavigate()
  const user = useSession()?.user
  const userType = user?.userType
  const asked = useAsksForCode()
  const queries = useQueryClient()
  const leave = async (eraseAt: string) => {
    // The server has revoked all tokens, including this one.
    clearSession()
    await navigate(paths.home())
    toast(dataRights.accountDeletionScheduled(localDate(eraseAt)))
  }
  return (
    <>
      <PageTitle lead={t.dataLead}>{t.yourData}</PageTitle>
      <Section title={t.dataExportTitle}>
        <ExportData
          codeField={(props) => <SecondStepField asked={asked} {...props} />}
          withSecondStep={withSecondStep}
          onDone={() => queries.invalidateQueries(ownTwoStep())}
        />
      </Section>
      {userType === 'jobseeker' && (
        <Section
          title={t.dataResumeTitle}
          actions={<LinkButton to={paths.importResume()}>{t.dataResumeImportAction}</LinkButton>}
        >
          <ExportResume />
        </Section>
      )}
      {userType !== 'admin' && (
        <Section title={t.dataDeleteTitle}>
          <DeleteAccount
            as={kindOf(user)}
            codeField={(props) => <SecondStepField asked={asked} {...props} />}
            onDone={leave}
          />
        </Section>
      )}
    </>
  )
}

function kindOf(user: SessionUser | undefined): 'seeker' | 'owner' | 'member' | 'former' {
  if (user?.userType !== 'employer') return 'seeker'
  if (isFormerMember(user)) return 'former'
  return isOwner(user) ? 'owner' : 'member'
}
