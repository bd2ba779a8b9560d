import type { Seeker } from '@hearback/contract/seekers.ts'
import { paths } from '../../paths.ts'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import c from './Applying.module.css'

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
    <SeekerProfile profile={profile} heading="h4" framed />
    <div className={c.acts}>
      <LinkButton to={paths.editProfile()}>Edit the profile</LinkButton>
      <Button variant="primary" onClick={onNext}>
        Looks right, go on
      </Button>
    </div>
  </>
)
