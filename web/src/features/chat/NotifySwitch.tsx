import { Bell, BellOff } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { turnNotify, useNotifyState } from './notifications.ts'

/** The browser asks whether it may notify only when this is pressed, never by itself. */
export function NotifySwitch() {
  const state = useNotifyState()
  if (state === 'unsupported') return null
  const isOn = state === 'on'
  const turn = async () => {
    if (state === 'denied') return toast('This browser blocks notifications of Hearback. Allow them in its settings.')
    await turnNotify(!isOn)
    toast(isOn ? 'Notifications are off on this device.' : saidAfterAsking())
  }
  return (
    <IconButton
      label="Notify me on this device"
      title={isOn ? 'Notifications are on' : 'Notify me on this device'}
      aria-pressed={isOn}
      icon={isOn ? <Bell size={18} aria-hidden /> : <BellOff size={18} aria-hidden />}
      onClick={() => void turn()}
    />
  )
}

const saidAfterAsking = () =>
  Notification.permission === 'granted'
    ? 'You will be notified here while this page is in the background.'
    : 'Notifications stay off.'
