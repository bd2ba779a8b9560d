import * as t from '@hearback/texts/web/pages.ts'
import { ExperienceList } from '../../features/seekers/experience/ExperienceList.tsx'
import { OwnProfile } from '../../features/seekers/OwnProfile.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.experiencePageTitle }]

export default function ExperiencePage() {
  return (
    <>
      <PageTitle lead={t.experienceLead} actions={<LinkButton to={paths.profile()}>{t.profileBackAction}</LinkButton>}>
        {t.yourExperience}
      </PageTitle>
      <OwnProfile next={paths.experience()}>{(profile) => <ExperienceList profile={profile} />}</OwnProfile>
    </>
  )
}
