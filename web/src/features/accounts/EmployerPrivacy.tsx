import * as t from '@hearback/texts/web/accounts.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Facts, Section } from '../../ui/Layout.tsx'
import c from './Accounts.module.css'

/** Explains what others see of an employer; there are no settings. */
export const EmployerPrivacy = ({ canEdit }: { canEdit: boolean }) => (
  <Section title={t.visibilityTitle}>
    <Facts
      items={[
        { term: t.everybody, value: t.employerVisibleFacts },
        { term: t.nobody, value: t.employerPrivateFacts },
      ]}
    />
    {canEdit && (
      <p className={c.under}>
        {t.employerVisibilityHint} <Link to={paths.ownCompany()}>{t.employerVisibilityLink}</Link>.
      </p>
    )}
  </Section>
)
