import {
  type MailGroup,
  type NotificationSettings,
  readNotifications,
  unsubscribe,
  updateNotificationSettings,
} from '@hearback/contract/accounts/notifications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { markHeldAsRead } from './held-notifications.ts'
import { mailSettings, subscriptionOf } from './notifications.queries.ts'

/**
 * Marks the given or all notifications as read, with an optimistic update. Other devices follow after the server's
 * reply.
 */
export const useRead = () =>
  useMutation({
    mutationFn: (which: string[] | 'all') =>
      call(readNotifications, { body: which === 'all' ? { all: true } : { ids: which } }),
    onMutate: (which) => markHeldAsRead(which),
    onError: ({ message }, _which, takeBack) => {
      takeBack?.()
      toast(message)
    },
  })

export function useSwitchMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mail: Partial<Record<MailGroup, boolean>>) => call(updateNotificationSettings, { body: { mail } }),
    onSuccess: ({ mail }: NotificationSettings) => queries.setQueryData(mailSettings().queryKey, { mail }),
  })
}

export function useUnsubscribe(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(unsubscribe, { query: { token } }),
    onSuccess: (subscription) => {
      queries.setQueryData(subscriptionOf(token).queryKey, subscription)
      void queries.invalidateQueries({ queryKey: mailSettings().queryKey })
    },
  })
}
