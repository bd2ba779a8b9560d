import type * as z from 'zod/mini'

/** Encoded once: concatenating strings that hold a non-Latin-1 character encodes them again for each reply. */
const written = new WeakMap<object, Buffer>()

/** Validates the value like a reply, freezes it, and serializes it once for all later replies. Returns the size in bytes. */
export function preserializeJson<S extends z.ZodMiniType<object>>(schema: S, value: z.input<S> & object): number {
  const bytes = Buffer.from(JSON.stringify(schema.parse(value)))
  written.set(Object.freeze(value), bytes)
  return bytes.length
}

/** A copy with one more field; it reuses the serialized value. */
export function withField<T extends object>(value: T, name: string & keyof T, field: T[keyof T]): T {
  const copy = { ...value, [name]: field }
  const bytes = written.get(value)
  const more = () => Buffer.from(`,${JSON.stringify(name)}:${JSON.stringify(field)}}`)
  if (bytes) written.set(copy, Buffer.concat([bytes.subarray(0, -1), more()]))
  return copy
}

/** The JSON of a value in UTF-8, serialized now unless it was preserialized. */
export const jsonOf = (schema: z.ZodMiniType, value: object): Buffer =>
  written.get(value) ?? Buffer.from(JSON.stringify(schema.parse(value)))
