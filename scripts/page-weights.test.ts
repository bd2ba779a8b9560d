import { expect, test } from 'vitest'
import { pages, weightOf } from './page-weights.mjs'

const { talent: _signedIn, ...forPublicReads } = pages

test.each(Object.entries(forPublicReads))(
  'the page %s loads at most 180 kB of scripts, 22 kB of styles and 75 kB of fonts',
  (_, page) => {
    const { scripts, styles, fonts } = weightOf(page)
    expect(scripts).toBeGreaterThan(100_000)
    expect(scripts).toBeLessThanOrEqual(180_000)
    expect(styles).toBeGreaterThan(1_000)
    expect(styles).toBeLessThanOrEqual(22_000)
    expect(fonts).toBeGreaterThan(10_000)
    expect(fonts).toBeLessThanOrEqual(75_000)
  },
)
