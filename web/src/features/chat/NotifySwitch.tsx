import * as t from '@hearback/texts/web/chat.ts'
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
    if (state === 'denied') return toast(t.thisBrowserBlocksNotificationsOf)
    await turnNotify(!isOn)
    toast(isOn ? t.notificationsAreOffOnThis : saidAfterAsking())
  }
  return (
    <IconButton
      label={t.notifyMeOnThisDevice}
      title={isOn ? t.notificationsAreOn : t.notifyMeOnThisDevice}
      aria-pressed={isOn}
      icon={isOn ? <Bell size={18} aria-hidden /> : <BellOff size={18} aria-hidden />}
      onClick={() => void turn()}
    />
  )
}

const saidAfterAsking = () => (Notification.permission === 'granted' ? t.youWillBeNotifiedHere : t.notificationsStayOff)
