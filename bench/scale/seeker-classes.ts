import type { Draw } from '../../server/src/demo/draw/random.ts'
import { hidingSeekers } from '../data/hide-jobs.ts'
import type { World } from '../data/world.ts'
import type { Kind } from './order-classes.ts'
import type { SearchTerms } from './search-terms.ts'

/** Searches of signed-in seekers, who hide as many jobs as they can: without those, without applications, and by best match. */
export function seekerKindsOf(words: SearchTerms, world: World): Record<string, Kind> {
  const ofSeeker = (seed: number, name: string, more: Omit<ReturnType<Kind['draw']>, 'seeker'>): Kind => ({
    seed,
    draw: (draw: Draw) => {
      const text = words.texts[name]?.(draw) ?? ''
      const seeker = draw.between(0, hidingSeekers(world) - 1)
      const id = world.id('seeker', seeker)
      const { criteria, http } = more
      return { seeker, seekerId: id, criteria: { text, ...criteria }, http: { keyword: text, ...http } }
    },
  })
  const hidden = { criteria: {}, http: {} }
  const applied = { criteria: {}, http: { hideApplied: true } }
  const match = (isByKeyword: boolean) => ({
    criteria: { sort: isByKeyword ? ('relevance' as const) : ('newest' as const) },
    http: { sort: 'match' },
  })
  const [common, veryCommon] = ['common (5-14 %)', 'very common (25-95 %)']
  return {
    'without hidden jobs, no keyword': ofSeeker(37, '', hidden),
    'without hidden jobs, common keyword': ofSeeker(38, common, hidden),
    'without hidden jobs and applications, very common keyword': ofSeeker(39, veryCommon, applied),
    'by best match, no keyword': ofSeeker(40, '', match(false)),
    'by best match, common keyword': ofSeeker(41, common, match(true)),
    'by best match, very common keyword': ofSeeker(42, veryCommon, match(true)),
  }
}
