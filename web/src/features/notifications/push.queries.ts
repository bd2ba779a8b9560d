import {
  addPushDevice,
  choosePushGroups,
  getPushSettings,
  type PushGroup,
  type PushSettings,
  removePushDevice,
  tryPush,
} from '@hearback/contract/push.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetSubscription } from '../../api/push/push-device.ts'
import { currentSession } from '../../api/session.ts'
import { isSubscribed, noteSubscription, subscribe } from './push-subscription.ts'

/** `here` only where the browser agrees: its subscription may be gone while the server does not know yet. */
export const pushSettings = () =>
  queryOptions({
    queryKey: ['push-settings'],
    queryFn: async ({ signal }): Promise<PushSettings> => {
      const { publicKey, here, named, groups } = await call(getPushSettings, {}, { signal })
      return { publicKey, here: here && (await isSubscribed(publicKey)), named, groups }
    },
  })

/** Changes the settings by what the server answers, and answers them. */
function useChange<Input>(change: (input: Input) => Promise<PushSettings>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ publicKey, here, named, groups }) => {
      const { queryKey } = pushSettings()
      // The browser's own question takes the focus away, and with its return the page reads anew how it was before.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, { publicKey, here, named, groups })
    },
  })
}

/** Turns this device on, or changes how it is told. Only after a press: the browser may ask the person. */
export const useTurnOn = () =>
  useChange(async ({ publicKey, named }: { publicKey: string; named: boolean }) => {
    const subscribed = await subscribe(publicKey)
    const settings = await call(addPushDevice, { body: { ...subscribed, named } })
    await noteSubscription(currentSession()?.user._id ?? '', subscribed, publicKey)
    return settings
  })

export const useTurnOff = () =>
  useChange(async (_: undefined) => {
    const settings = await call(removePushDevice, {})
    await forgetSubscription()
    return settings
  })

export const useSwitchPush = () =>
  useChange((groups: Partial<Record<PushGroup, boolean>>) => call(choosePushGroups, { body: { groups } }))

export const useTryPush = () => useMutation({ mutationFn: () => call(tryPush, {}) })
