import type { TemplateKind } from '@hearback/contract/hiring/answering.ts'
import type { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import { hasMergeFields, type MergeValues } from '@hearback/contract/values/merge-fields.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/templates.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { TextArea } from '../ui/fields/TextField.tsx'
import { Sentence } from '../ui/text/Sentence.tsx'
import { KeepTemplate } from './KeepTemplate.tsx'
import { filledText } from './merge-values.ts'
import c from './Templates.module.css'

interface MergeTextAreaProps {
  label: string
  description?: string
  required?: boolean
  /** Maximum length. */
  max: number
  minRows?: number
  field: GetInputPropsReturnType
  /** Kind of the template that the text may be saved as. */
  kind: TemplateKind
  reasonCode?: RejectionReason | null
  /** Values and name of the recipient in the preview; without a name the preview is an example. */
  values: MergeValues
  name?: string
}

/** Text with merge fields: a preview of the filled text, and an action that saves the text as a template. */
export function MergeTextArea({
  label,
  description,
  required,
  max,
  minRows,
  field,
  kind,
  reasonCode,
  values,
  name,
}: MergeTextAreaProps) {
  const text = String(field.value ?? '')
  return (
    <div className={c.merge}>
      <TextArea
        label={label}
        description={[description, t.fieldsHint].filter(Boolean).join(' ')}
        {...(required && { required })}
        {...(minRows && { minRows })}
        counted={max}
        maxLength={max}
        {...field}
      />
      {hasMergeFields(text) && <FilledPreview text={text} values={values} {...(name && { name })} />}
      {isVisible(text) && <KeepTemplate template={{ kind, body: text, reasonCode: reasonCode ?? null }} />}
    </div>
  )
}

interface FilledPreviewProps {
  text: string
  values: MergeValues
  /** The recipient; without one the preview is an example. */
  name?: string
}

/** The text as a recipient will read it. */
export const FilledPreview = ({ text, values, name }: FilledPreviewProps) => (
  <figure className={c.preview}>
    <figcaption>{name ? <Sentence of={t.previewTitle} names={[name]} /> : t.previewExample}</figcaption>
    <p>{filledText(text, values)}</p>
  </figure>
)
