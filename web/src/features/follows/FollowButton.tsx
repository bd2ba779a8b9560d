import * as t from '@hearback/texts/web/companies.ts'
import { BellPlus } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { useLocation } from 'react-router'
import { tabStorage } from '../../api/device-storage.ts'
import { useSession } from '../../api/session.ts'
import { deviceNow } from '../../clock.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { COMPANY_TO_FOLLOW } from './follow-key.ts'

// Loaded lazily, because visitors cannot follow.
const FollowOwn = retryableLazy(async () => ({ default: (await import('./FollowOwn.tsx')).FollowOwn }))

/** Follows a company, so that its new jobs arrive by mail. Visitors sign in first; hidden from employers. */
export function FollowButton({ company }: { company: { _id: string; businessName: string } }) {
  const user = useSession()?.user
  const { pathname, search } = useLocation()
  const first = useAccountLink(user, { title: t.followAction, next: `${pathname}${search}`, seekersOnly: true })
  if (user && user.userType !== 'jobseeker') return null
  const look = { icon: <BellPlus size={17} aria-hidden /> }
  if (first) {
    const onClick = (event: MouseEvent) => {
      first.onClick(event)
      if (event.defaultPrevented) tabStorage.setItem(COMPANY_TO_FOLLOW, `${deviceNow()} ${company._id}`)
    }
    return (
      <LinkButton {...look} to={first.to} onClick={onClick} rel="nofollow">
        {t.followAction}
      </LinkButton>
    )
  }
  return (
    <Suspense
      fallback={
        <Button {...look} disabled>
          {t.followAction}
        </Button>
      }
    >
      <FollowOwn company={company} />
    </Suspense>
  )
}
