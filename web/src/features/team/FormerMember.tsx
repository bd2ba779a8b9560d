import * as t from '@hearback/texts/web/membership.ts'
import { Building2 } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'

/** Stands in for the pages of a company where the employer's account belongs to none anymore. */
export const FormerMember = ({ email }: { email: string }) => (
  <EmptyState
    heading="h1"
    title={t.formerTitle}
    icon={<Building2 size={28} aria-hidden />}
    actions={
      <>
        <LinkButton to={paths.settings('account')}>{t.formerSettingsAction}</LinkButton>
        <LinkButton to={paths.settings('data')}>{t.formerDeleteAction}</LinkButton>
      </>
    }
  >
    <Sentence of={t.formerHint} names={[email]} />
  </EmptyState>
)
