import { Suspense, useCallback, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { AccountDialogContext, type AccountRequest } from '../routing/account-dialog.ts'
import { Region } from '../ui/feedback/Region.tsx'
import { retryableLazy } from '../ui/feedback/retryable-lazy.ts'
import { Opening } from '../ui/overlays/Opening.tsx'
import { Chrome } from './Chrome.tsx'
import { usePageHandle } from './FrameBody.tsx'

// Loaded lazily, because most visitors only read.
const AccountDialog = retryableLazy(async () => ({ default: (await import('./AccountDialog.tsx')).AccountDialog }))
// Loaded lazily, so that visitors don't download it.
const ConfirmBar = retryableLazy(async () => ({ default: (await import('./ConfirmBar.tsx')).ConfirmBar }))

/** Layout of public pages, rendered on the server. */
export default function PublicFrame() {
  const { full, search = true } = usePageHandle()
  const user = useSession()?.user
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<AccountRequest & { on: string }>()
  const ask = useCallback((request: AccountRequest) => setAsked({ ...request, on: pathname }), [pathname])
  return (
    <Chrome
      search={search}
      footer={!full}
      notice={<Suspense>{user && !user.emailVerified && <ConfirmBar userType={user.userType} />}</Suspense>}
    >
      <AccountDialogContext value={ask}>
        <Outlet />
      </AccountDialogContext>
      {asked?.on === pathname && !user && (
        <Region>
          <Suspense fallback={<Opening />}>
            <AccountDialog request={asked} onClose={() => setAsked(undefined)} />
          </Suspense>
        </Region>
      )}
    </Chrome>
  )
}
