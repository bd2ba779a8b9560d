import * as t from '@hearback/texts/web/layouts.ts'
import { Bell as Icon } from 'lucide-react'
import { Suspense } from 'react'
import { useBadges } from '../../api/badges.ts'
import { Region } from '../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import f from '../../ui/overlays/Floating.module.css'
import { useFloating } from '../../ui/overlays/floating.ts'
import c from './Header.module.css'

// Loaded on first open.
const NotificationPanel = retryableLazy(async () => ({
  default: (await import('../../features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

/** Bell with the unread count and a panel of the latest notifications. */
export function Bell() {
  const { notifications = 0 } = useBadges()
  const { open, close, triggerProps, panelProps } = useFloating('end')
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        className={`${c.avatar} ${c.counted}`}
        aria-label={notifications ? t.notificationsNew(notifications) : t.notifications}
        title={t.notifications}
      >
        <Icon size={19} aria-hidden />
        {notifications > 0 && <span className={c.count}>{notifications > 99 ? '99+' : notifications}</span>}
      </button>
      <div {...panelProps} className={`${f.panel} ${c.latest}`}>
        {open && (
          <Region>
            <Suspense fallback={<SkeletonRows rows={3} label={t.bellLoading} />}>
              <NotificationPanel close={close} />
            </Suspense>
          </Region>
        )}
      </div>
    </>
  )
}
