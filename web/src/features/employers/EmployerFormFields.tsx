import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/employers.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { placesLike } from '../../api/places.ts'
import { PlaceField } from '../../ui/fields/PlaceField.tsx'
import { NameField, SelectField } from '../../ui/fields/SelectField.tsx'
import { TagsField } from '../../ui/fields/TagsField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import c from './EmployerForm.module.css'
import { COMPANY_SIZES, type EmployerField, GENDERS, INDUSTRIES } from './employer-values.ts'

interface FieldsProps {
  field: (name: EmployerField) => GetInputPropsReturnType
}

export const NameFields = ({ field }: FieldsProps) => (
  <div className={c.pair}>
    <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
    <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
  </div>
)

export const CompanyFields = ({ field }: FieldsProps) => (
  <>
    <TextField label={t.company} autoComplete="organization" required {...field('businessName')} />
    <PlaceField
      label={t.placeLabel}
      description={t.placeHint}
      required
      suggest={placesLike}
      {...field('businessLocation')}
    />
  </>
)

export const CompanyFactFields = ({ field }: FieldsProps) => (
  <>
    <div className={c.pair}>
      <NameField label={t.industry} data={INDUSTRIES} {...field('industryType')} />
      <SizeField {...field('companySize')} />
    </div>
    <TextField
      label={t.website}
      type="url"
      inputMode="url"
      placeholder={t.websitePlaceholder}
      autoComplete="url"
      {...field('companyWebsite')}
    />
  </>
)

/** Free text in the contract: a custom size set by an older client remains selectable. */
function SizeField({ value, ...props }: GetInputPropsReturnType) {
  const known = COMPANY_SIZES.some((size) => size.value === value)
  const data = value && !known ? [{ value, label: value }, ...COMPANY_SIZES] : COMPANY_SIZES
  return <SelectField label={t.size} data={data} value={value || null} clearable searchable={false} {...props} />
}

export const CompanyAboutField = ({ field }: FieldsProps) => (
  <>
    <TextArea
      label={t.descriptionLabel}
      description={t.descriptionHint}
      counted={limits.description}
      maxLength={limits.description}
      {...field('businessDescription')}
    />
    <TagsField
      label={t.benefitsLabel}
      description={t.benefitsHint}
      maxTags={limits.companyBenefits}
      {...field('benefits')}
    />
  </>
)

export const PersonFields = ({ field }: FieldsProps) => (
  <>
    <div className={c.pair}>
      <TextField label={t.nickname} description={t.nicknameHint} {...field('nickname')} />
      <TextField label={t.yourRole} description={t.roleHint} {...field('profession')} />
    </div>
    <NameField label={t.gender} description={t.genderHint} data={GENDERS} {...field('gender')} />
  </>
)
