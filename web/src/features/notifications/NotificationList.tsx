import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { useNow } from '../../ui/now.ts'
import { byDay } from './by-day.ts'
import { NotificationRow } from './NotificationRow.tsx'
import c from './Notifications.module.css'
import { useRead } from './notifications.mutations.ts'
import { notificationPage } from './notifications.queries.ts'

/** All notifications of the user, grouped by day. */
export function NotificationList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(notificationPage(page))
  const { data } = list
  const now = useNow()
  if (!data) return <QueryFallback query={list} rows={6} loading={t.listLoading} failed={t.listFailed} />
  if (data.total === 0) return <NothingYet />
  return (
    <>
      <Unread count={data.unread} />
      {byDay(data.notifications, now).map(({ name, notifications }) => (
        <section key={name} className={c.day} aria-label={name}>
          <h2>{name}</h2>
          <ul className={c.list}>
            {notifications.map((one) => (
              <li key={one._id}>
                <NotificationRow notification={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

function NothingYet() {
  const hires = useSession()?.user.userType === 'employer'
  return (
    <EmptyState
      title={t.emptyTitle}
      icon={<BellOff size={28} aria-hidden />}
      actions={
        <LinkButton to={hires ? paths.employerJobs() : paths.jobs()}>
          {hires ? t.yourJobs : t.emptySeekerAction}
        </LinkButton>
      }
    >
      {hires ? t.emptyEmployerHint : t.emptySeekerHint}
    </EmptyState>
  )
}

function Unread({ count }: { count: number }) {
  const read = useRead()
  const words = useRef<HTMLParagraphElement>(null)
  const readAll = () => {
    read.mutate('all')
    // The button is removed, so the focus moves to the text for keyboard users.
    words.current?.focus()
  }
  return (
    <div className={c.unread} data-any={count > 0 || undefined}>
      <p ref={words} tabIndex={-1} aria-live="polite">
        {count === 0 ? t.listAllRead : t.listNewCount(count)}
      </p>
      {count > 0 && (
        <Button size="sm" onClick={readAll}>
          {t.readAllAction}
        </Button>
      )}
    </div>
  )
}
