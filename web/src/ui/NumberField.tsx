import './kit/input.css'
import { NumberInput, type NumberInputProps } from '@mantine/core'
import { Kit } from './kit/Kit.tsx'

/** A number with thousands separated; `prefix` for a currency sign. An empty field is an empty text, not 0. */
export const NumberField = (props: NumberInputProps) => (
  <Kit>
    <NumberInput thousandSeparator="," inputMode="decimal" allowNegative={false} {...props} />
  </Kit>
)
