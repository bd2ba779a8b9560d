import * as t from '@hearback/texts/web/pages.ts'
import { useOwnProfile } from '../../features/jobs/match/own-profile.queries.ts'
import { OwnProfile } from '../../features/seekers/OwnProfile.tsx'
import { ProfileOverview } from '../../features/seekers/ProfileOverview.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'

export const meta = () => [{ title: t.profilePageTitle }]

export default function ProfilePage() {
  const hasNone = useOwnProfile() === null
  return (
    <>
      <div className="screen-only">
        <PageTitle
          lead={t.profileLead}
          actions={
            <>
              {!hasNone && <PrintButton bordered />}
              <LinkButton to={paths.files()}>{t.filesLink}</LinkButton>
              <LinkButton to={paths.importResume()}>{t.importResumeAction}</LinkButton>
              {!hasNone && (
                <LinkButton variant="primary" to={paths.editProfile()}>
                  {t.profileEditAction}
                </LinkButton>
              )}
            </>
          }
        >
          {t.yourProfile}
        </PageTitle>
      </div>
      <OwnProfile next={paths.profile()}>{(profile) => <ProfileOverview profile={profile} />}</OwnProfile>
    </>
  )
}
