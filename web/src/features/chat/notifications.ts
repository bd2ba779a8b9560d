import { useSyncExternalStore } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { isPushedTo } from '../../api/push/push-device.ts'
import { currentSession } from '../../api/session.ts'

/** `off` until the user enables it here; `denied` can only be changed in the browser settings. */
export type NotifyState = 'unsupported' | 'denied' | 'off' | 'on'

const SWITCH = 'hearback.notify'
const listeners = new Set<() => void>()

function stateNow(): NotifyState {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && switchedOn() ? 'on' : 'off'
}

const switchedOn = () => localDeviceStorage.getItem(SWITCH) === 'on'

/** False if push is on, because the service worker shows those notifications even while a page is open. */
export const mayNotify = (): boolean => stateNow() === 'on' && !isPushedTo(currentSession()?.user._id)

/** Turns browser notifications on or off for this device; asks for permission the first time. */
export async function turnNotify(on: boolean): Promise<void> {
  const isAllowed = !on || (await Notification.requestPermission()) === 'granted'
  localDeviceStorage.setItem(SWITCH, on && isAllowed ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export const useNotifyState = (): NotifyState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stateNow,
    () => 'unsupported',
  )

interface Told {
  title: string
  body: string
  /** Tag: a later notification with the same one replaces it, also across tabs. */
  about: string
  onClick: () => void
}

export function notify({ title, body, about, onClick }: Told): void {
  try {
    const notification = new Notification(title, { body, tag: about, icon: '/favicon.svg' })
    notification.onclick = () => {
      window.focus()
      onClick()
      notification.close()
    }
  } catch {
    // Some phones support notifications only from service workers; the unread count in the title remains.
  }
}
