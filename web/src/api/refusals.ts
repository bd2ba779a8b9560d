import type { Refusals } from '@hearback/texts/refusals.ts'
import { loadRefusals } from '@hearback/texts/web/refusals.ts'

let refusals: Refusals | undefined

/** Loads the translations of server and contract errors. Never throws; English remains on failure. */
export async function readyRefusals(): Promise<void> {
  if (!loadRefusals || refusals) return
  refusals = await loadRefusals().then(
    (module) => module.refusals,
    () => undefined,
  )
}

/** Translates the error of a field, once the translations are loaded. */
export const inOurWords = (sentence: string): string => refusals?.ofSentence(sentence) ?? sentence

/** Translates the sentences of an error body. */
export async function translated(body: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (!loadRefusals) return body
  await readyRefusals()
  const { code, message, fields } = body
  return {
    ...body,
    ...(typeof message === 'string' && {
      message: refusals?.ofSentence(message) ?? ofFields(fields) ?? refusals?.ofCode(String(code)) ?? message,
    }),
    ...(fields !== undefined && { fields: translatedFields(fields as Record<string, string>) }),
  }
}

/** Errors of the rejected fields with their labels; undefined without fields, or if one has no translation. */
function ofFields(fields: unknown): string | undefined {
  if (!refusals || typeof fields !== 'object' || fields === null) return undefined
  const { labelOf, ofSentence } = refusals
  const said = Object.entries(fields).map(([path, why]) => {
    const words = ofSentence(String(why))
    return words === undefined || path === 'body' ? words : `${labelOf(path)}: ${words}`
  })
  return said.length > 0 && said.every((words) => words !== undefined) ? said.join('; ') : undefined
}

export const translatedFields = <V>(fields: Record<string, V>): Record<string, V | string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path, typeof said === 'string' ? inOurWords(said) : said]),
  )
