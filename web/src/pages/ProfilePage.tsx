import { OwnProfile } from '../features/seekers/OwnProfile.tsx'
import { ProfileOverview } from '../features/seekers/ProfileOverview.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Your profile | Hearback' }]

export default function ProfilePage() {
  return (
    <>
      <PageTitle
        lead="What you apply with. Employers see it in three steps, never all at once."
        actions={
          <LinkButton variant="primary" to={paths.editProfile()}>
            Edit the profile
          </LinkButton>
        }
      >
        Your profile
      </PageTitle>
      <OwnProfile next={paths.profile()}>{(profile) => <ProfileOverview profile={profile} />}</OwnProfile>
    </>
  )
}
