import type * as z from 'zod/mini'

/** As bytes: with a single dash among them texts would be put together and encoded anew for each reply. */
const written = new WeakMap<object, Buffer>()

/** Checks a value as every reply is, freezes it, and makes its JSON once: for what is sent often and never changes. Answers its size. */
export function keepJson<S extends z.ZodMiniType<object>>(schema: S, value: z.input<S> & object): number {
  const bytes = Buffer.from(JSON.stringify(schema.parse(value)))
  written.set(Object.freeze(value), bytes)
  return bytes.length
}

/** A copy with one field more; what is kept of the value serves the copy too. */
export function withField<T extends object>(value: T, name: string & keyof T, field: T[keyof T]): T {
  const copy = { ...value, [name]: field }
  const bytes = written.get(value)
  const more = () => Buffer.from(`,${JSON.stringify(name)}:${JSON.stringify(field)}}`)
  if (bytes) written.set(copy, Buffer.concat([bytes.subarray(0, -1), more()]))
  return copy
}

/** The JSON of a value in UTF-8, made now where none is kept. */
export const jsonOf = (schema: z.ZodMiniType, value: object): Buffer =>
  written.get(value) ?? Buffer.from(JSON.stringify(schema.parse(value)))
