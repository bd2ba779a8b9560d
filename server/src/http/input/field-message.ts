import { fieldLabels } from '@hearback/texts/en/fields.ts'
import { labelOf } from '@hearback/texts/fields.ts'

/** The path of an issue that is about the whole body. */
const wholeBody = 'body'

/** Explains to people why a field is refused, by its label, never its name on the wire. */
export const fieldMessage = (path: string, why: string): string =>
  path === wholeBody ? why : `${labelOf(fieldLabels, path)}: ${why}`
