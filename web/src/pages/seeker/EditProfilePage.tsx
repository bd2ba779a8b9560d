import * as t from '@hearback/texts/web/pages.ts'
import { OwnProfile } from '../../features/seekers/OwnProfile.tsx'
import { EditorSkeleton, ProfileEditor } from '../../features/seekers/ProfileEditor.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.editProfilePageTitle }]

export default function EditProfilePage() {
  return (
    <>
      <PageTitle actions={<LinkButton to={paths.importResume()}>{t.importResumeAction}</LinkButton>}>
        {t.editProfileHeading}
      </PageTitle>
      <OwnProfile next={paths.editProfile()} skeleton={<EditorSkeleton />}>
        {(profile) => <ProfileEditor key={profile._id} profile={profile} />}
      </OwnProfile>
    </>
  )
}
