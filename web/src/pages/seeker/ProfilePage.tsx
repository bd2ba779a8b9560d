import * as t from '@hearback/texts/web/pages.ts'
import { OwnProfile } from '../../features/seekers/OwnProfile.tsx'
import { ProfileOverview } from '../../features/seekers/ProfileOverview.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'

export const meta = () => [{ title: t.profilePageTitle }]

export default function ProfilePage() {
  return (
    <>
      <div className="screen-only">
        <PageTitle
          lead={t.profileLead}
          actions={
            <>
              <PrintButton bordered />
              <LinkButton to={paths.files()}>{t.filesLink}</LinkButton>
              <LinkButton to={paths.importResume()}>{t.importResumeAction}</LinkButton>
              <LinkButton variant="primary" to={paths.editProfile()}>
                {t.profileEditAction}
              </LinkButton>
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
