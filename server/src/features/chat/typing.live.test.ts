import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTyping } from './typing.live.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A person typing at given times; `told` records the events of the other person with their seconds. */
function aTypist() {
  const typing = createTyping()
  const start = Date.now()
  const told: [isTyping: boolean, atMs: number][] = []
  const tell = (isTyping: boolean) => void told.push([isTyping, Date.now() - start])
  return {
    told,
    type: (isTyping = true) => typing.type('screen chat', isTyping, tell),
    leave: () => typing.end('screen chat'),
  }
}

describe('typing', () => {
  test('is told immediately, and its end 4 seconds after the last key', () => {
    const { told, type } = aTypist()
    type()
    vi.advanceTimersByTime(500)
    type()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([
      [true, 0],
      [false, 4_500],
    ])
  })

  test('that goes on is told once a second', () => {
    const { told, type } = aTypist()
    for (let key = 0; key < 30; key++) {
      type()
      vi.advanceTimersByTime(100)
    }
    expect(told.map(([, atMs]) => atMs)).toEqual([0, 1_000, 2_000])
  })

  test('that stops and begins again and again is told once a second too', () => {
    const { told, type } = aTypist()
    for (let key = 0; key < 20; key++) {
      type(true)
      vi.advanceTimersByTime(50)
      type(false)
      vi.advanceTimersByTime(50)
    }
    type(true)
    vi.advanceTimersByTime(900)
    const beginnings = told.filter(([isTyping]) => isTyping).map(([, atMs]) => atMs)
    expect(beginnings).toEqual([0, 1_000, 2_000])
    expect(told.at(-1)).toEqual([true, 2_000])
  })

  test('is over when the screen is gone, once', () => {
    const { told, type, leave } = aTypist()
    type()
    vi.advanceTimersByTime(10)
    leave()
    leave()
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([
      [true, 0],
      [false, 10],
    ])
  })
})
