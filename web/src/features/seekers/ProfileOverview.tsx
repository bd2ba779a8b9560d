import type { Seeker } from '@hearback/contract/seekers.ts'
import { Eye, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { CompletenessMark } from './CompletenessMark.tsx'
import c from './Profile.module.css'

/** All that is on the profile, how complete it is, and whether it can be found. */
export const ProfileOverview = ({ profile }: { profile: Seeker }) => (
  <div className={c.overview}>
    <SeekerProfile profile={profile} heading="h2" framed />
    <aside className={c.aside} aria-label="About this profile">
      <CompletenessMark profile={profile} />
      <Findable published={profile.published} />
      <div className={c.asideActs}>
        <LinkButton wide to={paths.experience()}>
          Experience
        </LinkButton>
        <LinkButton wide to={paths.previewProfile()}>
          See it as an employer does
        </LinkButton>
      </div>
    </aside>
  </div>
)

const Findable = ({ published }: { published: boolean }) => (
  <p className={c.findable}>
    {published ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
    <span>
      {published
        ? 'Employers can find you, by your short name, job title, skills and city.'
        : 'Your profile is hidden. Only those you applied to see it, and you cannot apply to others.'}{' '}
      <Link to={paths.settings('privacy')}>Change who finds you</Link>
    </span>
  </p>
)
