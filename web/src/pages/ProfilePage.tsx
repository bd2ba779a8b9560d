import * as t from '@hearback/texts/web/pages.ts'
import { OwnProfile } from '../features/seekers/OwnProfile.tsx'
import { ProfileOverview } from '../features/seekers/ProfileOverview.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.yourProfileHearback }]

export default function ProfilePage() {
  return (
    <>
      <PageTitle
        lead={t.whatYouApplyWithEmployers}
        actions={
          <LinkButton variant="primary" to={paths.editProfile()}>
            {t.editTheProfile}
          </LinkButton>
        }
      >
        {t.yourProfile}
      </PageTitle>
      <OwnProfile next={paths.profile()}>{(profile) => <ProfileOverview profile={profile} />}</OwnProfile>
    </>
  )
}
