import { describe, expect, test } from 'vitest'
import { responseStats } from './response-stats.view.ts'

const figures = (finished: number, answered: number, hours: number | null, claimed = 0) =>
  responseStats({ finished, answered, claimed, median_hours: hours })

describe('response figures', () => {
  test('say nothing under 5 finished applications', () => {
    expect(figures(4, 4, 12)).toEqual({ finished: 4, answered: 4, answeredShare: null, medianDays: null })
    expect(figures(5, 4, 12)).toEqual({ finished: 5, answered: 4, answeredShare: 0.8, medianDays: 0.5 })
  })

  test('name answers given elsewhere where there are any', () => {
    expect(figures(6, 5, 12)).not.toHaveProperty('claimed')
    expect(figures(6, 5, 12, 2)).toMatchObject({ answered: 5, claimed: 2 })
  })

  test('have no median where no one was answered', () => {
    expect(figures(6, 0, null)).toEqual({ finished: 6, answered: 0, answeredShare: 0, medianDays: null })
  })

  test('are rounded to hundredths and to tenths of a day, and never up to everybody', () => {
    expect(figures(61, 51, 75)).toMatchObject({ answeredShare: 0.84, medianDays: 3.1 })
    expect(figures(1_000, 999, 75)).toMatchObject({ answeredShare: 0.99 })
    expect(figures(1_000, 1, 75)).toMatchObject({ answeredShare: 0 })
    expect(figures(100, 29, 75)).toMatchObject({ answeredShare: 0.29 })
  })
})
