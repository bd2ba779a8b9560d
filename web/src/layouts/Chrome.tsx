import type { ReactNode } from 'react'
import { Region } from '../ui/feedback/Region.tsx'
import c from './Frame.module.css'
import { Footer } from './navigation/Footer.tsx'
import { Header } from './navigation/Header.tsx'
import { OwnSections } from './navigation/OwnSections.tsx'

interface ChromeProps {
  children: ReactNode
  search?: boolean
  /** Section navigation of a private page, below the header and at the bottom of phones. */
  sections?: ReactNode
  /** Notice below the header, e.g. about missing account steps. */
  notice?: ReactNode
  footer?: boolean
}

/** Header, main and footer, shared by all layouts but the account layout. */
export function Chrome({ children, search = true, sections, notice, footer = true }: ChromeProps) {
  return (
    <div className={sections ? `${c.page} ${c.private}` : c.page}>
      <Region>
        <Header search={search} />
      </Region>
      <Region>{sections ?? <OwnSections />}</Region>
      {notice && <Region as="silent">{notice}</Region>}
      <main id="main" tabIndex={-1} className={c.main}>
        <Region as="page">{children}</Region>
      </main>
      {footer && (
        <Region as="silent">
          <Footer compact={!!sections} />
        </Region>
      )}
    </div>
  )
}
