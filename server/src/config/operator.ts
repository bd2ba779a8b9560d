import { z } from 'zod'
import { emailAddress, text } from './config-formats.ts'

const words = text('a text', () => true).optional()

/** Settings that name who runs the installation, for its legal pages. */
export const operatorSettings = {
  OPERATOR_NAME: words,
  OPERATOR_ADDRESS: words,
  OPERATOR_EMAIL: emailAddress.optional(),
  OPERATOR_LANGUAGES: words,
  OPERATOR_REPRESENTATIVE: words,
}

const shape = z.object(operatorSettings)

/** Null where the operator has not stated it. */
export const operatorOf = (values: z.output<typeof shape>) => ({
  name: values.OPERATOR_NAME ?? null,
  address: values.OPERATOR_ADDRESS ?? null,
  email: values.OPERATOR_EMAIL ?? null,
  languages: values.OPERATOR_LANGUAGES ?? null,
  representative: values.OPERATOR_REPRESENTATIVE ?? null,
})
