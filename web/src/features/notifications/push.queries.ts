import {
  addPushDevice,
  choosePushGroups,
  getPushSettings,
  type PushGroup,
  type PushSettings,
  removePushDevice,
  tryPush,
} from '@hearback/contract/accounts/push.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { forgetSubscription } from '../../api/push/push-device.ts'
import { currentSession } from '../../api/session.ts'
import { isSubscribed, noteSubscription, subscribe } from './push-subscription.ts'

/** `here` also requires the browser's subscription, which may be gone before the server knows. */
export const pushSettings = () =>
  queryOptions({
    queryKey: ['push-settings'],
    queryFn: async ({ signal }): Promise<PushSettings> => {
      const { publicKey, here, named, groups } = await call(getPushSettings, {}, { signal })
      return { publicKey, here: here && (await isSubscribed(publicKey)), named, groups }
    },
  })

/** Mutation that writes the server's reply to the cache and returns it. */
function useChange<Input>(change: (input: Input) => Promise<PushSettings>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ publicKey, here, named, groups }) => {
      const { queryKey } = pushSettings()
      // The browser's permission prompt takes the focus; when it returns, a refetch would restore the old settings.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, { publicKey, here, named, groups })
    },
  })
}

/**
 * Enables push on this device, or changes its settings. Call from a user gesture: the browser may ask for permission.
 */
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
