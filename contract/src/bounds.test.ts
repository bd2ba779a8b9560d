import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { clientEvents } from './hiring/chat-events.ts'
import { JsonResume } from './people/resumes.ts'

type Schema = z.core.$ZodType
interface Place {
  readonly schema: Schema
  readonly path: string
}

/** Parts of a schema by type, each of which must be bounded itself; other types are bounded by nature. */
const parts: Record<string, (def: never, path: string) => Place[]> = {
  object: ({ shape }: { shape: Record<string, Schema> }, path) =>
    Object.entries(shape).map(([name, schema]) => ({ schema, path: `${path}.${name}` })),
  array: ({ element }: { element: Schema }, path) => [{ schema: element, path: `${path}[]` }],
  record: ({ keyType, valueType }: { keyType: Schema; valueType: Schema }, path) => [
    { schema: keyType, path: `${path}{key}` },
    { schema: valueType, path: `${path}{}` },
  ],
  union: ({ options }: { options: Schema[] }, path) => options.map((schema) => ({ schema, path })),
  intersection: ({ left, right }: { left: Schema; right: Schema }, path) =>
    [left, right].map((schema) => ({ schema, path })),
  // A transformation accepts anything, so its result is checked; everything else is checked before.
  pipe: ({ in: before, out }: { in: Schema; out: Schema }, path) => [
    { schema: before._zod.def.type === 'transform' ? out : before, path },
  ],
  ...Object.fromEntries(
    ['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'].map((type) => [
      type,
      ({ innerType }: { innerType: Schema }, path: string) => [{ schema: innerType, path }],
    ]),
  ),
}
/** A data URL, validated as an upload; the body limit bounds it. */
const uploads = /\.profilePicture$/u
const boundedByNature = ['number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'custom', 'never']
/** These formats have a maximum length of their own. */
const boundedFormats = ['uuid', 'date']

interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
  readonly keyType?: Schema
}

function isBounded(schema: Schema): boolean {
  const { type, format = '', checks = [], keyType } = schema._zod.def as Definition
  const hasMaximum = checks.some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check))
  if (type === 'string') return hasMaximum || boundedFormats.includes(format)
  if (type === 'array') return hasMaximum
  // The keys of a record are checked one by one; an object accepts those of its shape.
  if (type === 'record') return keyType?._zod.def.type === 'enum'
  return boundedByNature.includes(type) || Object.hasOwn(parts, type)
}

function unbounded({ schema, path }: Place): string[] {
  const { def } = schema._zod
  const inner = parts[def.type]?.(def as never, path) ?? []
  return [...(isBounded(schema) || uploads.test(path) ? [] : [`${path}: ${def.type}`]), ...inner.flatMap(unbounded)]
}

describe('the bounds of a request', () => {
  test.each(
    [...endpoints].flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? [{ name, part, schema }] : [])),
    ),
  )('$name has a maximum everywhere in its $part', ({ name, part, schema }) => {
    expect(unbounded({ schema, path: `${name}.${part}` })).toEqual([])
  })

  test.each(Object.entries(clientEvents))('the event %s has a maximum everywhere', (name, schema) => {
    expect(unbounded({ schema, path: name })).toEqual([])
  })

  test('every part of a resume that is read has a maximum', () => {
    expect(unbounded({ schema: JsonResume, path: 'resume' })).toEqual([])
  })
})
