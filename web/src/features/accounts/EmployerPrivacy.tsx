import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Facts, Section } from '../../ui/Layout.tsx'
import c from './Accounts.module.css'

/** What others see of somebody who hires; there is nothing to switch, so it is told in words. */
export const EmployerPrivacy = () => (
  <Section title="What others see">
    <Facts
      items={[
        { term: 'Everybody', value: 'Your company profile, your name and role, your open jobs, and how you answer' },
        { term: 'Nobody', value: 'Your e-mail, your phone, your gender' },
      ]}
    />
    <p className={c.under}>
      What your company shows is yours to write: <Link to={paths.ownCompany()}>edit the company</Link>.
    </p>
  </Section>
)
