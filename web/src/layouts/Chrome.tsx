import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import c from './Frame.module.css'
import { Header } from './Header.tsx'

const FOOTER = [
  { to: paths.jobs(), label: 'Jobs' },
  { to: paths.directory(), label: 'Browse by kind and town' },
  { to: paths.companies(), label: 'Companies' },
  { to: paths.pricing(), label: 'Pricing' },
  { to: paths.howWeCount(), label: 'How we count' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
  { to: paths.transparency(), label: 'Reports and decisions' },
  { to: paths.policy('privacy'), label: 'Privacy' },
  { to: paths.policy('terms'), label: 'Terms' },
  { to: paths.policy('community'), label: 'Community rules' },
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
          <p>Every application gets an answer.</p>
        </div>
        <nav aria-label="More">
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
