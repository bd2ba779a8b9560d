import { onOneLine, truncate } from '@hearback/contract/values/text.ts'

/** Including the ellipsis. */
const excerptLength = 81

/** The start of a message, on one line. */
export const excerptOf = (text: string): string => truncate(onOneLine(text), excerptLength)
