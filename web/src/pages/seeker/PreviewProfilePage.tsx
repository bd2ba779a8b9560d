import * as t from '@hearback/texts/web/pages.ts'
import { OwnProfile } from '../../features/seekers/OwnProfile.tsx'
import { ProfilePreview } from '../../features/seekers/ProfilePreview.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.previewProfilePageTitle }]

export default function PreviewProfilePage() {
  return (
    <>
      <PageTitle
        lead={t.previewProfileLead}
        actions={<LinkButton to={paths.editProfile()}>{t.profileEditAction}</LinkButton>}
      >
        {t.profilePreviewAction}
      </PageTitle>
      <OwnProfile next={paths.previewProfile()}>{(profile) => <ProfilePreview id={profile._id} />}</OwnProfile>
    </>
  )
}
