import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../api/session.ts'
import { retryableLazy } from '../ui/feedback/retryable-lazy.ts'
import { Chrome } from './Chrome.tsx'
import { usePageHandle } from './FrameBody.tsx'

// Loaded lazily, so that visitors don't download it.
const ConfirmBar = retryableLazy(async () => ({ default: (await import('./ConfirmBar.tsx')).ConfirmBar }))

/** Layout of public pages, rendered on the server. */
export default function PublicFrame() {
  const { full, search = true } = usePageHandle()
  const user = useSession()?.user
  return (
    <Chrome
      search={search}
      footer={!full}
      notice={<Suspense>{user && !user.emailVerified && <ConfirmBar userType={user.userType} />}</Suspense>}
    >
      <Outlet />
    </Chrome>
  )
}
