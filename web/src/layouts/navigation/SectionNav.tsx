import * as t from '@hearback/texts/web/layouts.ts'
import type { ReactNode } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { type Badge, useBadges } from '../../api/badges.ts'
import c from '../Frame.module.css'

export interface SectionLink {
  to: string
  label: string
  icon: ReactNode
  badge?: Badge
  /** Matches only its own path, not those below it. */
  end?: boolean
  /** Pattern of further pages that belong to the section. */
  also?: string
  /** Included in the tab bar of phones, which fits five. */
  tab?: boolean
}

/** Sections of one user type: a row below the header, a tab bar on phones. */
export function SectionNav({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const badges = useBadges()
  const { pathname } = useLocation()
  const current = ({ to, end = false, also }: SectionLink) =>
    matchPath({ path: to, end }, pathname) || (also && matchPath(also, pathname)) ? 'page' : undefined
  const countOf = (link: SectionLink) => (link.badge ? badges[link.badge] : undefined)
  return (
    <>
      <nav aria-label={label} className={c.bar}>
        <div className={c.barRow}>
          {links.map((link) => (
            <Link key={link.to} to={link.to} className={c.barLink} aria-current={current(link)}>
              {link.label}
              <Count count={countOf(link)} />
            </Link>
          ))}
        </div>
      </nav>
      <nav aria-label={t.short(label)} className={c.tabs}>
        {links
          .filter((link) => link.tab)
          .map((link) => (
            <Link key={link.to} to={link.to} className={c.tab} aria-current={current(link)}>
              {link.icon}
              {link.label}
              <Count count={countOf(link)} />
            </Link>
          ))}
      </nav>
    </>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <span className={c.num}>
      {count > 99 ? '99+' : count}
      <span className="sr"> {t.newSuffix}</span>
    </span>
  )
}
