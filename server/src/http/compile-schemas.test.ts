import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { broken, hostile } from '../../test/hostile/arbitraries.ts'
import { compileSchemas } from './compile-schemas.ts'

const known = { ids: ['01920000-0000-7000-8000-000000000000'], emails: ['ana@example.com'] }
const shapesOf = ({ params, query, body, reply }: Endpoint) =>
  [params, query, body, reply].filter((one) => one !== undefined)

test('compiled shapes take, refuse and answer what interpreted ones do', async () => {
  for (const [name, endpoint] of endpoints) {
    compileSchemas(endpoint)
    for (const shape of shapesOf(endpoint)) {
      const values = hostile(shape, known)
      await fc.assert(
        fc.property(fc.oneof(values, broken(values)), (value) => {
          const interpreted = z.safeParse(shape, value, { jitless: true })
          expect(z.safeParse(shape, value), name).toEqual(interpreted)
        }),
        { numRuns: 25 },
      )
    }
  }
})

test('objects are compiled wherever they stand, also those with rules of their own', () => {
  const inner = z.object({ from: z.number() })
  const ruled = z
    .object({ list: z.array(z.nullable(inner)) })
    .check(z.refine(({ list }) => list.length < 2, 'too many'))
  const body = z.strictObject({ at: z.optional(z.union([z.string(), ruled])) })
  const before = [inner, ruled, body].map((one) => one._zod.parse)
  compileSchemas({ body, reply: body })
  for (const [n, one] of [inner, ruled, body].entries()) expect(one._zod.parse).not.toBe(before[n])
  const issues = (value: unknown) => body.safeParse(value).error?.issues.map(({ path, code }) => [path.join('.'), code])
  expect(body.parse({ at: { list: [{ from: 1, to: 2 }] } })).toEqual({ at: { list: [{ from: 1 }] } })
  expect(issues({ at: { list: [null, null] } })).toEqual([['at', 'custom']])
  expect(issues({ other: 1 })).toEqual([['', 'unrecognized_keys']])
})
