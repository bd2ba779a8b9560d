import { limits } from '@hearback/contract/limits.ts'
import { type Experience, ExperienceForm as Schema } from '@hearback/contract/seekers.ts'
import { placesLike } from '../../api/places.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PlaceField } from '../../ui/PlaceField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import c from './Experience.module.css'
import { experienceValues, withClearedFields } from './experience-values.ts'
import { useSaveExperience } from './experiences.mutations.ts'
import { SEEN_BY } from './seen-by.ts'

interface ExperienceFormProps {
  /** The one to change; absent for a new one. */
  experience?: Experience | undefined
  onDone: () => void
}

/** A past or present job; what only the seeker ever sees stands apart. */
export function ExperienceForm({ experience, onDone }: ExperienceFormProps) {
  const save = useSaveExperience(experience?._id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: Schema,
    initial: experienceValues(experience),
    send: (body) => save(withClearedFields(body, experience)),
    done: onDone,
  })
  const month = (name: 'startDate' | 'endDate') => ({
    ...field(name),
    type: 'month',
    placeholder: '2019-09',
    value: form.values[name].slice(0, 7),
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.who}>{SEEN_BY.contacts}:</p>
      <TextField label="Job title" required data-autofocus maxLength={limits.oneLine} {...field('title')} />
      <TextField label="Company" required maxLength={limits.oneLine} {...field('company')} />
      <PlaceField label="City" suggest={placesLike} {...field('city')} />
      <CheckboxField label="I still work there" {...field('employed', { type: 'checkbox' })} />
      <div className={c.pair}>
        <TextField label="From" required {...month('startDate')} />
        {!form.values.employed && <TextField label="Until" {...month('endDate')} />}
      </div>
      <TextArea
        label="What you did"
        counted={limits.description}
        maxLength={limits.description}
        {...field('description')}
      />
      <fieldset className={c.private}>
        <legend>{SEEN_BY.nobody}</legend>
        <NumberField label="What it paid an hour" prefix="$" decimalScale={2} {...field('Rate')} />
        <TextField
          label="Work e-mail there"
          description="It receives a link. Once that is confirmed, others see the domain, and never the address. Free mail cannot confirm."
          type="email"
          inputMode="email"
          maxLength={254}
          {...field('companyEmail')}
        />
        <TextArea label="Why you left" minRows={2} maxLength={limits.longText} {...field('leavingReason')} />
      </fieldset>
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {experience ? 'Save' : 'Add it'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
