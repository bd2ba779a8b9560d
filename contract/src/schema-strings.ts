import * as z from 'zod/mini'

export interface Leaf {
  readonly path: string
  readonly schema: z.core.$ZodType
}

/** Every string schema within a schema, without duplicates. */
export function stringsIn(value: unknown, path: string, seen = new Set<unknown>()): Leaf[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof z.core.$ZodString) return [{ path, schema: value }]
  if (value instanceof z.core.$ZodObject) {
    return Object.entries(value._zod.def.shape).flatMap(([key, part]) => stringsIn(part, `${path}.${key}`, seen))
  }
  if (value instanceof z.core.$ZodType)
    return Object.values(value._zod.def).flatMap((part) => stringsIn(part, path, seen))
  return Array.isArray(value) ? value.flatMap((part) => stringsIn(part, path, seen)) : []
}
