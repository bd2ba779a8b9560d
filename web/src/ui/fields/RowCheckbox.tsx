import { Sentence, type SentenceProps } from '../text/Sentence.tsx'
import { CheckboxField } from './CheckboxField.tsx'

interface RowCheckboxProps extends SentenceProps {
  checked: boolean
  onChange: React.ComponentProps<typeof CheckboxField>['onChange']
}

/** Checkbox that selects a row; its label is read to screen readers only. */
export const RowCheckbox = ({ of, names, ...field }: RowCheckboxProps) => (
  <CheckboxField
    label={
      <span className="sr">
        <Sentence of={of} names={names} />
      </span>
    }
    {...field}
  />
)
