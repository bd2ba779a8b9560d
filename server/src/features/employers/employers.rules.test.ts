import { describe, expect, test } from 'vitest'
import { responseStats } from './employers.rules.ts'

describe('response figures', () => {
  test('say nothing under 5 finished applications', () => {
    expect(responseStats(4, 4, 12)).toEqual({ finished: 4, answered: 4, answeredShare: null, medianDays: null })
    expect(responseStats(5, 4, 12)).toEqual({ finished: 5, answered: 4, answeredShare: 0.8, medianDays: 0.5 })
  })

  test('have no median where no one was answered', () => {
    expect(responseStats(6, 0, null)).toEqual({ finished: 6, answered: 0, answeredShare: 0, medianDays: null })
  })

  test('are rounded to hundredths and to tenths of a day, and never up to everybody', () => {
    expect(responseStats(61, 51, 75)).toMatchObject({ answeredShare: 0.84, medianDays: 3.1 })
    expect(responseStats(1_000, 999, 75)).toMatchObject({ answeredShare: 0.99 })
    expect(responseStats(1_000, 1, 75)).toMatchObject({ answeredShare: 0 })
    expect(responseStats(100, 29, 75)).toMatchObject({ answeredShare: 0.29 })
  })
})
