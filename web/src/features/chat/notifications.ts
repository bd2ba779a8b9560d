import { useSyncExternalStore } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { isPushedTo } from '../../api/push/push-device.ts'
import { currentSession } from '../../api/session.ts'

/** `off` until the person turns it on here; `denied` is what only the browser's own settings can change. */
export type NotifyState = 'unsupported' | 'denied' | 'off' | 'on'

const SWITCH = 'hearback.notify'
const listeners = new Set<() => void>()

function stateNow(): NotifyState {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && switchedOn() ? 'on' : 'off'
}

const switchedOn = () => localDeviceStorage.getItem(SWITCH) === 'on'

/** Where pushes come, the worker shows them also while no page is open, and one of both is enough. */
export const mayNotify = (): boolean => stateNow() === 'on' && !isPushedTo(currentSession()?.user._id)

/** Turns the browser's own notifications on or off for this device; the browser asks the first time. */
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
  /** A later one about the same takes its place, also across tabs. */
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
    // Some phones know them only through a worker; the count in the title still tells.
  }
}
