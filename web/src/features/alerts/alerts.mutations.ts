import type { InputOf } from '@hearback/contract/endpoint.ts'
import { type Alert, createAlert, removeAlert, unsubscribeAlert, updateAlert } from '@hearback/contract/jobs/alerts.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { alertOfLink, ownAlerts } from './alerts.queries.ts'

export type AlertForm = InputOf<typeof createAlert>['body']

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ownAlerts().queryKey })
}

/** Saves a search; the mail is sent in the morning of this device's time zone. */
export const useSaveAlert = () =>
  useMutation({
    mutationFn: (form: AlertForm) => call(createAlert, { body: { ...form, timeZone: deviceZone() } }),
    onSettled: useRefresh(),
  })

/** Renames, pauses or resumes a saved search. */
export const useChangeAlert = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string } & InputOf<typeof updateAlert>['body']) =>
      call(updateAlert, { params: { id }, body }),
    onSettled: useRefresh(),
  })

interface Held {
  alerts: Alert[]
}

/** Actions with optimistic updates, which stay valid after their row is unmounted. */
export function useAlertActs() {
  const client = useQueryClient()
  const { queryKey } = ownAlerts()
  const after = useRefresh()
  const { mutateAsync: save } = useSaveAlert()
  const { mutateAsync: change } = useChangeAlert()
  const show = (changed: (alerts: Alert[]) => Alert[]) => () =>
    updateOptimistically<Held>(client, queryKey, (held) => ({ ...held, alerts: changed(held.alerts) }))
  const saveAgain = async ({ _id, createdAt: _created, updatedAt: _updated, paused, ...form }: Alert) => {
    const { alert } = await save(form)
    if (paused) await change({ id: alert._id, paused })
  }
  return {
    pause: ({ _id: id, paused, name }: Alert) =>
      runOptimistically({
        show: show((alerts) => alerts.map((one) => (one._id === id ? { ...one, paused: !paused } : one))),
        send: () => change({ id, paused: !paused }),
        done: paused ? t.resumed(name) : t.pausedDone(name),
        after,
      }),
    remove: (alert: Alert) =>
      runOptimistically({
        show: show((alerts) => alerts.filter((one) => one._id !== alert._id)),
        send: () => call(removeAlert, { params: { id: alert._id } }),
        done: t.removedDone(alert.name),
        undo: () => runOptimistically({ send: () => saveAgain(alert), after }),
        after,
      }),
  }
}

/** Pauses the saved search of an unsubscribe link. */
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
