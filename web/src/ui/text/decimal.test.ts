import { expect, it } from 'vitest'
import { decimal } from './decimal.ts'

it('writes one digit after the point', () => {
  expect([4, 4.44, 3.95].map(decimal)).toEqual(['4.0', '4.4', '4.0'])
})
