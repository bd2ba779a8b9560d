import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { Link } from 'react-router'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { NotificationIcon } from './NotificationIcon.tsx'
import c from './Notifications.module.css'
import { notificationSentence } from './notification-words.ts'
import { useRead } from './notifications.mutations.ts'

interface NotificationRowProps {
  notification: Notification
  onFollow?: () => void
}

/** One notification as a link to its subject; following the link marks it as read. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { _id, kind, path, readAt, createdAt } = notification
  const { mutate: read } = useRead()
  const follow = () => {
    if (readAt === null) read([_id])
    onFollow?.()
  }
  return (
    <Link to={path} className={c.row} data-unread={readAt === null || undefined} onClick={follow}>
      <span className={c.icon}>
        <NotificationIcon kind={kind} />
      </span>
      <span className={c.words}>
        {readAt === null && <span className="sr">{t.newMark} </span>}
        <Sentence {...notificationSentence(notification)} />
        <span className={c.when}>
          <RelativeTime at={createdAt} />
        </span>
      </span>
    </Link>
  )
}
