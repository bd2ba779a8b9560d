import { limits } from '@hearback/contract/limits.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { placesLike } from '../../api/places.ts'
import { PlaceField } from '../../ui/PlaceField.tsx'
import { SelectField, SuggestField } from '../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import c from './EmployerForm.module.css'
import { COMPANY_SIZES, type EmployerField, GENDERS, INDUSTRIES } from './employer-values.ts'

interface FieldsProps {
  field: (name: EmployerField) => GetInputPropsReturnType
}

export const NameFields = ({ field }: FieldsProps) => (
  <div className={c.pair}>
    <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
    <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
  </div>
)

export const CompanyFields = ({ field }: FieldsProps) => (
  <>
    <TextField label="Company" autoComplete="organization" required {...field('businessName')} />
    <PlaceField
      label="Where it is"
      description="Your jobs start with this place; each can have its own."
      required
      suggest={placesLike}
      {...field('businessLocation')}
    />
  </>
)

export const CompanyFactFields = ({ field }: FieldsProps) => (
  <>
    <div className={c.pair}>
      <SuggestField label="Industry" data={INDUSTRIES} {...field('industryType')} />
      <SizeField {...field('companySize')} />
    </div>
    <TextField
      label="Website"
      type="url"
      inputMode="url"
      placeholder="acme.example"
      autoComplete="url"
      {...field('companyWebsite')}
    />
  </>
)

/** Free text on the wire: a size that an older client wrote in its own way stays choosable. */
function SizeField({ value, ...props }: GetInputPropsReturnType) {
  const known = COMPANY_SIZES.some((size) => size.value === value)
  const data = value && !known ? [{ value, label: value }, ...COMPANY_SIZES] : COMPANY_SIZES
  return <SelectField label="Size" data={data} value={value || null} clearable searchable={false} {...props} />
}

export const CompanyAboutField = ({ field }: FieldsProps) => (
  <TextArea
    label="About the company"
    description="What you do, for whom, and how you work together."
    counted={limits.description}
    maxLength={limits.description}
    {...field('businessDescription')}
  />
)

export const PersonFields = ({ field }: FieldsProps) => (
  <>
    <div className={c.pair}>
      <TextField label="Nickname" description="If people call you by another name" {...field('nickname')} />
      <TextField label="Your role" description="As applicants will read it" {...field('profession')} />
    </div>
    <SuggestField
      label="Gender"
      description="Never shown to anybody. You can leave it empty."
      data={GENDERS}
      {...field('gender')}
    />
  </>
)
