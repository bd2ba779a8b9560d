import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answering.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { rejectionReasons } from '../../domain/rejection-reasons.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { answerTemplates } from './templates.queries.ts'

export interface Feedback {
  employerFeedback: string
  reasonCode: string
}

interface FeedbackFieldsProps {
  field: (name: keyof Feedback) => GetInputPropsReturnType
  /** Applies a template. */
  fill: (part: Partial<Feedback>) => void
  /** Whether the step has a reason; only a rejection has one. */
  withReason: boolean
  isHired?: boolean
  /** Name of the recipient: "Ana", "all of them". */
  who: string
}

/** Feedback text, optionally from a template, and the reason of a rejection. */
export function FeedbackFields({ field, fill, withReason, isHired = false, who }: FeedbackFieldsProps) {
  return (
    <Stack>
      <TemplateSelect fill={fill} withReason={withReason} />
      {withReason && (
        <SelectField
          label={t.reason}
          placeholder={t.reasonPlaceholder}
          data={rejectionReasons(isHired)}
          clearable
          searchable={false}
          {...field('reasonCode')}
          value={field('reasonCode').value || null}
        />
      )}
      <TextArea
        label={withReason ? t.feedback : t.message}
        description={`${t.feedbackVisibility(who)}${withReason ? ` ${t.feedbackMinimum(limits.feedbackMin)}` : ''}`}
        counted={limits.longText}
        maxLength={limits.longText}
        {...field('employerFeedback')}
      />
    </Stack>
  )
}

function TemplateSelect({ fill, withReason }: Pick<FeedbackFieldsProps, 'fill' | 'withReason'>) {
  const { data } = useQuery(answerTemplates())
  const templates = data?.templates ?? []
  if (templates.length === 0) return null
  const take = (id: string | null) => {
    const template = templates.find(({ _id }) => _id === id)
    if (!template) return
    const { body, reasonCode } = template
    fill({ employerFeedback: body, ...(withReason && reasonCode && { reasonCode }) })
  }
  return (
    <SelectField
      label={t.templateChoiceLabel}
      placeholder={t.reasonPlaceholder}
      data={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={take}
    />
  )
}
