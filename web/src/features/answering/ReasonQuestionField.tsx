import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/screening.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { answerText } from '../../screening/screening-words.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

interface ReasonQuestionFieldProps extends GetInputPropsReturnType {
  unmet: readonly ScreeningAnswer[]
}

/** The answer that a rejection is about. */
export const ReasonQuestionField = ({ unmet, ...field }: ReasonQuestionFieldProps) => (
  <SelectField
    label={t.rejectionQuestion}
    description={t.rejectionQuestionHint}
    placeholder={t.rejectionQuestionNone}
    data={unmet.map((answer) => ({ value: answer.question, label: `${answer.wording} ${answerText(answer)}` }))}
    clearable
    searchable={false}
    {...field}
    value={field.value || null}
  />
)
