import * as t from '@hearback/texts/web/pages.ts'
import { OwnProfile } from '../features/seekers/OwnProfile.tsx'
import { ProfilePreview } from '../features/seekers/ProfilePreview.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: t.yourProfileAsEmployersSee }]

export default function PreviewProfilePage() {
  return (
    <>
      <PageTitle
        lead={t.exactlyWhatTheyGetAnd}
        actions={<LinkButton to={paths.editProfile()}>{t.editTheProfile}</LinkButton>}
      >
        {t.asEmployersSeeYou}
      </PageTitle>
      <OwnProfile next={paths.previewProfile()}>{(profile) => <ProfilePreview id={profile._id} />}</OwnProfile>
    </>
  )
}
