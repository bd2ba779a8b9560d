import {
  getNotificationSettings,
  getSubscription,
  listNotifications,
} from '@hearback/contract/accounts/notifications.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Notifications in the menu of the bell, with the unread count. */
export const latestNotifications = () =>
  queryOptions({
    queryKey: ['notifications', 'latest'],
    queryFn: ({ signal }) => call(listNotifications, { query: { limit: 8 } }, { signal }),
    staleTime: 60_000,
  })

export const notificationPage = (page: number) =>
  queryOptions({
    queryKey: ['notifications', 'page', page],
    queryFn: ({ signal }) => call(listNotifications, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const mailSettings = () =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  })

/** Mail group of an unsubscribe link. */
export const subscriptionOf = (token: string) =>
  queryOptions({
    queryKey: ['subscription', token],
    queryFn: ({ signal }) => call(getSubscription, { query: { token } }, { signal }),
  })
