import { limits } from '@hearback/contract/values/limits.ts'
import { expect, test } from 'vitest'
import { messageOf, WHY_MOST } from './application-draft.ts'

test('an application has the answer and the availability in one text', () => {
  expect(messageOf(' I bake. ', ' from May ')).toBe('I bake.\n\nAvailability: from May')
  expect(messageOf('', 'from May')).toBe('Availability: from May')
  expect(messageOf('I bake.', '  ')).toBe('I bake.')
  expect(messageOf(' ', '')).toBe('')
})

test('the longest answer with the longest availability fits into an application', () => {
  expect(messageOf('a'.repeat(WHY_MOST), 'b'.repeat(limits.oneLine)).length).toBeLessThanOrEqual(limits.description)
})
