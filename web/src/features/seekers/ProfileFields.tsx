import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { placesLike } from '../../api/places.ts'
import { skillsInDemand } from '../../api/suggestions/skills.ts'
import { AVAILABILITIES } from '../../profile/availabilities.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { NameField } from '../../ui/fields/SelectField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import {
  AuthorizationFields,
  CertificateFields,
  LanguageFields,
  LinkFields,
  SchoolFields,
} from './entries/EntryFields.tsx'
import { WishedPayFields } from './entries/WishedPayFields.tsx'
import { PictureField } from './PictureField.tsx'
import { PositionField } from './PositionField.tsx'
import c from './ProfileEditor.module.css'
import { SEEN_BY, shortName } from './privacy/seen-by.ts'
import { kindsOfWork } from './profile.queries.ts'
import type { ProfileValues } from './profile-values.ts'
import type { ProfileDraft } from './use-profile-draft.ts'
import { YesNoField } from './YesNoField.tsx'

export interface FieldsProps {
  draft: ProfileDraft
  profile: Seeker
}

/** Props that bind a field to the draft. */
const bind = <K extends keyof ProfileValues>({ values, problems, change }: ProfileDraft, name: K) => ({
  value: values[name],
  error: problems[name],
  onChange: (value: ProfileValues[K]) => change({ [name]: value } as Partial<ProfileValues>),
})

type TextName = { [K in keyof ProfileValues]: ProfileValues[K] extends string ? K : never }[keyof ProfileValues]
const typed = (draft: ProfileDraft, name: Exclude<TextName, `${string}Vaccine` | `${string}Insurance`>) => ({
  ...bind(draft, name),
  maxLength: limits.oneLine,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    draft.change({ [name]: event.currentTarget.value }),
})

/** Fields that the same people see, which is said once. */
const Group = ({ seenBy, children }: { seenBy: string; children: ReactNode }) => (
  <fieldset className={c.group}>
    <legend>
      <Eye size={15} aria-hidden />
      {seenBy}
    </legend>
    {children}
  </fieldset>
)

export const YouFields = ({ draft, profile }: FieldsProps) => (
  <>
    <Group seenBy={SEEN_BY.contacts}>
      <div className={c.pair}>
        <TextField label={t.firstName} autoComplete="given-name" required {...typed(draft, 'firstName')} />
        <TextField label={t.lastName} autoComplete="family-name" required {...typed(draft, 'lastName')} />
      </div>
    </Group>
    <Group seenBy={SEEN_BY.everyone}>
      <PictureField profile={profile} />
      <TextField
        label={t.nickname}
        description={
          <Sentence
            of={t.displayNameHint}
            names={[shortName({ ...draft.values, nickname: '' }) || t.firstNamePlaceholder]}
          />
        }
        autoComplete="nickname"
        {...typed(draft, 'nickname')}
      />
      <PlaceField label={t.city} required suggest={placesLike} {...bind(draft, 'city')} />
      <PositionField profile={profile} />
    </Group>
  </>
)

export function WorkFields({ draft }: FieldsProps) {
  const { data: kinds = [] } = useQuery(kindsOfWork())
  const { data: skills = [] } = useQuery(skillsInDemand())
  return (
    <>
      <Group seenBy={SEEN_BY.everyone}>
        <TextField
          label={t.jobTitle}
          description={t.jobTitleHint}
          autoComplete="organization-title"
          required
          {...typed(draft, 'jobTitle')}
        />
        <NameField label={t.categoryLabel} data={kinds} maxLength={limits.oneLine} {...bind(draft, 'jobCategory')} />
        <TagsField
          label={t.skills}
          description={t.skillsHint}
          placeholder={draft.values.skill.length ? '' : t.skillsPlaceholder}
          required
          data={skills}
          {...bind(draft, 'skill')}
        />
        <LanguageFields draft={draft} />
      </Group>
      <Group seenBy={SEEN_BY.contacts}>
        <TextArea
          label={t.aboutYou}
          counted={limits.longText}
          {...typed(draft, 'aboutMe')}
          maxLength={limits.longText}
        />
        <LinkFields draft={draft} />
      </Group>
    </>
  )
}

export const TermsFields = ({ draft }: FieldsProps) => (
  <Group seenBy={SEEN_BY.contacts}>
    <NameField
      label={t.availabilityLabel}
      data={AVAILABILITIES}
      maxLength={limits.oneLine}
      {...bind(draft, 'availability')}
    />
    <WishedPayFields draft={draft} />
    <NumberField label={t.vacationHoursLabel} inputMode="numeric" {...bind(draft, 'vacationHours')} />
    <AuthorizationFields draft={draft} />
  </Group>
)

export const EducationFields = ({ draft }: FieldsProps) => (
  <>
    <Group seenBy={SEEN_BY.contacts}>
      <SchoolFields draft={draft} />
    </Group>
    <Group seenBy={SEEN_BY.everyone}>
      <CertificateFields draft={draft} />
    </Group>
  </>
)

const QUESTIONS = [
  { name: 'covidVaccine', label: t.covidVaccine, about: t.covidVaccineSubject },
  { name: 'medicalInsurance', label: t.medicalInsurance, about: t.medicalInsuranceSubject },
  { name: 'dentalInsurance', label: t.dentalInsurance, about: t.dentalInsuranceSubject },
] as const

export const HealthFields = ({ draft }: FieldsProps) => (
  <Group seenBy={SEEN_BY.hirer}>
    {QUESTIONS.map(({ name, label, about }) => (
      <YesNoField key={name} label={label} about={about} {...bind(draft, name)} />
    ))}
  </Group>
)
