import { OwnProfile } from '../features/seekers/OwnProfile.tsx'
import { ProfilePreview } from '../features/seekers/ProfilePreview.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Your profile as employers see it | Hearback' }]

export default function PreviewProfilePage() {
  return (
    <>
      <PageTitle
        lead="Exactly what they get, and nothing that is not shown here."
        actions={<LinkButton to={paths.editProfile()}>Edit the profile</LinkButton>}
      >
        As employers see you
      </PageTitle>
      <OwnProfile next={paths.previewProfile()}>{(profile) => <ProfilePreview id={profile._id} />}</OwnProfile>
    </>
  )
}
