import type * as z from 'zod/mini'

const texts = new WeakMap<object, string>()

/** Checks a value as every reply is, freezes it, and makes its JSON once: for what is sent often and never changes. */
export function keepJson<S extends z.ZodMiniType<object>>(schema: S, value: z.input<S> & object): string {
  const text = JSON.stringify(schema.parse(value))
  texts.set(Object.freeze(value), text)
  return text
}

/** A copy with one field more; what is kept of the value serves the copy too. */
export function withField<T extends object>(value: T, name: string & keyof T, field: T[keyof T]): T {
  const copy = { ...value, [name]: field }
  const text = texts.get(value)
  if (text !== undefined) texts.set(copy, `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(field)}}`)
  return copy
}

/** The JSON of a value, made now where none is kept. */
export const jsonOf = (schema: z.ZodMiniType, value: object): string =>
  texts.get(value) ?? JSON.stringify(schema.parse(value))
