import { isoInstantIn } from '@hearback/contract/values/zones.ts'
import * as t from '@hearback/texts/web/answering.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { slotWords, timeInOtherZone } from '../../domain/interview-times.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { zoneWords } from '../../ui/text/device-zone.ts'
import c from './Answering.module.css'
import { type InvitingValues, MOST_SLOTS } from './invitation.ts'
import { bookedInterviews } from './invitation-defaults.ts'
import g from './WeekGrid.module.css'
import { WeekGrid } from './WeekGrid.tsx'

interface SlotChoiceProps {
  form: UseFormReturnType<InvitingValues>
  /** The applicant's. */
  name: string
  zone: string | null
}

/** Times to offer, selected in a week or entered, each with the applicant's time if their clock differs. */
export function SlotChoice({ form, name, zone: theirZone }: SlotChoiceProps) {
  const id = useId()
  const { data: busy = [] } = useQuery(bookedInterviews)
  const { slots, timeZone, minutes } = form.values.interviewInvitation
  const change = (next: string[]) => {
    form.clearFieldError('interviewInvitation.slots')
    form.setFieldValue('interviewInvitation.slots', next.toSorted())
  }
  const toggle = (local: string) =>
    change(slots.includes(local) ? slots.filter((one) => one !== local) : [...slots, local])
  const isFull = slots.length >= MOST_SLOTS
  const problem = form.errors['interviewInvitation.slots']
  const instantOf = (local: string) => isoInstantIn(timeZone, local) ?? ''
  const wordsOf = (local: string) => slotWords(instantOf(local), Number(minutes), timeZone, 'short')
  const theirsOf = (local: string) => theirZone && timeInOtherZone(instantOf(local), theirZone, timeZone)
  const labelOf = (local: string) => [wordsOf(local), theirsOf(local)].filter(Boolean).join('; ')
  return (
    <fieldset className={c.slots} aria-describedby={problem ? `${id} ${id}-note` : `${id}-note`}>
      <legend>{t.slotsLegend}</legend>
      <p id={`${id}-note`} className={c.note} aria-live="polite">
        {t.slotsChosen(slots.length, MOST_SLOTS)} {t.slotsZone(zoneWords(timeZone))}
        {theirZone && theirZone !== timeZone && ` ${t.slotsTheirZone(name, zoneWords(theirZone))}`}
      </p>
      <WeekGrid
        key={timeZone}
        zone={timeZone}
        minutes={Number(minutes)}
        slots={slots}
        full={isFull}
        busy={busy}
        labelOf={labelOf}
        onToggle={toggle}
      />
      <ul className={g.chosen}>
        {slots.map((local) => (
          <li key={local}>
            <div>
              {wordsOf(local)}
              <span>{theirsOf(local)}</span>
            </div>
            <IconButton
              label={t.slotRemoveLabel(wordsOf(local))}
              icon={<X size={18} aria-hidden />}
              onClick={() => toggle(local)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p id={id} className={c.problem} role="alert">
          {problem}
        </p>
      )}
      {!isFull && <OtherSlot onAdd={(local) => !slots.includes(local) && change([...slots, local])} />}
    </fieldset>
  )
}

/** Adds a time that the grid does not show, such as 7:15 PM. */
function OtherSlot({ onAdd }: { onAdd: (local: string) => void }) {
  const [local, setLocal] = useState<string>()
  if (local === undefined)
    return (
      <Button size="sm" onClick={() => setLocal('')}>
        {t.slotOtherAction}
      </Button>
    )
  const add = () => {
    if (!local) return
    onAdd(local)
    setLocal(undefined)
  }
  return (
    <div className={g.other}>
      <DateField
        type="datetime-local"
        label={t.slotOtherLabel}
        value={local}
        onChange={(event) => setLocal(event.currentTarget.value)}
      />
      <Button onClick={add}>{t.slotAddAction}</Button>
    </div>
  )
}
