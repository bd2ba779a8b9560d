import * as t from '@hearback/texts/web/layouts.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import c from './Footer.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'

const LINKS = [
  { to: paths.jobs(), label: t.searchJobs },
  { to: paths.directory(), label: t.footerDirectory },
  { to: paths.salaries(), label: t.footerSalaries },
  { to: paths.companies(), label: t.companies },
  { to: paths.pricing(), label: t.pricing },
  { to: paths.howWeCount(), label: t.footerMethod },
  { to: paths.about(), label: t.about },
  { to: paths.contact(), label: t.contact },
  { to: paths.transparency(), label: t.footerTransparency },
  { to: paths.policy('privacy'), label: t.privacy },
  { to: paths.policy('terms'), label: t.terms },
  { to: paths.policy('community'), label: t.communityRules },
  { to: paths.policy('accessibility'), label: t.accessibility },
]

/** `compact`: links only, below pages of a signed-in account. */
export function Footer({ compact }: { compact: boolean }) {
  return (
    <footer className={c.footer} data-compact={compact || undefined}>
      <div className={c.footerInner}>
        <div className={c.claim}>
          <Wordmark />
          <p>{t.footerSlogan}</p>
          <LanguageLinks />
        </div>
        <nav aria-label={t.more}>
          <ul className={c.links}>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
