import { limits } from '@hearback/contract/values/limits.ts'
import * as hints from '@hearback/texts/web/job-form-hints.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { placesLike } from '../../../api/places.ts'
import { skillsInDemand } from '../../../api/suggestions/skills.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { PlaceField } from '../../../ui/fields/PlaceField.tsx'
import { NameField, SelectField } from '../../../ui/fields/SelectField.tsx'
import { TagsField } from '../../../ui/fields/TagsField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useNow } from '../../../ui/now.ts'
import { shownName } from '../../../ui/text/stored-name.ts'
import { CATEGORIES } from '../job-choices.ts'
import { jobCategories } from '../jobs.queries.ts'
import c from './JobForm.module.css'
import { type ChosenPlace, dayOf, type JobFormValues } from './job-form-values.ts'

export interface JobFieldsProps {
  field: (name: keyof JobFormValues & string) => GetInputPropsReturnType
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
const DAY = 24 * 60 * 60_000

export function WorkFields({ field }: JobFieldsProps) {
  const { data } = useQuery(jobCategories())
  const known = new Set([...CATEGORIES, ...(data?.categories.map(({ name }) => name) ?? [])])
  const offered = [...known].sort((a, b) => shownName(a).localeCompare(shownName(b), locale.language))
  const employment = field('employmentType')
  return (
    <>
      <TextField
        label={t.jobTitle}
        description={hints.formTitleHint}
        required
        maxLength={limits.oneLine}
        {...field('jobTitle')}
      />
      <div className={c.pair}>
        <NameField
          label={t.category}
          description={hints.formCategoryHint}
          required
          data={offered}
          limit={8}
          maxLength={limits.oneLine}
          {...field('category')}
        />
        <SelectField
          label={t.employmentTypeLabel}
          description={t.formOptionalHint}
          data={optionsOf(EMPLOYMENT_WORDS)}
          clearable
          searchable={false}
          {...employment}
          value={employment.value || null}
        />
      </div>
    </>
  )
}

export const PlaceFields = ({ field, onPlace }: JobFieldsProps & { onPlace: (place: ChosenPlace) => void }) => (
  <div className={c.pair}>
    <PlaceField
      label={t.where}
      description={hints.formPlaceHint}
      suggest={placesLike}
      onPlace={onPlace}
      {...field('location')}
    />
    <SelectField
      label={t.workplace}
      data={optionsOf(WORKPLACE_WORDS)}
      allowDeselect={false}
      searchable={false}
      {...field('workplace')}
    />
  </div>
)

export function NeedFields({ field }: JobFieldsProps) {
  const { data: skills = [] } = useQuery(skillsInDemand())
  return (
    <>
      <TagsField label={t.skills} description={hints.formSkillsHint} data={skills} {...field('skills')} />
      <TextArea
        label={t.physicalRequirements}
        description={hints.formRequirementsHint}
        counted={limits.description}
        maxLength={limits.description}
        {...field('physicalRequirements')}
      />
    </>
  )
}

export function TextFields({ field }: JobFieldsProps) {
  const now = useNow()
  return (
    <>
      <TextArea
        label={t.description}
        description={hints.formDescriptionHint}
        required
        counted={limits.description}
        maxLength={limits.description}
        minRows={10}
        maxRows={28}
        {...field('description')}
      />
      <div className={c.pair}>
        <DateField
          label={t.lastDay}
          description={hints.formExpiryHint(limits.jobDays)}
          type="date"
          min={dayOf(now)}
          max={dayOf(now + 365 * DAY)}
          {...field('lastDay')}
        />
      </div>
    </>
  )
}
