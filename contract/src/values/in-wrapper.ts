import * as z from 'zod/mini'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts the fields of a form as the body itself, or nested under `name`. */
export function inWrapper<O, I>(name: string, form: z.ZodMiniType<O, I>) {
  const read = (body: unknown) => {
    const wrapped = isObject(body) ? body[name] : undefined
    if (!isObject(body) || !isObject(wrapped)) return body
    const { [name]: _, ...rest } = body
    return { ...rest, ...wrapped }
  }
  return z.pipe(z.transform(read) as unknown as z.ZodMiniType<I, I>, form)
}
