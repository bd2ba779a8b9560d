import * as t from '@hearback/texts/web/layouts.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import c from './Frame.module.css'
import { Header } from './Header.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'

const FOOTER = [
  { to: paths.jobs(), label: t.jobs },
  { to: paths.directory(), label: t.browseByKindAndTown },
  { to: paths.companies(), label: t.companies },
  { to: paths.pricing(), label: t.pricing },
  { to: paths.howWeCount(), label: t.howWeCount },
  { to: paths.about(), label: t.about },
  { to: paths.contact(), label: t.contact },
  { to: paths.transparency(), label: t.reportsAndDecisions },
  { to: paths.policy('privacy'), label: t.privacy },
  { to: paths.policy('terms'), label: t.terms },
  { to: paths.policy('community'), label: t.communityRules },
]

interface ChromeProps {
  children: ReactNode
  search?: boolean
  /** Navigation of one side of the market, under the header and at the foot of a phone. */
  sections?: ReactNode
  footer?: boolean
}

/** Header, main and footer; every frame but the account's is made of it. */
export function Chrome({ children, search = true, sections, footer = true }: ChromeProps) {
  return (
    <div className={sections ? `${c.page} ${c.private}` : c.page}>
      <Header search={search} />
      {sections}
      <main id="main" tabIndex={-1} className={c.main}>
        {children}
      </main>
      {footer && <Footer />}
    </div>
  )
}

function Footer() {
  return (
    <footer className={c.footer}>
      <div className={c.footerInner}>
        <div className={c.claim}>
          <Wordmark />
          <p>{t.everyApplicationGetsAnAnswer}</p>
          <LanguageLinks />
        </div>
        <nav aria-label={t.more}>
          <ul className={c.links}>
            {FOOTER.map(({ to, label }) => (
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
