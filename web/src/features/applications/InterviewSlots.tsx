import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { useState } from 'react'
import { slotWords, timeInOtherZone } from '../../domain/interview-times.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { deviceZone, zoneWords } from '../../ui/text/device-zone.ts'
import c from './Application.module.css'
import { usePickSlot } from './applications.mutations.ts'

interface InterviewSlotsProps {
  application: Application
  invitation: Invitation
  /** Slots in the future. */
  open: readonly string[]
  onPicked: () => void
  /** Set if a slot is already chosen. */
  onCancel?: () => void
}

/** Choice of the offered slots, in the device's time zone. */
export function InterviewSlots({ application, invitation, open, onPicked, onCancel }: InterviewSlotsProps) {
  const [chosen, setChosen] = useState(invitation.picked ?? undefined)
  const [missing, setMissing] = useState(false)
  const pick = usePickSlot(application._id)
  const zone = deviceZone()
  const taken = () => {
    toast(t.slotPicked)
    onPicked()
  }
  const send = () => {
    setMissing(!chosen)
    if (chosen) pick.mutate(chosen, { onSuccess: taken })
  }
  return (
    <div className={c.slots}>
      <RadioCards
        label={t.slotsLabel(zoneWords(zone))}
        options={open.map((slot) => ({
          value: slot,
          label: slotWords(slot, invitation.minutes, zone, 'short'),
          description: timeInOtherZone(slot, invitation.timeZone, zone),
        }))}
        value={chosen}
        onChange={setChosen}
        error={missing && !chosen ? t.slotRequired : undefined}
      />
      <FormError>{pick.error?.message}</FormError>
      <div className={c.acts}>
        <Button variant="primary" busy={pick.isPending} onClick={send}>
          {onCancel ? t.slotChangeAction : t.slotPickAction}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.slotKeepAction}</Button>}
      </div>
    </div>
  )
}
