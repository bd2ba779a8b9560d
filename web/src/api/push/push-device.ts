import { localDeviceStorage } from '../device-storage.ts'
import { dropSubscription } from './cached-subscription.ts'

/** Owner of the push subscription; the worker cannot read it. */
const OWNER = 'hearback.push'

/** Stores the owner of the push subscription. */
export const noteOwner = (userId: string): boolean => localDeviceStorage.setItem(OWNER, userId)

/** Whether this user receives pushes here, so that pages need not show the same news. */
export const isPushedTo = (userId: string | undefined): boolean =>
  userId !== undefined && localDeviceStorage.getItem(OWNER) === userId

/**
 * Ends the push subscription of any other user and closes their notifications. The sign-out has ended it on the server
 * too.
 */
export async function endPushesOfOthers(userId: string | undefined): Promise<void> {
  const owner = localDeviceStorage.getItem(OWNER)
  if (owner !== null && owner !== userId) await forgetSubscription()
}

/** Unsubscribes in the browser and deletes the stored data. */
export async function forgetSubscription(): Promise<void> {
  localDeviceStorage.removeItem(OWNER)
  await dropSubscription()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
