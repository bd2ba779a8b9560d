import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { Eye, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { CompletenessMark } from './CompletenessMark.tsx'
import c from './Profile.module.css'

/** The whole profile with its completeness and visibility. */
export const ProfileOverview = ({ profile }: { profile: Seeker }) => (
  <div className={c.overview}>
    <SeekerProfile profile={profile} heading="h2" framed />
    <aside className={c.aside} aria-label={t.overviewAsideLabel}>
      <CompletenessMark profile={profile} />
      <Findable published={profile.published} />
      <div className={c.asideActs}>
        <LinkButton wide to={paths.experience()}>
          {t.experience}
        </LinkButton>
        <LinkButton wide to={paths.previewProfile()}>
          {t.overviewPreviewAction}
        </LinkButton>
      </div>
    </aside>
  </div>
)

const Findable = ({ published }: { published: boolean }) => (
  <p className={c.findable}>
    {published ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
    <span>
      {published ? t.overviewPublished : t.overviewHidden}{' '}
      <Link to={paths.settings('privacy')}>{t.overviewPrivacyLink}</Link>
    </span>
  </p>
)
