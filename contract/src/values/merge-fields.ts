import * as z from 'zod/mini'
import { onOneLine } from './text.ts'

/** Fields that a text may contain in braces, such as `{firstName}`; each recipient gets their own value. */
export const mergeFields = ['firstName', 'jobTitle', 'company'] as const
export type MergeField = (typeof mergeFields)[number]
export type MergeValues = Readonly<Record<MergeField, string>>

/** A name of up to 40 characters in one or two pairs of braces. Other braces are ordinary text. */
const FIELD = /\{\{\s*(\p{L}[\p{L}\p{N} _.-]{0,39})\}\}|\{\s*(\p{L}[\p{L}\p{N} _.-]{0,39})\}/gu

/** Ignores case, spaces and separators: `{First_name}` is `{firstName}`. */
const plainName = (name: string) => name.replace(/[ _.-]/gu, '').toLowerCase()
const fieldNamed = (name: string): MergeField | undefined =>
  mergeFields.find((field) => field.toLowerCase() === plainName(name))

export const hasMergeFields = (text: string): boolean =>
  [...text.matchAll(FIELD)].some(([, double, single]) => fieldNamed(double ?? single ?? '') !== undefined)

/** The first field of a text that does not exist, with its braces. */
export const unknownMergeField = (text: string): string | undefined =>
  [...text.matchAll(FIELD)].find(([, double, single]) => fieldNamed(double ?? single ?? '') === undefined)?.[0]

/** Why a text with an unknown field is refused; names the field. */
export function mergeFieldProblem(text: string): string | undefined {
  const unknown = unknownMergeField(text)
  const [first, second, last] = mergeFields.map((field) => `{${field}}`)
  return unknown && `We don’t know ${unknown}. Use ${first}, ${second} or ${last}`
}

/** Refuses texts with unknown fields. */
export const knownMergeFields = z.check<string>(({ value, issues }) => {
  const message = mergeFieldProblem(value)
  if (message) issues.push({ code: 'custom', message, input: value, continue: true })
})

/** The value of `firstName`: empty for entries that are not a name, such as an email address or a dash. */
export function greetingName(firstName: string | null | undefined): string {
  const name = onOneLine(firstName ?? '')
  return /\p{L}/u.test(name) && !/[@/\\\p{Nd}]/u.test(name) ? name : ''
}

/**
 * Replaces each merge field by its value, in one pass: a value is never expanded again. Without a value, the sentence
 * loses the field with its space and comma: "Hi {firstName}," becomes "Hi,". Unknown fields remain as they are.
 */
export function fillMergeFields(text: string, values: MergeValues): string {
  const literals: string[] = []
  const filled: string[] = []
  let end = 0
  for (const match of text.matchAll(FIELD)) {
    const field = fieldNamed(match[1] ?? match[2] ?? '')
    if (field === undefined) continue
    literals.push(text.slice(end, match.index))
    filled.push(values[field])
    end = match.index + match[0].length
  }
  literals.push(text.slice(end))
  for (const [index, value] of filled.entries()) joinAround(literals, index, value)
  return literals.map((literal, index) => literal + (filled[index] ?? '')).join('')
}

/**
 * The opposite of `fillMergeFields`: whole words that are a value become its field, the longest value first. Values of fewer than
 * two characters remain, because they also occur as other words.
 */
export function unfillMergeFields(text: string, values: MergeValues): string {
  const fields = mergeFields
    .filter((field) => values[field].length > 1)
    .toSorted((one, other) => values[other].length - values[one].length)
  if (fields.length === 0) return text
  const escaped = fields.map((field) => values[field].replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(pattern, (value) => `{${fields.find((field) => values[field] === value)}}`)
}

/** Adjusts the literals before and after a value. Values themselves are never changed. */
function joinAround(literals: string[], index: number, value: string): void {
  const before = literals[index] ?? ''
  const after = literals[index + 1] ?? ''
  if (value !== '') {
    // "Acme Inc." ends the sentence with its own period.
    if (value.endsWith('.') && /^\.(?!\.)/u.test(after)) literals[index + 1] = after.slice(1)
    return
  }
  const startsSentence = /[\n.!?:]\s*$/u.test(before) || (index === 0 && before.trim() === '')
  if (startsSentence) {
    const rest = after.replace(/^(?:['’]s\b)?[ \t]*[,;:.!]?\s*/u, '')
    literals[index + 1] = rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    return
  }
  const hadComma = /,\s*$/u.test(before)
  literals[index] = before.replace(/,?[^\S\n]*$/u, '')
  const rest = after.replace(/^['’]s\b/u, '')
  literals[index + 1] = hadComma ? rest.replace(/^,(?=[^\S\n])/u, '') : rest
}
