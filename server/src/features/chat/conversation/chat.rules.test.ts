import { describe, expect, test } from 'vitest'
import { isPersonal } from './chat.rules.ts'

describe('a message answers an application', () => {
  test.each([
    ['x'.repeat(20), true],
    ['x'.repeat(19), false],
    ['é'.normalize('NFD').repeat(19), false],
    ['🥐'.repeat(20), true],
    ['🥐'.repeat(19), false],
    ['👩‍🍳'.repeat(19), false],
    ['👨‍👩‍👧‍👦'.repeat(3), false],
    ['🇩🇪'.repeat(20), true],
    ['👍🏽'.repeat(19), false],
  ])('from 20 characters on, as people count them: %s', (content, isOne) => {
    expect(isPersonal(content)).toBe(isOne)
  })
})
