import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import c from './Notifications.module.css'
import { useRead } from './notifications.mutations.ts'
import { latestNotifications } from './notifications.queries.ts'

/** The latest notifications, below the bell. */
export function NotificationPanel({ close }: { close: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(latestNotifications())
  const read = useRead()
  const title = useRef<HTMLHeadingElement>(null)
  const readAll = () => {
    read.mutate('all')
    // The button is removed, so the focus moves to the title for keyboard users.
    title.current?.focus()
  }
  return (
    <section aria-label={t.notifications} className={c.panel}>
      <div className={c.panelHead}>
        <h2 ref={title} tabIndex={-1}>
          {t.notifications}
        </h2>
        {(data?.unread ?? 0) > 0 && (
          <Button size="sm" variant="quiet" onClick={readAll}>
            {t.readAllAction}
          </Button>
        )}
      </div>
      {isPending ? (
        <SkeletonRows rows={3} label={t.listLoading} />
      ) : data ? (
        <Latest notifications={data.notifications} close={close} />
      ) : (
        <FailedNotice onRetry={refetch} busy={isFetching} />
      )}
      <div className={c.panelFoot}>
        <Link to={paths.notifications()} onClick={close}>
          {t.allNotifications}
        </Link>
        <Link to={paths.settings('notifications')} onClick={close}>
          {t.panelSettingsLink}
        </Link>
      </div>
    </section>
  )
}

type LatestProps = { notifications: Parameters<typeof NotificationRow>[0]['notification'][]; close: () => void }

function Latest({ notifications, close }: LatestProps) {
  if (notifications.length === 0) return <p className={c.none}>{t.panelEmpty}</p>
  return (
    <ul className={c.list}>
      {notifications.map((one) => (
        <li key={one._id}>
          <NotificationRow notification={one} onFollow={close} />
        </li>
      ))}
    </ul>
  )
}
