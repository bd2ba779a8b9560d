import type { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answering.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { nameOf } from '../../domain/hiring-words.ts'
import { rejectionReasons } from '../../domain/rejection-reasons.ts'
import { MergeTextArea } from '../../templates/MergeTextArea.tsx'
import { useMergeValues } from '../../templates/merge-values.ts'
import { TemplateSelect } from '../../templates/TemplateSelect.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import type { Answerable } from './answerable.ts'
import { ReasonQuestionField } from './ReasonQuestionField.tsx'

export interface Feedback {
  employerFeedback: string
  reasonCode: string
  reasonQuestion?: string
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
  /** The answers that are not what the job needs; a rejection may name their question. */
  unmet?: readonly ScreeningAnswer[]
  /** The application whose applicant is named in the preview. */
  example: Pick<Answerable, 'applicant' | 'jobTitle'>
}

/** Feedback text, optionally from a template, and the reason of a rejection. */
export function FeedbackFields({
  field,
  fill,
  withReason,
  isHired = false,
  who,
  unmet = [],
  example,
}: FeedbackFieldsProps) {
  const kind = withReason ? 'rejection' : 'message'
  const reasonCode = (field('reasonCode').value || null) as RejectionReason | null
  const values = useMergeValues(example.applicant, example.jobTitle)
  return (
    <Stack>
      <TemplateSelect
        key={kind}
        kind={kind}
        text={String(field('employerFeedback').value ?? '')}
        onRestore={(text) => fill({ employerFeedback: text })}
        onUse={(template) =>
          fill({
            employerFeedback: template.body,
            ...(withReason && template.reasonCode && !isHired && { reasonCode: template.reasonCode }),
          })
        }
      />
      {withReason && (
        <SelectField
          label={t.reason}
          placeholder={t.reasonPlaceholder}
          data={rejectionReasons(isHired)}
          clearable
          searchable={false}
          {...field('reasonCode')}
          value={reasonCode}
        />
      )}
      {reasonCode === 'eligibility' && unmet.length > 0 && (
        <ReasonQuestionField unmet={unmet} {...field('reasonQuestion')} />
      )}
      <MergeTextArea
        label={withReason ? t.feedback : t.message}
        description={withReason ? t.feedbackMinimum(limits.feedbackMin) : t.feedbackVisibility(who)}
        max={limits.longText}
        field={field('employerFeedback')}
        kind={kind}
        reasonCode={withReason && !isHired ? reasonCode : null}
        values={values}
        name={nameOf(example.applicant)}
      />
    </Stack>
  )
}
