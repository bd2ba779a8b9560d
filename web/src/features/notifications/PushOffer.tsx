import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { localDeviceStorage } from '../../api/device-storage.ts'
import { wasNeverAsked } from '../../api/push/push-ability.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import c from './Notifications.module.css'
import { pushSettings, useTurnOn } from './push.queries.ts'
import { whyNot } from './push-refusals.ts'

const OFFERED = 'hearback.push-offered'

const wasOffered = (): boolean => localDeviceStorage.getItem(OFFERED) !== null

/** Offers push notifications once, after the first application; the browser asks for permission only after a click. */
export function PushOffer() {
  const [isNew] = useState(() => wasNeverAsked() && !wasOffered())
  return isNew ? <Offer /> : null
}

function Offer() {
  const { data } = useQuery(pushSettings())
  const [isOver, setOver] = useState(false)
  const turnOn = useTurnOn()
  useEffect(() => void localDeviceStorage.setItem(OFFERED, 'yes'), [])
  if (isOver || !data || data.here) return null
  const { publicKey, named } = data
  const told = () => {
    setOver(true)
    toast(t.pushTurnedOn)
  }
  return (
    <aside className={c.offer} aria-label={t.notifications}>
      <p>{t.pushOfferQuestion}</p>
      <FormError>{turnOn.error && whyNot(turnOn.error)}</FormError>
      <div className={c.acts}>
        <Button
          icon={<Bell size={18} aria-hidden />}
          busy={turnOn.isPending}
          onClick={() => turnOn.mutate({ publicKey, named }, { onSuccess: told })}
        >
          {t.pushTurnOnAction}
        </Button>
        <Button variant="quiet" onClick={() => setOver(true)}>
          {t.notNow}
        </Button>
      </div>
    </aside>
  )
}
