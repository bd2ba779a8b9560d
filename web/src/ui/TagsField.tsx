import './kit/input.css'
import './kit/combobox.css'
import { TagsInput, type TagsInputProps } from '@mantine/core'

/** Several short texts, e.g. skills: a comma, Enter or leaving the field takes what is typed. */
export const TagsField = (props: TagsInputProps) => (
  <TagsInput splitChars={[',', ';']} acceptValueOnBlur maxTags={50} clearable={false} {...props} />
)
