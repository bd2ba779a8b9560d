import { expect, test } from 'vitest'
import { readBundledGroups } from '../../search/vocabulary/bundled-groups.ts'
import { spanishNameOf } from './spanish-names.ts'

test('every title and field of the vocabulary has a Spanish name', () => {
  const groups = readBundledGroups().filter(({ kind }) => kind === 'title' || kind === 'family')
  expect(groups.filter((group) => spanishNameOf(group) === undefined).map(({ name }) => name)).toEqual([])
})

test.each([
  ['registered nurse', 'enfermero/a titulado/a'],
  ['bakery', 'panadería'],
  ['animals', 'animales'],
  ['electrician', 'técnico/a electricista'],
])('%s is %s', (name, spanish) => {
  const group = readBundledGroups().find((one) => one.name === name)
  expect(group && spanishNameOf(group)).toBe(spanish)
})
