import { ExperienceList } from '../features/seekers/ExperienceList.tsx'
import { OwnProfile } from '../features/seekers/OwnProfile.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Your experience | Hearback' }]

export default function ExperiencePage() {
  return (
    <>
      <PageTitle
        lead="The jobs behind you and the one you have. What they paid and why you left, only you ever see."
        actions={<LinkButton to={paths.profile()}>Back to the profile</LinkButton>}
      >
        Your experience
      </PageTitle>
      <OwnProfile next={paths.experience()}>{(profile) => <ExperienceList profile={profile} />}</OwnProfile>
    </>
  )
}
