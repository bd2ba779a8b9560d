import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import c from '../Frame.module.css'

// Loaded lazily, so that visitors don't download it.
const SectionNav = retryableLazy(async () => ({ default: (await import('./SectionNav.tsx')).SectionNav }))

/**
 * Sections of the signed-in user on public pages. Their row is reserved before the first paint by `data-auth`, and what waits
 * for a seeker on the job search by `--needs`.
 */
export function OwnSections() {
  const userType = useSession()?.user.userType
  const isSearch = useLocation().pathname === paths.jobs()
  const reserved = (
    <>
      <div className={`${c.bar} ${c.reserved}`} />
      {isSearch && <div className={c.needs} />}
    </>
  )
  return userType ? (
    <Suspense fallback={reserved}>
      <SectionNav of={userType} />
    </Suspense>
  ) : (
    reserved
  )
}
