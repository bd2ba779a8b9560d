import { limits } from '@hearback/contract/limits.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { placesLike } from '../../api/places.ts'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../job-kind-words.ts'
import { PlaceField } from '../../ui/PlaceField.tsx'
import { SelectField, SuggestField } from '../../ui/SelectField.tsx'
import { TagsField } from '../../ui/TagsField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import c from './JobForm.module.css'
import { CATEGORIES } from './job-choices.ts'
import { type ChosenPlace, dayOf, type JobFormValues } from './job-form-values.ts'
import { jobCategories } from './jobs.queries.ts'

export interface JobFieldsProps {
  field: (name: keyof JobFormValues & string) => GetInputPropsReturnType
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
const DAY = 24 * 60 * 60_000

export function WorkFields({ field }: JobFieldsProps) {
  const { data } = useQuery(jobCategories())
  const offered = [...new Set([...CATEGORIES, ...(data?.categories.map(({ name }) => name) ?? [])])].sort()
  const employment = field('employmentType')
  return (
    <>
      <TextField
        label="Job title"
        description="As people would search for it."
        required
        maxLength={limits.oneLine}
        {...field('jobTitle')}
      />
      <div className={c.pair}>
        <SuggestField
          label="Category"
          description="Choose one or write your own."
          required
          data={offered}
          limit={8}
          maxLength={limits.oneLine}
          {...field('category')}
        />
        <SelectField
          label="Kind of employment"
          description="Can stay open."
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
      label="Where"
      description="Empty: where your company is."
      suggest={placesLike}
      onPlace={onPlace}
      {...field('location')}
    />
    <SelectField
      label="Workplace"
      data={optionsOf(WORKPLACE_WORDS)}
      allowDeselect={false}
      searchable={false}
      {...field('workplace')}
    />
  </div>
)

export const NeedFields = ({ field }: JobFieldsProps) => (
  <>
    <TagsField
      label="Skills"
      description="One after the other, with Enter or a comma. People are matched by these words."
      {...field('skills')}
    />
    <TagsField
      label="Physical requirements"
      description="Only what the work really asks for, like “Lift 20 kg”."
      {...field('physicalRequirements')}
    />
  </>
)

export const TextFields = ({ field }: JobFieldsProps) => (
  <>
    <TextArea
      label="Description"
      description="An empty line begins a paragraph, “- ” at its beginning makes a line part of a list."
      required
      counted={limits.description}
      maxLength={limits.description}
      minRows={10}
      maxRows={28}
      {...field('description')}
    />
    <div className={c.pair}>
      <TextField
        label="Last day"
        description={`Empty: ${limits.jobDays} days from now.`}
        type="date"
        min={dayOf(Date.now())}
        max={dayOf(Date.now() + 365 * DAY)}
        {...field('expiresAt')}
      />
    </div>
  </>
)
