import { fieldLabels } from '@hearback/texts/en/fields.ts'
import { labelOf } from '@hearback/texts/fields.ts'

/** The path of an issue about the whole body. */
const wholeBody = 'body'

/** Explains why a field is refused, by its label instead of its name in the contract. */
export const fieldMessage = (path: string, why: string): string =>
  path === wholeBody ? why : `${labelOf(fieldLabels, path)}: ${why}`
