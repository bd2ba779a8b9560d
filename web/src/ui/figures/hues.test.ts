import { expect, test } from 'vitest'
import { hueOf } from './hue.ts'
import { huesOf } from './hues.ts'

test('things side by side never share a hue, whatever their ids are', () => {
  const ids = Array.from({ length: 60 }, (_, number) => `id ${number}`)
  for (const one of ids) {
    for (const other of ids) {
      if (one === other) continue
      const [first, second] = huesOf([one, other])
      expect(first, `${one}, ${other}`).not.toBe(second)
    }
  }
  expect(new Set(huesOf(ids.slice(0, 12))).size).toBe(12)
})

test('the first keeps its own hue, and the same thing twice has one', () => {
  expect(huesOf(['a', 'b'])[0]).toBe(hueOf('a'))
  expect(huesOf(['a', 'a'])).toEqual([hueOf('a'), hueOf('a')])
})
