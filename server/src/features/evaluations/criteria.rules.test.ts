import { expect, test } from 'vitest'
import { findArchived, isUnchanged } from './criteria.rules.ts'
import { versionOf } from './criteria-version.ts'

const [oven, dough] = [
  { id: 'a', name: 'Oven' },
  { id: 'b', name: 'Dough' },
]

test('the version of criteria changes with their names, their order and their ids, and with nothing else', () => {
  const versions = [[], [oven], [oven, dough], [dough, oven], [{ ...oven, name: 'oven' }], [{ ...oven, id: 'c' }]]
  expect(new Set(versions.map(versionOf)).size).toBe(versions.length)
  expect(versionOf([{ ...oven, position: 1 } as never])).toBe(versionOf([oven]))
})

test('criteria without ids are the current ones if their names and order are', () => {
  const current = [oven, dough]
  const asked = (...names: string[]) => names.map((name) => ({ id: null, name }))
  expect(isUnchanged(current, [{ id: null, name: 'Oven' }, dough])).toBe(true)
  expect(isUnchanged(current, asked('Dough', 'Oven'))).toBe(false)
  expect(isUnchanged(current, [{ id: 'b', name: 'Oven' }, ...asked('Dough')])).toBe(false)
  expect(isUnchanged(current, asked('Oven'))).toBe(false)
})

test('an archived criterion is found by its name in any case', () => {
  expect(findArchived([oven, dough], 'DOUGH')).toBe(dough)
  expect(findArchived([oven], 'Dough')).toBeUndefined()
})
