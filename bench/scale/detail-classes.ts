import { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import type { Draw } from '../../server/src/demo/draw/random.ts'
import { answersWithinFacets } from '../../server/src/search/model/answer-facets.ts'
import { benefitFacet, experienceFacet, shiftFacet } from '../../server/src/search/model/lexemes.ts'
import type { World } from '../data/world.ts'
import type { Kind } from './order-classes.ts'
import type { Example } from './search-classes.ts'
import type { SearchTerms } from './search-terms.ts'

type Filter = Pick<Example, 'http'> & { criteria: Partial<Example['criteria']> }

/** Filters by details of the work, by skills and by the days until an answer, alone and with a keyword. */
export function detailKindsOf(words: SearchTerms, world: World): Record<string, Kind> {
  const withKeyword = (draw: Draw, name: string, { criteria, http }: Filter): Filter => {
    const text = words.texts[name]?.(draw) ?? ''
    return { criteria: { text, ...criteria }, http: { keyword: text, ...http } }
  }
  const shift = (draw: Draw) => draw.pick(Shift.options)
  const level = (draw: Draw) => draw.pick(ExperienceLevel.options)
  const benefit = (draw: Draw) => draw.pick(Benefit.options)
  const skillsOf = (draw: Draw, count: number): Filter => {
    const skills = world.vocabulary.skills(draw, count)
    return { criteria: { skills }, http: { skills } }
  }
  const [common, veryCommon] = ['common (5-14 %)', 'very common (25-95 %)']
  return {
    'answer within 7 days, common keyword': {
      seed: 30,
      draw: (draw) =>
        withKeyword(draw, common, {
          criteria: { facets: [answersWithinFacets(7)] },
          http: { answersWithinDays: 7 },
        }),
    },
    skill: { seed: 31, draw: (draw) => skillsOf(draw, 1) },
    '2 skills, very common keyword': { seed: 32, draw: (draw) => withKeyword(draw, veryCommon, skillsOf(draw, 2)) },
    shift: {
      seed: 33,
      draw: (draw) => {
        const chosen = shift(draw)
        return { criteria: { facets: [[shiftFacet(chosen)]] }, http: { shift: [chosen] } }
      },
    },
    'experience level': {
      seed: 34,
      draw: (draw) => {
        const chosen = level(draw)
        return { criteria: { facets: [[experienceFacet(chosen)]] }, http: { experienceLevel: [chosen] } }
      },
    },
    benefit: {
      seed: 35,
      draw: (draw) => {
        const chosen = benefit(draw)
        return { criteria: { facets: [[benefitFacet(chosen)]] }, http: { benefits: [chosen] } }
      },
    },
    'shift, level and benefit, very common keyword': {
      seed: 36,
      draw: (draw) => {
        const chosen = { shift: shift(draw), level: level(draw), benefit: benefit(draw) }
        return withKeyword(draw, veryCommon, {
          criteria: {
            facets: [[shiftFacet(chosen.shift)], [experienceFacet(chosen.level)], [benefitFacet(chosen.benefit)]],
          },
          http: { shift: [chosen.shift], experienceLevel: [chosen.level], benefits: [chosen.benefit] },
        })
      },
    },
  }
}
