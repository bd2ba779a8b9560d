type Json = Record<string, unknown>

/**
 * Rewrites schemas of OpenAPI 3.1 as 3.0 writes them. The renderer resolves a document of 3.0 four times faster: 1 instead of
 * 4 seconds for all calls.
 */
export function toVersion30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toVersion30)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, toVersion30(field)] as const)
  return withBounds(withoutNull(Object.fromEntries(fields)))
}

const isNull = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null'

/** A choice with null is `nullable`, and a constant a choice of one. */
function withoutNull(schema: Json): Json {
  const { const: only, ...rest } = schema
  if (only !== undefined && typeof only !== 'object') return { ...rest, enum: [only] }
  const { type, ...untyped } = schema
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null')
    return { ...untyped, type: types[0], ...(types.length < type.length && { nullable: true }) }
  }
  const { anyOf, ...others } = schema
  if (!(Array.isArray(anyOf) && anyOf.some(isNull))) return schema
  const options = anyOf.filter((one) => !isNull(one)) as Json[]
  const [single] = options
  return options.length === 1 ? { ...others, ...single, nullable: true } : { ...others, anyOf: options, nullable: true }
}

/** Exclusive bounds are numbers in 3.1 and flags in 3.0. */
function withBounds(schema: Json): Json {
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = schema
  return {
    ...rest,
    ...(typeof above === 'number' && { minimum: above, exclusiveMinimum: true }),
    ...(typeof below === 'number' && { maximum: below, exclusiveMaximum: true }),
  }
}
