import { endpoints } from '@hearback/contract/all.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostile } from './arbitraries.ts'
import { forbiddenNames } from './naughty-strings.ts'

const known = { ids: ['01a203e0-d4b3-7534-a814-089564f0fe0d'], emails: ['ana@people.example'] }
const bodies = [...endpoints].flatMap(([name, { body }]) => (body ? [[name, body] as const] : []))
/** Pictures are uploaded by another call; of this field only null has an effect. */
const ignored = 'profilePicture'

/** Adds fields that an attacker would like to set to each object of a value. */
function withMore(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withMore(one, names))
  if (typeof value !== 'object' || value === null) return value
  const more = Object.fromEntries(names.map((name) => [name, 'admin']))
  const own = Object.entries(value).map(([name, one]) => [name, withMore(one, names)] as const)
  return { ...more, ...Object.fromEntries(own) }
}

const without = (data: unknown) => JSON.stringify(data, (name, value) => (name === ignored ? undefined : value))

// Handlers receive only the parsed body (bind.ts).
test.each(bodies)('%s takes nothing that its form does not name', (_name, body) => {
  const own = new Set(JSON.stringify(namesIn(body)).match(/\w+/gu))
  const names = forbiddenNames.filter((name) => !own.has(name))
  for (const value of fc.sample(hostile(body, known), { seed: 7, numRuns: 100 })) {
    const plain = body.safeParse(value)
    const more = body.safeParse(withMore(value, names))
    if (plain.success && more.success) expect(without(more.data)).toBe(without(plain.data))
  }
})

function namesIn(schema: unknown): unknown {
  const def = (schema as { _zod?: { def: Record<string, unknown> } })?._zod?.def
  if (!def) return []
  const shape = (def.shape ?? {}) as Record<string, unknown>
  const inner = [def.innerType, def.in, def.element, ...((def.options as unknown[]) ?? [])]
  return [Object.keys(shape), ...Object.values(shape).map(namesIn), ...inner.map(namesIn)]
}
