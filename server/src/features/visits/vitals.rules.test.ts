import { Vital, vitalScales } from '@hearback/contract/trust/visits.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, judge } from './vitals.rules.ts'

const scale = fc.constantFrom(...Vital.options).map((vital) => vitalScales[vital])
const scaleAndValues = scale.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.array(fc.double({ min: 0, max: one.poor * 4, noNaN: true }), { minLength: 1, maxLength: 200 }),
  ),
)

test('bounds rise, and the limits of a rating are among them', () => {
  for (const { good, poor, bounds } of Object.values(vitalScales)) {
    expect([...bounds].toSorted((a, b) => a - b)).toEqual(bounds)
    expect(new Set(bounds).size).toBe(bounds.length)
    expect(bounds).toEqual(expect.arrayContaining([good, poor]))
  }
})

test('p75 of a histogram is that of the values within the width of a bucket, and its rating is exact', () => {
  fc.assert(
    fc.property(scaleAndValues, ([{ good, poor, bounds }, values]) => {
      const counts = values.map((value) => ({ bucket: bucketOf(value, bounds), pages: 1 }))
      const { p75, rating, pages } = judge(counts, { good, poor, bounds })
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN
      expect(pages).toBe(values.length)
      expect(rating).toBe(exact <= good ? 'good' : exact <= poor ? 'needs work' : 'poor')
      if (p75 === null) expect(exact).toBeGreaterThan(bounds.at(-1) ?? 0)
      else {
        expect(exact).toBeLessThanOrEqual(p75)
        expect(exact).toBeGreaterThanOrEqual(bounds[bounds.indexOf(p75) - 1] ?? 0)
      }
    }),
  )
})
