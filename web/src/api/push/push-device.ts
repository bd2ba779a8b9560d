import { localDeviceStorage } from '../device-storage.ts'
import { dropSubscription } from './cached-subscription.ts'

/** Whose device it is; the worker cannot read it. */
const OWNER = 'hearback.push'

/** Notes whose device it is from now on. */
export const noteOwner = (userId: string): boolean => localDeviceStorage.setItem(OWNER, userId)

/** Whether this person is told by pushes here, so that pages need not tell them as well. */
export const isPushedTo = (userId: string | undefined): boolean =>
  userId !== undefined && localDeviceStorage.getItem(OWNER) === userId

/** Ends the pushes of anybody but this person, and takes away what was shown of theirs; with the sign-out the server has ended them too. */
export async function endPushesOfOthers(userId: string | undefined): Promise<void> {
  const owner = localDeviceStorage.getItem(OWNER)
  if (owner !== null && owner !== userId) await forgetSubscription()
}

/** The browser lets go of its subscription, and nothing is kept of it. */
export async function forgetSubscription(): Promise<void> {
  localDeviceStorage.removeItem(OWNER)
  await dropSubscription()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
