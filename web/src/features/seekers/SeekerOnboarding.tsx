import { SeekerForm } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { placesLike } from '../../api/places.ts'
import { skillsInDemand } from '../../api/suggestions/skills.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { suggestedName } from '../../routing/suggested-name.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Position } from '../../ui/use-position.ts'
import { OwnPosition } from './OwnPosition.tsx'
import { usePublishProfile } from './onboarding.mutations.ts'
import c from './SeekerOnboarding.module.css'

const NO_SKILLS: string[] = []
const NOWHERE: Position | undefined = undefined

/** Minimal profile form with what employers need to find a seeker. The rest is edited later. */
export function SeekerOnboarding({ onDone }: { onDone: () => unknown }) {
  const { form, field, submit, busy, error } = useContractForm({
    schema: SeekerForm,
    initial: {
      ...suggestedName(),
      jobTitle: '',
      city: '',
      skill: NO_SKILLS,
      location: NOWHERE as Position | undefined,
    },
    send: usePublishProfile(),
    done: onDone,
  })
  const { error: skillError, ...skill } = field('skill')
  const { data: skills = [] } = useQuery(skillsInDemand())
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <div className={c.pair}>
        <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
      </div>
      <TextField
        label={t.jobTitle}
        description={t.onboardingJobTitleHint}
        placeholder={t.baker}
        autoComplete="organization-title"
        required
        {...field('jobTitle')}
      />
      <TagsField
        label={t.skills}
        description={t.onboardingSkillsHint}
        placeholder={form.values.skill.length ? '' : t.skillsPlaceholder}
        required
        data={skills}
        {...skill}
        error={skillError && (form.values.skill.length ? skillError : t.skillsRequired)}
      />
      <PlaceField label={t.city} required suggest={placesLike} {...field('city')} />
      <OwnPosition value={form.values.location} onChange={(location) => form.setFieldValue('location', location)} />
      <Notice>{t.onboardingPrivacyNotice}</Notice>
      <FormError>{error?.message}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t.onboardingPublishAction}
      </Button>
    </form>
  )
}
