import { truncate } from '@hearback/contract/values/text.ts'
import * as z from 'zod/mini'

const maxNames = 50
const maxNameLength = 100

/** Names the unknown fields of a request whose reply has no JSON object to list them. */
export const ignoredHeader = 'ignored-fields'
const maxHeaderBytes = 2_000

/** Joins the names with commas, percent-encoded (RFC 3986). Stops before 2,000 bytes. */
export function formatIgnoredHeader(names: readonly string[]): string {
  let header = ''
  for (const name of names) {
    const longer = header + (header && ', ') + encodeURIComponent(name.toWellFormed())
    if (longer.length > maxHeaderBytes) break
    header = longer
  }
  return header
}

type Schema = z.core.$ZodType | undefined
type Def = z.core.$ZodTypes['_zod']['def']

/**
 * Returns the paths of fields of `value` that `schema` does not know, such as `jobtitle` or `details.0.salary`.
 * `value` is raw input that passed the schema; without a schema no field is known. Returns at most 50 names of 100
 * characters.
 */
export function unknownFields(schema: Schema, value: unknown, known: readonly string[] = []): string[] {
  return [...namesWithin(schema, value, '')]
    .filter((name) => !known.includes(name))
    .slice(0, maxNames)
    .map((name) => truncate(name, maxNameLength))
}

function* namesWithin(schema: Schema, value: unknown, path: string): Generator<string> {
  if (!isPlain(value)) return
  if (!schema) {
    yield* Object.keys(value).map((name) => path + name)
    return
  }
  const def = schema._zod.def as Def
  if (def.type === 'object') yield* namesOfObject(def, value, path)
  else if (def.type === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* namesWithin(def.element, item, `${path}${index}.`)
  } else {
    const [inner, meant] = unwrap(schema, def, value)
    if (inner) yield* namesWithin(inner, meant, path)
  }
}

function* namesOfObject({ shape, catchall }: z.core.$ZodObjectDef, value: object, path: string): Generator<string> {
  for (const [name, field] of Object.entries(value)) {
    if (Object.hasOwn(shape, name)) yield* namesWithin(shape[name], field, `${path}${name}.`)
    else if (!catchall || catchall._zod.def.type === 'never') yield path + name
  }
}

/** The schema that applies to `value`, and its input: a preceding transform may change it. */
function unwrap(schema: z.core.$ZodType, def: Def, value: unknown): [Schema, unknown] {
  if (def.type === 'pipe') {
    if (def.in._zod.def.type !== 'transform') return [def.in, value]
    const meant = z.safeParse(def.in, value)
    return meant.success ? [def.out, meant.data] : [undefined, value]
  }
  if (def.type === 'union') return [def.options.find((option) => z.safeParse(option, value).success), value]
  return ['innerType' in def && schema !== def.innerType ? (def.innerType as Schema) : undefined, value]
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
