import type { Draw } from '../../server/src/demo/draw/random.ts'
import type { Example } from './search-classes.ts'
import type { SearchTerms } from './search-terms.ts'

export interface Kind {
  /** Fixes the random draws of the kind. */
  readonly seed: number
  readonly draw: (
    draw: Draw,
  ) => Pick<Example, 'http' | 'seeker' | 'seekerId'> & { criteria: Partial<Example['criteria']> }
}

/** Orders by pay, distance and answer rate, and a filter by answer rate. */
export function orderKindsOf(words: SearchTerms): Record<string, Kind> {
  const sorted = (sort: 'pay' | 'distance' | 'answers', name: string, more = {}) => ({
    seed: 20 + sort.length,
    draw: (draw: Draw) => {
      const text = words.texts[name]?.(draw) ?? ''
      return { criteria: { text, sort, ...more }, http: { keyword: text, sort, ...more } }
    },
  })
  const [common, veryCommon] = ['common (5-14 %)', 'very common (25-95 %)']
  return {
    'by pay, no keyword': sorted('pay', ''),
    'by pay, common keyword': sorted('pay', common),
    'by pay, very common keyword': sorted('pay', veryCommon),
    'by pay in euros, very common keyword': sorted('pay', veryCommon, { payCurrency: 'EUR' }),
    'by distance, no keyword': sorted('distance', ''),
    'by distance, very common keyword': sorted('distance', veryCommon),
    'by answers, no keyword': sorted('answers', ''),
    'by answers, very common keyword': sorted('answers', veryCommon),
    'answer rate of 80%, common keyword': {
      seed: 29,
      draw: (draw) => {
        const text = words.texts[common]?.(draw) ?? ''
        return { criteria: { text, facets: [['v/90', 'v/80']] }, http: { keyword: text, answersShare: 80 } }
      },
    },
  }
}
