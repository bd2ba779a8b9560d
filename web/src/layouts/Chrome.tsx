import type { ReactNode } from 'react'
import { Region } from '../ui/feedback/Region.tsx'
import c from './Frame.module.css'
import { Footer } from './navigation/Footer.tsx'
import { Header } from './navigation/Header.tsx'

interface ChromeProps {
  children: ReactNode
  search?: boolean
  /** Navigation of one side of the market, under the header and at the foot of a phone. */
  sections?: ReactNode
  /** A line under the header, e.g. what is missing of an account. */
  notice?: ReactNode
  footer?: boolean
}

/** Header, main and footer; every frame but the account's is made of it. */
export function Chrome({ children, search = true, sections, notice, footer = true }: ChromeProps) {
  return (
    <div className={sections ? `${c.page} ${c.private}` : c.page}>
      <Region>
        <Header search={search} />
      </Region>
      {sections && <Region>{sections}</Region>}
      {notice && <Region as="silent">{notice}</Region>}
      <main id="main" tabIndex={-1} className={c.main}>
        <Region as="page">{children}</Region>
      </main>
      {footer && (
        <Region as="silent">
          <Footer />
        </Region>
      )}
    </div>
  )
}
