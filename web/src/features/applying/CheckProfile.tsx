import type { Seeker } from '@hearback/contract/seekers.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import c from './Applying.module.css'
import { ProfileAsSeen } from './ProfileAsSeen.tsx'

interface CheckProfileProps {
  profile: Seeker
  company: string
  onNext: () => void
}

export const CheckProfile = ({ profile, company, onNext }: CheckProfileProps) => (
  <>
    <h3>This is what {company} will see</h3>
    <p className={c.note}>
      Nothing more: your phone, e-mail, exact address, past pay and reasons for leaving stay with you.
    </p>
    <ProfileAsSeen profile={profile} />
    <div className={c.acts}>
      <LinkButton to={paths.editProfile()}>Edit the profile</LinkButton>
      <Button variant="primary" onClick={onNext}>
        Looks right, go on
      </Button>
    </div>
  </>
)
