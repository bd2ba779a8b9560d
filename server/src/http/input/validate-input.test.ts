import { endpoints } from '@hearback/contract/all.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../../domain/errors.ts'
import { validateInput } from './validate-input.ts'

type Part = 'params' | 'query' | 'body'

/** The options of a choice field, unwrapped. */
function optionsOf(schema: z.core.$ZodType): readonly unknown[] | undefined {
  if (schema instanceof z.ZodMiniEnum) return schema.options
  const { innerType, out } = schema._zod.def as { innerType?: z.core.$ZodType; out?: z.core.$ZodType }
  const inner = innerType ?? out
  return inner && optionsOf(inner)
}

function choices(): [string, Part, string, readonly unknown[]][] {
  const parts = ['params', 'query', 'body'] as const
  return [...endpoints].flatMap(([name, endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part]
      const fields = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : []
      return fields.flatMap(([field, one]) => {
        const options = optionsOf(one as z.core.$ZodType)
        return options ? [[name, part, field, options] as [string, Part, string, readonly unknown[]]] : []
      })
    }),
  )
}

test.each(choices())('%s lists the allowed values of %s.%s', (name, part, field, options) => {
  const schema = endpoints.get(name)?.[part] as z.ZodMiniObject
  const only = z.object({ [field]: schema.shape[field] as z.ZodMiniType })
  let refusal: unknown
  try {
    validateInput({ [part]: only }, { [part]: { [field]: 'nonsense' } })
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(AppError)
  expect((refusal as AppError).detail.allowed).toEqual(options)
})

test('a refusal without a choice lists none', () => {
  const body = z.object({ title: z.string() })
  const refused = () => validateInput({ body }, { body: {} })
  expect(refused).toThrow(AppError)
  expect(refused).not.toThrow(
    expect.objectContaining({ detail: expect.objectContaining({ allowed: expect.anything() }) }),
  )
})
