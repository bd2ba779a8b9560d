import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/apply-sheet.ts'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Applying.module.css'

interface CheckProfileProps {
  profile: Seeker
  company: string
  onNext: () => void
}

export const CheckProfile = ({ profile, company, onNext }: CheckProfileProps) => (
  <>
    <h3>
      <Sentence of={t.profilePreviewTitle} names={[company]} />
    </h3>
    <p className={c.note}>{t.profilePrivacyHint}</p>
    <SeekerProfile profile={profile} heading="h4" framed />
    <div className={c.acts}>
      <LinkButton to={paths.editProfile()}>{t.profileEditAction}</LinkButton>
      <Button variant="primary" onClick={onNext}>
        {t.profileConfirmAction}
      </Button>
    </div>
  </>
)
