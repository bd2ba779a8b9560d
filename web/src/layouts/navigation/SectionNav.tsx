import * as t from '@hearback/texts/web/layouts.ts'
import { Suspense, useLayoutEffect } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { useBadges } from '../../api/badges.ts'
import { type SessionUser, type UserType, useSession } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { paths } from '../../routing/paths.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import c from '../Frame.module.css'
import { SECTIONS, type SectionLink, sectionsOf } from './section-links.ts'
import { useCurrentInView } from './use-current-in-view.ts'

const NeedsYou = retryableLazy(async () => ({
  default: (await import('../../features/applications/NeedsYou.tsx')).NeedsYou,
}))

/**
 * Sections of one user type: a row below the header, a tab bar on phones. Seekers see on the job search, where they
 * arrive, what waits for them.
 */
export function SectionNav({ of }: { of: UserType }) {
  const { label } = SECTIONS[of]
  const user = useSession()?.user
  const links = sectionsOf(of, user)
  useMarkLimited(user)
  const badges = useBadges()
  const tabs = useCurrentInView()
  const { pathname } = useLocation()
  const current = ({ to, end = false, also }: SectionLink) =>
    matchPath({ path: to, end }, pathname) || (also && matchPath(also, pathname)) ? 'page' : undefined
  const countOf = ({ badge, counted = t.newSuffix }: SectionLink) => (
    <Count count={badge && badges[badge]} of={counted} />
  )
  return (
    <>
      <nav aria-label={label} className={c.bar}>
        <div className={c.barRow}>
          {links
            .filter(({ inHeader }) => !inHeader)
            .map((link) => (
              <Link key={link.to} to={link.to} className={c.barLink} aria-current={current(link)}>
                {link.label}
                {countOf(link)}
              </Link>
            ))}
        </div>
      </nav>
      {of === 'jobseeker' && pathname === paths.jobs() && (
        <Suspense fallback={<div className={c.needs} />}>
          <NeedsYou bar />
        </Suspense>
      )}
      <nav ref={tabs} aria-label={t.short(label)} className={c.tabs}>
        {links
          .filter(({ tab }) => tab)
          .map((link) => (
            <Link key={link.to} to={link.to} className={c.tab} aria-current={current(link)}>
              <link.icon size={20} aria-hidden />
              {link.label}
              {countOf(link)}
            </Link>
          ))}
      </nav>
    </>
  )
}

/** Hides what the header has for those who hire: its links are in the scripts of all visitors, which know no roles. */
function useMarkLimited(user: SessionUser | undefined): void {
  const isLimited = isContributor(user) || isFormerMember(user)
  useLayoutEffect(() => {
    if (isLimited) document.documentElement.dataset.limited = ''
    else delete document.documentElement.dataset.limited
  }, [isLimited])
}

function Count({ count, of }: { count: number | undefined; of: string }) {
  if (!count) return null
  return (
    <span className={c.num}>
      {count > 99 ? '99+' : count}
      <span className="sr"> {of}</span>
    </span>
  )
}
