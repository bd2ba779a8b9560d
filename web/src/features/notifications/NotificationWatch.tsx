import type { Notification } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setBadge } from '../../api/badges.ts'
import { onConnected, onSocket } from '../../api/socket.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { closeShown } from './close-shown.ts'
import { refreshNotifications, takeNotification } from './held-notifications.ts'
import { leadsTo } from './leads-to.ts'
import { isToldLive, notificationSentence } from './notification-words.ts'
import { useRead } from './notifications.mutations.ts'
import { latestNotifications } from './notifications.queries.ts'
import { useVisible } from './use-visible.ts'

/**
 * Keeps the bell's count current and shows new notifications while a user is signed in. Visiting the page that a
 * notification links to marks it as read.
 */
export function NotificationWatch() {
  const { data } = useQuery(latestNotifications())
  const location = useLocation()
  const { mutate: read } = useRead()
  useArrivals(location)
  const unread = data?.unread ?? 0
  useEffect(() => {
    setBadge('notifications', unread)
    return () => setBadge('notifications', 0)
  }, [unread])
  const seen = data?.notifications.filter((one) => one.readAt === null && leadsTo(one, location)) ?? []
  const ids = seen.map(({ _id }) => _id).join()
  const isVisible = useVisible()
  useEffect(() => {
    if (ids && isVisible) read(ids.split(','))
  }, [ids, isVisible, read])
  useEffect(() => {
    // Without a service worker there is nothing to close; some browsers throw when asked for one.
    if (isVisible) closeShown(location).catch(() => undefined)
  }, [isVisible, location])
  return null
}

function useArrivals(location: { pathname: string; search: string }) {
  const navigate = useNavigate()
  const here = useRef({ location, navigate })
  here.current = { location, navigate }
  useEffect(() => {
    const arrive = (notification: Notification) => {
      takeNotification(notification)
      const { path } = notification
      if (!isToldLive(notification) || leadsTo(notification, here.current.location)) return
      const open = { label: t.open, run: () => void here.current.navigate(path) }
      toast({ text: notificationSentence(notification), key: `${notification.kind} ${path}`, action: open })
    }
    const stops = [
      onSocket('notification', arrive),
      onSocket('notificationsRead', refreshNotifications),
      onConnected(refreshNotifications),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
