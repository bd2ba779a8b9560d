import * as t from '@hearback/texts/web/layouts.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { type Badge, useBadges } from '../api/badges.ts'
import c from './Frame.module.css'

export interface SectionLink {
  to: string
  label: string
  icon: ReactNode
  badge?: Badge
  /** Only its own address, not those below it. */
  end?: boolean
  /** Stands in the phone's tab bar, which has room for five. */
  tab?: boolean
}

/** The sections of one side: a row under the header, a tab bar at the foot of a phone. */
export function SectionNav({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const badges = useBadges()
  const countOf = (link: SectionLink) => (link.badge ? badges[link.badge] : undefined)
  return (
    <>
      <nav aria-label={label} className={c.bar}>
        <div className={c.barRow}>
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} end={!!link.end} className={() => c.barLink}>
              {link.label}
              <Count count={countOf(link)} />
            </NavLink>
          ))}
        </div>
      </nav>
      <nav aria-label={t.short(label)} className={c.tabs}>
        {links
          .filter((link) => link.tab)
          .map((link) => (
            <NavLink key={link.to} to={link.to} end={!!link.end} className={() => c.tab}>
              {link.icon}
              {link.label}
              <Count count={countOf(link)} />
            </NavLink>
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
      <span className="sr"> {t.newOnes}</span>
    </span>
  )
}
