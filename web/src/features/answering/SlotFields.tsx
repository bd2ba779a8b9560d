import * as t from '@hearback/texts/web/answering.ts'
import type { UseFormReturnType } from '@mantine/form'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import { type InvitingValues, MOST_SLOTS } from './invitation.ts'
import { laterBy, timeZones, tomorrowAtTen } from './zoned-time.ts'

type Form = UseFormReturnType<InvitingValues>

const MODES = [
  { value: 'video', label: t.videoCall },
  { value: 'phone', label: t.telephone },
  { value: 'onsite', label: t.interviewModeOnsite },
]
const PLACES = {
  video: { label: t.link, placeholder: 'https://', note: t.videoLinkHint },
  phone: { label: t.phoneLabel, placeholder: t.phonePlaceholder, note: t.phoneHint },
  onsite: { label: t.address, placeholder: t.addressPlaceholder, note: '' },
}
const LENGTHS = [15, 20, 30, 45, 60, 90, 120].map((minutes) => ({
  value: String(minutes),
  label: t.minutes(minutes),
}))

/** Slots in one time zone, and the place of the interview. */
export function SlotFields({ form }: { form: Form }) {
  const { mode, minutes } = form.values.interviewInvitation
  const place = PLACES[mode]
  const props = (name: string) => form.getInputProps(`interviewInvitation.${name}`)
  return (
    <>
      <Slots form={form} />
      <div className={c.pair}>
        <SelectField label={t.timeZone} data={timeZones()} allowDeselect={false} {...props('timeZone')} />
        <SelectField
          label={t.length}
          data={LENGTHS}
          allowDeselect={false}
          {...props('minutes')}
          value={String(minutes)}
          searchable={false}
        />
      </div>
      <div className={c.pair}>
        <SelectField label={t.interviewModeLabel} data={MODES} allowDeselect={false} {...props('mode')} />
        <TextField
          label={place.label}
          placeholder={place.placeholder}
          {...(place.note && { description: place.note })}
          {...props('place')}
        />
      </div>
    </>
  )
}

function Slots({ form }: { form: Form }) {
  const id = useId()
  const { slots, minutes } = form.values.interviewInvitation
  const change = (next: string[]) => form.setFieldValue('interviewInvitation.slots', next)
  const problem = form.errors['interviewInvitation.slots']
  const next = () => (slots.at(-1) ? laterBy(slots.at(-1) ?? '', Math.max(60, Number(minutes))) : tomorrowAtTen())
  return (
    <fieldset className={c.slots} aria-describedby={problem ? id : undefined}>
      <legend>{t.slotsLegend}</legend>
      {slots.map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity but its place
        <div key={index} className={c.slot}>
          <DateField
            type="datetime-local"
            aria-label={t.slotLabel(index + 1)}
            value={slot}
            error={Boolean(problem)}
            onChange={(event) => change(slots.with(index, event.currentTarget.value))}
          />
          {slots.length > 1 && (
            <IconButton
              label={t.slotRemoveLabel(index + 1)}
              icon={<X size={18} aria-hidden />}
              onClick={() => change(slots.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {problem && (
        <p id={id} className={c.problem}>
          {problem}
        </p>
      )}
      {slots.length < MOST_SLOTS && (
        <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => change([...slots, next()])}>
          {t.slotAddAction}
        </Button>
      )}
    </fieldset>
  )
}
