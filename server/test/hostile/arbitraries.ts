import * as fc from 'fast-check'
import type { ZodMiniType } from 'zod/mini'
import {
  forbiddenNames,
  naughtyAddresses,
  naughtyDates,
  naughtyMails,
  naughtyNumbers,
  naughtyTexts,
  rawNumbers,
} from './naughty-strings.ts'

/** The parts of zod's internal definitions that values are generated from. */
interface Def {
  readonly type: string
  readonly format?: string
  readonly pattern?: RegExp
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[]
  readonly innerType?: ZodMiniType
  readonly in?: ZodMiniType
  readonly out?: ZodMiniType
  readonly element?: ZodMiniType
  readonly keyType?: ZodMiniType
  readonly valueType?: ZodMiniType
  readonly options?: readonly ZodMiniType[]
  readonly shape?: Readonly<Record<string, ZodMiniType>>
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
}
interface CheckDef {
  readonly check: string
  readonly format?: string
  readonly pattern?: RegExp
  readonly maximum?: number
  readonly value?: number
}

/** Real values of the world, for ids and emails. */
export interface Known {
  readonly ids: readonly string[]
  readonly emails: readonly string[]
}

/** Replaced by a number in JSON text (`jsonOf`). */
const rawNumber = (spelled: string) => `@raw ${spelled}`

const defOf = (schema: ZodMiniType) => schema._zod.def as unknown as Def
const checksOf = (def: Def) => (def.checks ?? []).map((check) => check._zod.def)

/** Generates values in the shape of a schema with hostile content; most pass it, some are just beyond a limit. */
export function hostile(schema: ZodMiniType, known: Known): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const inner = (one: ZodMiniType | undefined) => (one ? hostile(one, known) : anything)
  switch (def.type) {
    case 'string':
      return textFor(def, known)
    case 'number':
      return numberFor(def)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return oneOf([7, fc.constantFrom(...Object.values(def.entries ?? {}))], [1, fc.constantFrom(...naughtyTexts)])
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'object':
      return objectFor(def, known)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 })
    case 'record':
      return fc.dictionary(inner(def.keyType).map(String), inner(def.valueType), { maxKeys: 4 })
    case 'union':
      return fc.oneof(...(def.options ?? []).map(inner))
    case 'optional':
    case 'default':
      return inner(def.innerType)
    case 'nullable':
      return oneOf([5, inner(def.innerType)], [1, fc.constant(null)])
    case 'pipe':
      return def.out && defOf(def.out).type === 'number' ? fc.oneof(inner(def.in), inner(def.out)) : inner(def.in)
    default:
      return anything
  }
}

const oneOf = (...choices: [weight: number, arbitrary: fc.Arbitrary<unknown>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

function objectFor({ shape = {} }: Def, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, hostile(field, known)]))
  const required = Object.entries(shape).filter(([, field]) => !['optional', 'default'].includes(defOf(field).type))
  return fc.record(fields, { requiredKeys: required.map(([name]) => name) })
}

function textFor(def: Def, { ids, emails }: Known): fc.Arbitrary<unknown> {
  const checks = [def, ...checksOf(def)]
  const formats = checks.map((check) => check.format)
  // The limit of the raw text is far above that of the normalized one.
  const maxima = checksOf(def).flatMap((check) => (check.check === 'max_length' ? [check.maximum ?? 300] : []))
  const max = Math.min(...(maxima.length > 0 ? maxima : [300]))
  const text = textUpTo(max)
  if (formats.includes('uuid')) return oneOf([9, fc.constantFrom(...ids)], [1, text])
  if (formats.includes('datetime')) return oneOf([5, fc.constantFrom(...naughtyDates)], [4, soon], [1, text])
  if (formats.includes('email'))
    return oneOf([3, fc.constantFrom(...emails)], [4, fc.constantFrom(...naughtyMails)], [1, text])
  if (formats.includes('url')) return oneOf([5, fc.constantFrom(...naughtyAddresses)], [1, text])
  const pattern = checks.find((check) => check.format === 'regex' && check.pattern)?.pattern
  if (pattern === undefined) return text
  const dates = pattern.source.startsWith('^\\d{4}') ? [fc.constantFrom(...naughtyDates)] : []
  return oneOf([4, fc.stringMatching(pattern)], ...dates.map((one): [number, typeof one] => [4, one]), [1, text])
}

const soon = fc.integer({ min: -40, max: 40 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString())

/** Below and around the limit. */
function textUpTo(max: number): fc.Arbitrary<string> {
  const naughty = fc.constantFrom(...naughtyTexts)
  const filled = (length: number) =>
    naughty.map((one) => (one || 'x').repeat(Math.ceil(length / (one.length || 1))).slice(0, length))
  return fc.oneof(
    { weight: 8, arbitrary: naughty },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(max, 40) }) },
    { weight: 2, arbitrary: fc.tuple(naughty, naughty).map((two) => two.join(' ')) },
    { weight: 1, arbitrary: filled(max) },
    { weight: 1, arbitrary: filled(max + 1) },
  )
}

function numberFor(def: Def): fc.Arbitrary<unknown> {
  const limits = checksOf(def).flatMap(({ value }) => (value === undefined ? [] : [value]))
  const around = limits.flatMap((limit) => [limit, limit - 1, limit + 1, limit + 0.5])
  return oneOf(
    [4, fc.constantFrom(0, 1, ...around)],
    [2, fc.integer({ min: Math.min(0, ...limits), max: Math.max(10, ...limits) })],
    [2, fc.constantFrom(...naughtyNumbers)],
    [1, fc.constantFrom(...rawNumbers).map(rawNumber)],
  )
}

const deep = fc
  .tuple(fc.constantFrom(30, 500), fc.boolean())
  .map(([levels, inArrays]) =>
    Array.from({ length: levels }).reduce<unknown>((value) => (inArrays ? [value] : { a: value }), 'x'),
  )

/** Values of any type. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 3 }, { toJSON: 'x' }),
  fc.constantFrom(...naughtyTexts),
  fc.constantFrom(...naughtyNumbers),
  fc.constantFrom(...rawNumbers).map(rawNumber),
  fc.array(fc.constantFrom(...naughtyTexts), { maxLength: 3 }),
  { weight: 1, arbitrary: deep },
)

/** Breaks one thing of a value: another type, a missing or an extra field. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      values,
      fc.nat(),
      fc.constantFrom('replace', 'replace', 'drop', 'wrap', 'add'),
      anything,
      fc.constantFrom(...forbiddenNames),
    )
    .map(([value, at, how, other, name]) => breakAt(value, at, { how, other, name }))
}

interface Break {
  readonly how: string
  readonly other: unknown
  readonly name: string
}

function breakAt(value: unknown, at: number, how: Break): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return changed(value, how)
  const names = Object.keys(value)
  if (how.how === 'add') return withField(value, how.name, how.other)
  // One index beyond the names selects the value itself.
  const name = names[at % (names.length + 1)]
  if (name === undefined) return changed(value, how)
  const { [name]: before, ...rest } = value as Record<string, unknown>
  if (how.how === 'drop') return rest
  return withField(rest, name, breakAt(before, Math.floor(at / (names.length + 1)), how))
}

const changed = (value: unknown, { how, other }: Break) => (how === 'wrap' ? [value] : other)

/** Also sets `__proto__` as an own property, unlike an assignment. */
const withField = (value: object, name: string, field: unknown): object =>
  Object.defineProperty({ ...value }, name, { value: field, enumerable: true, configurable: true })
