import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { clientEvents } from './hiring/chat-events.ts'
import { JsonResume } from './people/resumes.ts'
import { stringsIn } from './schema-strings.ts'

/** Longer than anything a text may be before its normalization, which composes and removes characters. */
const giant = 'e\u0301\u00ad '.repeat(500_000)
const mostProcessed = 150_000
const processors = ['normalize', 'replace', 'replaceAll', 'trim', 'toLowerCase', 'toUpperCase', 'split'] as const

/** The length of the longest text that string methods process during the work. */
function longestProcessed(work: () => void): number {
  let longest = 0
  const originals = processors.map((name) => [name, String.prototype[name] as (...args: unknown[]) => unknown] as const)
  for (const [name, original] of originals) {
    Reflect.set(String.prototype, name, function (this: string, ...args: unknown[]) {
      longest = Math.max(longest, this.length)
      return Reflect.apply(original, this, args)
    })
  }
  try {
    work()
  } finally {
    for (const [name, original] of originals) Reflect.set(String.prototype, name, original)
  }
  return longest
}

/** A value of the shape of the schema, in which every leaf is the giant text. */
function giantFor(schema: z.core.$ZodType): unknown {
  const def = schema._zod.def as unknown as Record<string, never> & { type: string }
  if (def.type === 'object') {
    const entries = Object.entries(def.shape ?? {}) as [string, z.core.$ZodType][]
    return Object.fromEntries(entries.map(([name, part]) => [name, giantFor(part)]))
  }
  if (def.type === 'array') return [giantFor(def.element as never)]
  if (def.type === 'union') return giantFor(def.options?.[0] as never)
  if (def.type === 'pipe') {
    const [before, after] = [def.in, def.out] as unknown as z.core.$ZodType[]
    return giantFor((before?._zod.def.type === 'transform' ? after : before) as z.core.$ZodType)
  }
  return def.innerType ? giantFor(def.innerType as never) : giant
}

const inputs: [string, z.core.$ZodType][] = [
  ...[...endpoints].flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]): [string, z.core.$ZodType][] =>
      schema ? [[`${part} of ${name}`, schema]] : [],
    ),
  ),
  ...Object.entries(clientEvents).map(([name, schema]): [string, z.core.$ZodType] => [`the event ${name}`, schema]),
  ['a resume', JsonResume],
]

describe('a text of 2 MB is refused before it is normalized, in', () => {
  test.each(inputs)('%s', (_name, schema) => {
    const value = giantFor(schema)
    expect(longestProcessed(() => void z.core.safeParse(schema, value))).toBeLessThanOrEqual(mostProcessed)
  })

  test('each single text', () => {
    const texts = inputs.flatMap(([name, schema]) => stringsIn(schema, name))
    expect(texts.length).toBeGreaterThan(200)
    const processed = texts.filter(
      ({ schema }) => longestProcessed(() => void z.core.safeParse(schema, giant)) > mostProcessed,
    )
    expect(processed.map(({ path }) => path)).toEqual([])
  })
})

test('a text padded with invisible characters is still shortened', () => {
  const padded = `${' \u00ad'.repeat(500)}Baker${'\u200b '.repeat(500)}`
  const [title] = stringsIn(endpoints.get('postJob')?.body, 'postJob').filter(({ path }) => path.endsWith('.jobTitle'))
  expect(z.core.safeParse(title?.schema as z.core.$ZodType, padded)).toMatchObject({ success: true, data: 'Baker' })
})
