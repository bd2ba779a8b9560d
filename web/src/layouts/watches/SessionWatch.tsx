import * as t from '@hearback/texts/web/layouts.ts'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { onStorageFailure } from '../../api/device-storage.ts'
import { markDocument, onSessionLost, useSession } from '../../api/session.ts'
import { useLastSeen } from '../../features/accounts/sessions/use-last-seen.ts'
import { ownPath } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

// Loaded lazily, so that visitors don't download it.
const ChatWatch = retryableLazy(async () => ({
  default: (await import('../../features/chat/ChatWatch.tsx')).ChatWatch,
}))
const ApplicantsWatch = retryableLazy(async () => ({
  default: (await import('../../features/employer-home/ApplicantsWatch.tsx')).ApplicantsWatch,
}))
const NotificationWatch = retryableLazy(async () => ({
  default: (await import('../../features/notifications/NotificationWatch.tsx')).NotificationWatch,
}))
const OfferWatch = retryableLazy(async () => ({
  default: (await import('../../features/offers/OfferWatch.tsx')).OfferWatch,
}))
const SeekerFaceWatch = retryableLazy(async () => ({
  default: (await import('../../features/seekers/privacy/SeekerFaceWatch.tsx')).SeekerFaceWatch,
}))
const EmployerFaceWatch = retryableLazy(async () => ({
  default: (await import('../../features/employers/EmployerFaceWatch.tsx')).EmployerFaceWatch,
}))
const UnsentActs = retryableLazy(async () => ({
  default: (await import('../../held-acts/UnsentActs.tsx')).UnsentActs,
}))
const OPEN_FRAMES = ['layouts/PublicFrame', 'layouts/AccountFrame']

/** Reports the user's activity to the server. Tells the user when the session expires or the browser stores nothing. */
export function SessionWatch({ socketPath }: { socketPath: string | undefined }) {
  const navigate = useNavigate()
  const user = useSession()?.user
  const open = useMatches().some(({ id }) => OPEN_FRAMES.includes(id))
  useLastSeen()
  // Error pages re-render the whole document.
  useLayoutEffect(markDocument, [])
  useEffect(() => onStorageFailure(() => toast({ text: t.storageUnavailable, stays: 20_000 })), [])
  useEffect(
    () =>
      onSessionLost(() => {
        const signIn = { label: t.signIn, run: () => void navigate(paths.login({ next: ownPath() })) }
        // A private page redirects to the login by itself.
        toast({ text: t.signedOutNotice, ...(open && { action: signIn }) })
      }),
    [navigate, open],
  )
  return (
    <Suspense>
      {user?.emailVerified && user.userType !== 'admin' && user.company !== null && (
        <>
          <ChatWatch key={user._id} userId={user._id} socketPath={socketPath} />
          <NotificationWatch />
          {user.userType === 'employer' ? (
            <>
              <ApplicantsWatch key={`applicants ${user._id}`} />
              <UnsentActs key={`unsent ${user._id}`} />
              <EmployerFaceWatch key={`face ${user._id}`} user={user} />
            </>
          ) : (
            <SeekerFaceWatch key={`face ${user._id}`} user={user} />
          )}
          <OfferWatch key={`offers ${user._id}`} isSeeker={user.userType === 'jobseeker'} />
        </>
      )}
    </Suspense>
  )
}
