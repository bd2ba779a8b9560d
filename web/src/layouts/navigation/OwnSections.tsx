import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import c from '../Frame.module.css'

// Loaded lazily, so that visitors don't download it.
const SectionNav = retryableLazy(async () => ({ default: (await import('./SectionNav.tsx')).SectionNav }))

/** Sections of the signed-in user on public pages. Their row is reserved before the first paint by `data-auth`. */
export function OwnSections() {
  const userType = useSession()?.user.userType
  const reserved = <div className={`${c.bar} ${c.reserved}`} />
  return userType ? (
    <Suspense fallback={reserved}>
      <SectionNav of={userType} />
    </Suspense>
  ) : (
    reserved
  )
}
