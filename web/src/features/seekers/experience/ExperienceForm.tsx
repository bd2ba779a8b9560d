import { type Experience, ExperienceForm as Schema } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { placesLike } from '../../../api/places.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { MonthField } from '../../../ui/fields/MonthField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { PlaceField } from '../../../ui/fields/PlaceField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { SEEN_BY } from '../privacy/seen-by.ts'
import c from './Experience.module.css'
import { experienceValues, withClearedFields } from './experience-values.ts'
import { useSaveExperience } from './experiences.mutations.ts'
import { RateQuestion } from './RateQuestion.tsx'

interface ExperienceFormProps {
  /** The experience to edit; absent for a new one. */
  experience?: Experience | undefined
  onDone: () => void
}

/** Form of a past or current job; fields visible only to the seeker are grouped separately. */
export function ExperienceForm({ experience, onDone }: ExperienceFormProps) {
  const save = useSaveExperience(experience?._id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: Schema,
    initial: experienceValues(experience),
    send: (body) => save(withClearedFields(body, experience)),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.who}>{SEEN_BY.contacts}:</p>
      <TextField label={t.jobTitle} required data-autofocus maxLength={limits.oneLine} {...field('title')} />
      <TextField label={t.company} required maxLength={limits.oneLine} {...field('company')} />
      <PlaceField label={t.city} suggest={placesLike} {...field('city')} />
      <CheckboxField label={t.experienceCurrentLabel} {...field('employed', { type: 'checkbox' })} />
      <div className={c.pair}>
        <MonthField label={t.from} required placeholder={t.monthPlaceholder} {...field('startDate')} />
        {!form.values.employed && <MonthField label={t.until} placeholder={t.monthPlaceholder} {...field('endDate')} />}
      </div>
      <TextArea
        label={t.experienceDutiesLabel}
        counted={limits.description}
        maxLength={limits.description}
        {...field('description')}
      />
      <fieldset className={c.private}>
        <legend>{SEEN_BY.nobody}</legend>
        <NumberField label={t.experiencePayLabel} prefix="$" {...field('Rate')} />
        <RateQuestion rate={form.values.Rate} onUse={(rate) => form.setFieldValue('Rate', rate)} />
        <TextField
          label={t.experienceWorkEmailLabel}
          description={t.experienceWorkEmailHint}
          type="email"
          inputMode="email"
          maxLength={254}
          {...field('companyEmail')}
        />
        <TextArea label={t.experienceReasonLabel} minRows={2} maxLength={limits.longText} {...field('leavingReason')} />
      </fieldset>
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {experience ? t.save : t.experienceAddAction}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </div>
    </form>
  )
}
