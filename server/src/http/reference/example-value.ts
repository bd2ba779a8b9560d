type Schema = Record<string, unknown>

const byFormat: Readonly<Record<string, string>> = {
  uuid: '019a0000-0000-7000-8000-000000000001',
  'date-time': '2026-12-01T09:00:00Z',
  date: '2026-12-01',
  email: 'ana@example.com',
  uri: 'https://example.com',
}
/** Values that say more than "text". */
const byName: Readonly<Record<string, unknown>> = {
  keyword: 'nurse',
  location: 'Boise, ID',
  query: 'boi',
  jobTitle: 'Night nurse',
  category: 'Health',
  currency: 'USD',
  password: 'a long password',
}
/** Optional fields of an example without required ones. */
const shownOptional = 2

/** A plausible value of a JSON Schema: its required fields, or a few optional ones. */
export function exampleValue(schema: Schema | undefined, depth = 0): unknown {
  if (!schema || depth > 6) return undefined
  const { anyOf, oneOf, allOf, enum: choices, const: only, default: usual } = schema
  if (only !== undefined) return only
  if (Array.isArray(choices)) return choices[0]
  if (usual !== undefined) return usual
  const options = [anyOf, oneOf, allOf].find(Array.isArray) as Schema[] | undefined
  if (options) return exampleValue(options.find(({ type }) => type !== 'null') ?? options[0], depth + 1)
  return ofType(schema, depth)
}

function ofType(schema: Schema, depth: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return exampleObject(schema, depth)
  if (type === 'array') return [exampleValue(schema.items as Schema, depth + 1)].filter((item) => item !== undefined)
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Number(schema.minimum ?? 1)
  if (type === 'string') return byFormat[String(schema.format)] ?? 'text'
  return undefined
}

function exampleObject({ properties = {}, required = [] }: Schema, depth: number): object {
  const all = Object.entries(properties as Record<string, Schema>)
  const needed = all.filter(([name]) => (required as string[]).includes(name))
  const shown = needed.length > 0 ? needed : all.filter((_property, index) => index < shownOptional)
  return Object.fromEntries(
    shown
      .map(([name, schema]) => [name, exampleOf(name, schema, depth + 1)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** The value of a field or parameter. */
export const exampleOf = (name: string, schema: Schema | undefined, depth = 0): unknown =>
  schema?.type === 'string' ? (byName[name] ?? exampleValue(schema, depth)) : exampleValue(schema, depth)
