import { expect, test } from 'vitest'
import { splitName } from './name-particles.rules.ts'

test.each([
  ['Ana Ruiz', 'Ana', 'Ruiz'],
  ['María del Carmen Núñez de la Fuente', 'María del Carmen Núñez', 'de la Fuente'],
  ['Chloë van den Berg', 'Chloë', 'van den Berg'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Robert J. Thompson, Jr.', 'Robert J.', 'Thompson, Jr.'],
  ['Ponce de León', 'Ponce', 'de León'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['De La Cruz', 'De', 'La Cruz'],
  ['أحمد محمود الخطيب', 'أحمد محمود', 'الخطيب'],
])('splits %s before the particles of the last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('does not split one word', () => {
  expect(splitName('Cher')).toBeUndefined()
})
