import { createAlert, removeAlert, unsubscribeAlert, updateAlert } from '@hearback/contract/alerts.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { alertOfLink, ownAlerts } from './alerts.queries.ts'

export type AlertForm = InputOf<typeof createAlert>['body']

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ownAlerts().queryKey })
}

/** Saves a search; the mail comes in the morning of this device's zone. */
export const useSaveAlert = () =>
  useMutation({
    mutationFn: (form: AlertForm) =>
      call(createAlert, { body: { ...form, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
    onSettled: useRefresh(),
  })

/** Renames, pauses or resumes one. */
export const useChangeAlert = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & InputOf<typeof updateAlert>['body']) =>
      call(updateAlert, { params: { id }, body }),
    onSettled: useRefresh(),
  })

export const useRemoveAlert = () =>
  useMutation({
    mutationFn: (id: string) => call(removeAlert, { params: { id } }),
    onSettled: useRefresh(),
  })

/** Pauses the search that the link of a mail names. */
export function usePauseByLink(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(unsubscribeAlert, { query: { token } }),
    onSuccess: (alert) => {
      queries.setQueryData(alertOfLink(token).queryKey, alert)
      void queries.invalidateQueries({ queryKey: ownAlerts().queryKey })
    },
  })
}
