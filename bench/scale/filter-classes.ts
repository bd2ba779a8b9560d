import { type Draw, drawFrom } from '../../server/src/demo/draw/random.ts'
import {
  areaFacet,
  categoryFacet,
  employmentFacet,
  verifiedFacet,
  workplaceFacet,
} from '../../server/src/search/model/lexemes.ts'
import type { World } from '../data/world.ts'
import { detailKindsOf } from './detail-classes.ts'
import { type Kind, orderKindsOf } from './order-classes.ts'
import { type Example, placesOf, type SearchClass } from './search-classes.ts'
import type { SearchTerms } from './search-terms.ts'
import { seekerKindsOf } from './seeker-classes.ts'

/** Typos, prefixes, filters and orders in every kind of place, and areas; none of these texts occurs in `searchClasses`. */
export function filterClasses(words: SearchTerms, world: World): SearchClass[] {
  const places = placesOf(world.towns)
  const { anywhere } = places
  return [
    ...classesOf(
      {
        ...{ ...kindsOf(words, world), ...orderKindsOf(words) },
        ...{ ...detailKindsOf(words, world), ...seekerKindsOf(words, world) },
      },
      places,
    ),
    ...(anywhere ? classesOf(areaKindsOf(words), { anywhere }) : []),
  ]
}

function classesOf(kinds: Record<string, Kind>, places: ReturnType<typeof placesOf>): SearchClass[] {
  return Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(places).map(([place, where]): SearchClass => {
      const example = (n: number): Example => {
        const draw = drawFrom(n * 31 + kind.seed * 7 + place.length)
        const [filter, area] = [kind.draw(draw), where(draw)]
        return {
          criteria: { page: 1, limit: 20, ...filter.criteria, ...area.criteria },
          http: { page: 1, resultsPerPage: 20, brief: true, ...filter.http, ...area.http },
          seeker: filter.seeker,
          seekerId: filter.seekerId,
        }
      }
      return { words: name, place, page: 1, sort: 'newest', example }
    }),
  )
}

const workplaces = ['hybrid', 'remote']

function kindsOf(words: SearchTerms, world: World): Record<string, Kind> {
  const keyword = (text: string) => ({ criteria: { text }, http: { keyword: text } })
  const wordOf = (name: string, draw: Draw) => keyword(words.texts[name]?.(draw) ?? '')
  const category = (draw: Draw) => world.vocabulary.category(draw)
  return {
    'one typo': { seed: 18, draw: (draw) => keyword(words.withTypo(draw)) },
    prefix: { seed: 23, draw: (draw) => keyword(words.prefix(draw)) },
    'category and employment type': {
      seed: 25,
      draw: (draw) => {
        const name = category(draw)
        return {
          criteria: { facets: [[categoryFacet(name)], [employmentFacet('full_time')]] },
          http: { category: [name], employmentType: ['full_time'] },
        }
      },
    },
    'keyword, category and workplace': {
      seed: 28,
      draw: (draw) => {
        const word = wordOf('upper (1.25-5 %)', draw)
        const name = category(draw)
        return {
          criteria: { ...word.criteria, facets: [[categoryFacet(name)], workplaces.map(workplaceFacet)] },
          http: { ...word.http, category: [name], workplace: workplaces },
        }
      },
    },
    'keyword and minimum pay': {
      seed: 18,
      draw: (draw) => {
        const word = wordOf('common (5-14 %)', draw)
        const minimum = draw.pick([40_000, 60_000, 90_000])
        return {
          criteria: { ...word.criteria, minPayByYear: minimum },
          http: { ...word.http, payFrom: minimum, payPeriod: 'year' },
        }
      },
    },
    'keyword and minimum pay in euros': {
      seed: 27,
      draw: (draw) => {
        const word = wordOf('common (5-14 %)', draw)
        const minimum = draw.pick([40_000, 60_000, 90_000])
        return {
          criteria: { ...word.criteria, minPayByYear: minimum, payCurrency: 'EUR' },
          http: { ...word.http, payFrom: minimum, payPeriod: 'year', payCurrency: 'EUR' },
        }
      },
    },
    'hyphenated words': {
      seed: 23,
      draw: (draw) => keyword(`${words.texts['common (5-14 %)']?.(draw)}-${words.texts['upper (1.25-5 %)']?.(draw)}`),
    },
    'verified companies, no keyword': {
      seed: 24,
      draw: () => ({ criteria: { facets: [[verifiedFacet]] }, http: { verified: true } }),
    },
    'keyword and verified companies': {
      seed: 26,
      draw: (draw) => {
        const word = wordOf('common (5-14 %)', draw)
        return { criteria: { ...word.criteria, facets: [[verifiedFacet]] }, http: { ...word.http, verified: true } }
      },
    },
    'keyword and recent days': {
      seed: 21,
      draw: (draw) => {
        const word = wordOf('common (5-14 %)', draw)
        const days = draw.pick([1, 7, 30])
        return {
          criteria: { ...word.criteria, postedAfter: new Date(Date.now() - days * 86_400_000) },
          http: { ...word.http, postedWithin: days },
        }
      },
    },
  }
}

const areas = [
  { location: 'California', area: { country: 'US', region: 'CA' } },
  { location: 'Texas', area: { country: 'US', region: 'TX' } },
  { location: 'Ohio', area: { country: 'US', region: 'OH' } },
  { location: 'Nevada', area: { country: 'US', region: 'NV' } },
]

/** Areas are places themselves, so they are combined with no other place. */
function areaKindsOf(words: SearchTerms): Record<string, Kind> {
  const inState = (keyword: string, draw: Draw) => {
    const { location, area } = draw.pick(areas)
    return { criteria: { text: keyword, facets: [[areaFacet(area)]] }, http: { keyword, location } }
  }
  const word = (name: string) => (draw: Draw) => inState(words.texts[name]?.(draw) ?? '', draw)
  return {
    'state, no keyword': { seed: 20, draw: (draw) => inState('', draw) },
    'rare keyword in a state': { seed: 20, draw: word('rare (0.006-0.075 %)') },
    'common keyword in a state': { seed: 22, draw: word('common (5-14 %)') },
    'very common keyword in a state': { seed: 27, draw: word('very common (25-95 %)') },
  }
}
