import type { PushSettings } from '@hearback/contract/accounts/push.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { type PushAbility, pushAbility } from '../../api/push/push-ability.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import c from './Notifications.module.css'
import { PushChoices } from './PushChoices.tsx'
import { pushSettings, useTryPush, useTurnOff, useTurnOn } from './push.queries.ts'
import { whyNot } from './push-refusals.ts'

type Side = 'employer' | 'jobseeker'

const CANNOT: Record<Exclude<PushAbility, 'possible'>, string> = {
  unsupported: t.pushUnsupported,
  'home-screen': t.pushNeedsHomeScreen,
  blocked: t.pushBlocked,
}

/** Push settings of this device: whether it is notified while the app is closed, and about which groups. */
export function ThisDevice({ side }: { side: Side }) {
  const query = useQuery(pushSettings())
  const { data } = query
  const ability = pushAbility()
  if (ability !== 'possible') return <Notice>{CANNOT[ability]}</Notice>
  if (!data) return <QueryFallback query={query} rows={2} loading={t.settingsLoading} failed={t.settingsFailed} />
  return data.here ? <On settings={data} side={side} /> : <Off settings={data} />
}

function Off({ settings: { publicKey, named } }: { settings: PushSettings }) {
  const turnOn = useTurnOn()
  // The user has just denied the permission permanently.
  if (turnOn.error && pushAbility() === 'blocked') return <Notice>{CANNOT.blocked}</Notice>
  return (
    <div className={c.device}>
      <p>{t.pushLead}</p>
      <FormError>{turnOn.error && whyNot(turnOn.error)}</FormError>
      <Button
        icon={<Bell size={18} aria-hidden />}
        busy={turnOn.isPending}
        onClick={() => turnOn.mutate({ publicKey, named }, { onSuccess: () => toast(t.pushTurnedOn) })}
      >
        {t.pushTurnOnAction}
      </Button>
    </div>
  )
}

function On({ settings, side }: { settings: PushSettings; side: Side }) {
  const turnOff = useTurnOff()
  const example = useTryPush()
  return (
    <div className={c.device}>
      <Notice tone="good">{t.pushIsOn}</Notice>
      <PushChoices settings={settings} side={side} />
      <FormError>{turnOff.error?.message}</FormError>
      <FormError>{example.data?.taken === false ? t.pushExampleFailed : example.error?.message}</FormError>
      <div className={c.acts}>
        <Button
          busy={example.isPending}
          onClick={() => example.mutate(undefined, { onSuccess: ({ taken }) => taken && toast(t.pushExampleSent) })}
        >
          {t.pushExampleAction}
        </Button>
        <Button
          variant="quiet"
          busy={turnOff.isPending}
          onClick={() => turnOff.mutate(undefined, { onSuccess: () => toast(t.pushTurnedOff) })}
        >
          {t.pushTurnOffAction}
        </Button>
      </div>
    </div>
  )
}
