import * as t from '@hearback/texts/web/chat.ts'
import { Bell, BellOff } from 'lucide-react'
import { isPushedTo } from '../../api/push/push-device.ts'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { IconButton, LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { turnNotify, useNotifyState } from './notifications.ts'

/**
 * Links to the push settings where the browser supports push. Elsewhere it asks for the notification permission, only
 * after a click.
 */
export function NotifySwitch() {
  const isPushed = isPushedTo(useSession()?.user._id)
  return 'PushManager' in window ? <ToSettings isPushed={isPushed} /> : <TabSwitch />
}

const ToSettings = ({ isPushed }: { isPushed: boolean }) => (
  <LinkButton
    variant="quiet"
    to={paths.settings('notifications')}
    aria-label={isPushed ? t.notifyIsOnLabel : t.notifyTurnOnLabel}
    title={isPushed ? t.notifyIsOnLabel : t.notifyTurnOnLabel}
    data-icon
    icon={isPushed ? <Bell size={18} aria-hidden /> : <BellOff size={18} aria-hidden />}
  />
)

function TabSwitch() {
  const state = useNotifyState()
  if (state === 'unsupported') return null
  const isOn = state === 'on'
  const turn = async () => {
    if (state === 'denied') return toast(t.notifyBlockedByBrowser)
    await turnNotify(!isOn)
    toast(isOn ? t.notifyTurnedOff : saidAfterAsking())
  }
  return (
    <IconButton
      label={t.notifyTurnOnLabel}
      title={isOn ? t.notifyIsOnLabel : t.notifyTurnOnLabel}
      aria-pressed={isOn}
      icon={isOn ? <Bell size={18} aria-hidden /> : <BellOff size={18} aria-hidden />}
      onClick={() => void turn()}
    />
  )
}

const saidAfterAsking = () => (Notification.permission === 'granted' ? t.notifyTurnedOn : t.notifyNotAllowed)
