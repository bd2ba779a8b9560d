import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { placesLike } from '../../api/places.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { NameField } from '../../ui/fields/SelectField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { RateQuestion } from './experience/RateQuestion.tsx'
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

export const YouFields = ({ draft, profile }: FieldsProps) => (
  <>
    <PictureField profile={profile} />
    <div className={c.pair}>
      <TextField
        label={t.firstName}
        description={SEEN_BY.contacts}
        autoComplete="given-name"
        required
        {...typed(draft, 'firstName')}
      />
      <TextField
        label={t.lastName}
        description={SEEN_BY.contacts}
        autoComplete="family-name"
        required
        {...typed(draft, 'lastName')}
      />
    </div>
    <TextField
      label={t.nickname}
      description={
        <Sentence
          of={(name) => t.displayNameHint(SEEN_BY.everyone, name)}
          names={[shortName({ ...draft.values, nickname: '' }) || t.firstNamePlaceholder]}
        />
      }
      autoComplete="nickname"
      {...typed(draft, 'nickname')}
    />
    <PlaceField label={t.city} description={SEEN_BY.everyone} required suggest={placesLike} {...bind(draft, 'city')} />
    <PositionField profile={profile} />
  </>
)

export function WorkFields({ draft }: FieldsProps) {
  const { data: kinds = [] } = useQuery(kindsOfWork())
  return (
    <>
      <TextField
        label={t.jobTitle}
        description={t.jobTitleHint(SEEN_BY.everyone)}
        autoComplete="organization-title"
        required
        {...typed(draft, 'jobTitle')}
      />
      <NameField
        label={t.categoryLabel}
        description={SEEN_BY.everyone}
        data={kinds}
        maxLength={limits.oneLine}
        {...bind(draft, 'jobCategory')}
      />
      <TagsField
        label={t.skills}
        description={t.skillsHint(SEEN_BY.everyone)}
        placeholder={draft.values.skill.length ? '' : t.skillsPlaceholder}
        required
        {...bind(draft, 'skill')}
      />
      <TextArea
        label={t.aboutYou}
        description={`${SEEN_BY.contacts}.`}
        counted={limits.longText}
        {...typed(draft, 'aboutMe')}
        maxLength={limits.longText}
      />
    </>
  )
}

const WHEN = ['Right away', 'In two weeks', 'In a month', 'Weekends only', 'Evenings and weekends', 'Nights']

export const TermsFields = ({ draft }: FieldsProps) => (
  <>
    <NameField
      label={t.availabilityLabel}
      description={SEEN_BY.contacts}
      data={WHEN}
      maxLength={limits.oneLine}
      {...bind(draft, 'availability')}
    />
    <div className={c.pair}>
      <div className={c.rate}>
        <NumberField
          label={t.hourlyRateLabel}
          description={SEEN_BY.contacts}
          prefix="$"
          {...bind(draft, 'hourlyRate')}
        />
        <RateQuestion rate={draft.values.hourlyRate} onUse={(hourlyRate) => draft.change({ hourlyRate })} />
      </div>
      <NumberField
        label={t.vacationHoursLabel}
        description={SEEN_BY.contacts}
        inputMode="numeric"
        {...bind(draft, 'vacationHours')}
      />
    </div>
  </>
)

export const EducationFields = ({ draft }: FieldsProps) => (
  <>
    <TextField label={t.schoolLabel} description={SEEN_BY.contacts} {...typed(draft, 'instituteName')} />
    <TextField label={t.subject} description={SEEN_BY.contacts} {...typed(draft, 'subject')} />
    <div className={c.pair}>
      <MonthField label={t.from} draft={draft} name="edustartDate" />
      <MonthField label={t.until} draft={draft} name="eduendDate" />
    </div>
  </>
)

interface MonthFieldProps {
  label: string
  draft: ProfileDraft
  name: 'edustartDate' | 'eduendDate'
}

const MonthField = ({ label, draft, name }: MonthFieldProps) => (
  <DateField label={label} description={SEEN_BY.contacts} type="month" placeholder="2019-09" {...typed(draft, name)} />
)

const QUESTIONS = [
  { name: 'covidVaccine', label: t.covidVaccine, about: t.covidVaccineSubject },
  { name: 'medicalInsurance', label: t.medicalInsurance, about: t.medicalInsuranceSubject },
  { name: 'dentalInsurance', label: t.dentalInsurance, about: t.dentalInsuranceSubject },
] as const

export const HealthFields = ({ draft }: FieldsProps) =>
  QUESTIONS.map(({ name, label, about }) => (
    <YesNoField key={name} label={label} about={about} note={SEEN_BY.hirer} {...bind(draft, name)} />
  ))
