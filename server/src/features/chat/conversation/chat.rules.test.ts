import { describe, expect, test } from 'vitest'
import { awaitsDecision, closedFor, isPersonal, type Standing } from './chat.rules.ts'

const nobody = { employer: false, seeker: false }
const request: Standing = {
  state: 'request',
  startedBy: 'seeker',
  isAccepted: false,
  isLinked: false,
  hasMessages: true,
  blockedBy: nobody,
}
const declined = { ...request, state: 'declined' } as const
const opened = { ...request, state: 'open', isAccepted: true } as const

describe('whoever wrote first', () => {
  test('has one message until the other decides', () => {
    expect(closedFor({ ...request, hasMessages: false }, 'seeker')).toBeNull()
    expect(closedFor(request, 'seeker')).toBe('request_pending')
    expect(closedFor(opened, 'seeker')).toBeNull()
  })

  test('may not go on where it was declined, unless an application links the two', () => {
    expect(closedFor(declined, 'seeker')).toBe('declined')
    expect(closedFor({ ...declined, isLinked: true }, 'seeker')).toBeNull()
    expect(closedFor({ ...request, isLinked: true }, 'seeker')).toBeNull()
  })
})

describe('whoever was written to', () => {
  test('may always answer, also after they declined', () => {
    for (const chat of [request, declined, opened]) expect(closedFor(chat, 'employer')).toBeNull()
  })

  test('has something to decide until they accept, answer, decline or block, or an application decides it', () => {
    expect(awaitsDecision(request, 'employer')).toBe(true)
    expect(awaitsDecision({ ...opened, isAccepted: false }, 'employer')).toBe(true)
    for (const chat of [opened, declined, { ...request, isLinked: true }]) {
      expect(awaitsDecision(chat, 'employer')).toBe(false)
    }
    expect(awaitsDecision({ ...request, blockedBy: { ...nobody, employer: true } }, 'employer')).toBe(false)
    expect(awaitsDecision(request, 'seeker')).toBe(false)
  })
})

test('a block closes the chat to both, whatever else links them, and each learns whose it is', () => {
  for (const chat of [request, opened, { ...opened, isLinked: true }]) {
    const blocked = { ...chat, blockedBy: { ...nobody, seeker: true } }
    expect([closedFor(blocked, 'seeker'), closedFor(blocked, 'employer')]).toEqual(['blocked', 'unavailable'])
    const both = { ...chat, blockedBy: { employer: true, seeker: true } }
    expect([closedFor(both, 'seeker'), closedFor(both, 'employer')]).toEqual(['blocked', 'blocked'])
  }
})

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
