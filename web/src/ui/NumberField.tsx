import './kit/input.css'
import { NumberInput, type NumberInputProps } from '@mantine/core'

/** A number with thousands separated; `prefix` for a currency sign. An empty field is an empty text, not 0. */
export const NumberField = (props: NumberInputProps) => (
  <NumberInput thousandSeparator="," inputMode="decimal" allowNegative={false} {...props} />
)
