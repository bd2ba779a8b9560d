import * as t from '@hearback/texts/web/answering.ts'
import type { UseFormReturnType } from '@mantine/form'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Answering.module.css'
import type { InvitingValues } from './invitation.ts'
import { SlotChoice } from './SlotChoice.tsx'
import { timeZones } from './zoned-time.ts'

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

interface SlotFieldsProps {
  form: Form
  /** Of the job; filled in for an interview on site. */
  address: string
  /** The applicant's. */
  name: string
  zone: string | null
}

/** Slots in one time zone, and the place of the interview. */
export function SlotFields({ form, address, name, zone }: SlotFieldsProps) {
  const { mode, minutes, place } = form.values.interviewInvitation
  const where = PLACES[mode]
  const props = (field: string) => form.getInputProps(`interviewInvitation.${field}`)
  const changeMode = (next: string | null) => {
    props('mode').onChange(next)
    // Keeps what was typed, except for an address that another format does not need.
    if (next === 'onsite' && !place) form.setFieldValue('interviewInvitation.place', address)
    if (next !== 'onsite' && place === address) form.setFieldValue('interviewInvitation.place', '')
  }
  return (
    <>
      <div className={c.pair}>
        <SelectField
          label={t.interviewModeLabel}
          data={MODES}
          allowDeselect={false}
          {...props('mode')}
          onChange={changeMode}
        />
        <SelectField
          label={t.length}
          data={LENGTHS}
          allowDeselect={false}
          {...props('minutes')}
          value={String(minutes)}
          searchable={false}
        />
      </div>
      <TextField
        label={where.label}
        placeholder={where.placeholder}
        {...(where.note && { description: where.note })}
        {...props('place')}
      />
      <SelectField label={t.timeZone} data={timeZones()} allowDeselect={false} {...props('timeZone')} />
      <SlotChoice form={form} name={name} zone={zone} />
    </>
  )
}
