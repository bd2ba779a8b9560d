import * as t from '@hearback/texts/web/alerts.ts'
import { BellPlus } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { useLocation } from 'react-router'
import { tabStorage } from '../../api/device-storage.ts'
import { useSession } from '../../api/session.ts'
import { deviceNow } from '../../clock.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { ASKED, asksForSomething } from './alert-key.ts'
import type { AlertForm } from './alerts.mutations.ts'

// Loaded lazily, because visitors cannot save.
const SaveOwn = retryableLazy(async () => ({ default: (await import('./SaveOwn.tsx')).SaveOwn }))

/** Saves a search, so that new jobs arrive by mail. Visitors sign in first; hidden from employers. */
export function SaveSearch({ search }: { search: AlertForm }) {
  const user = useSession()?.user
  const { pathname, search: query } = useLocation()
  const first = useAccountLink(user, { title: t.saveAction, next: `${pathname}${query}`, seekersOnly: true })
  if (!asksForSomething(search) || (user && user.userType !== 'jobseeker')) return null
  const look = { size: 'sm', icon: <BellPlus size={15} aria-hidden /> } as const
  if (first) {
    const onClick = (event: MouseEvent) => {
      first.onClick(event)
      if (event.defaultPrevented) tabStorage.setItem(ASKED, `${deviceNow()} ${query}`)
    }
    return (
      <LinkButton {...look} to={first.to} onClick={onClick} rel="nofollow">
        {t.saveAction}
      </LinkButton>
    )
  }
  return (
    <Suspense
      fallback={
        <Button {...look} disabled>
          {t.saveAction}
        </Button>
      }
    >
      <SaveOwn search={search} />
    </Suspense>
  )
}
