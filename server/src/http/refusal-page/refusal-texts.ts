import * as en from '@hearback/texts/en/web/refusal-page.ts'
import * as es from '@hearback/texts/es/web/refusal-page.ts'
import { inLanguages } from '../../domain/languages.ts'

/** The texts of refusal pages, by language. */
export const refusalTexts = inLanguages({ en, es })
export type RefusalTexts = ReturnType<typeof refusalTexts>
