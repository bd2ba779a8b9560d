import { type Draw, drawFrom } from '../../server/src/demo/random.ts'
import { areaFacet, categoryFacet, employmentFacet, workplaceFacet } from '../../server/src/search/lexemes.ts'
import type { World } from '../data/world.ts'
import { type Example, placesOf, type SearchClass } from './search-classes.ts'
import type { ScaleWords } from './search-terms.ts'

/** Typos, prefixes and filters in every kind of place, and areas; none of these texts is one that `searchClasses` searches for. */
export function filterClasses(words: ScaleWords, world: World): SearchClass[] {
  const places = placesOf(world.towns)
  const { anywhere } = places
  return [...classesOf(kindsOf(words, world), places), ...(anywhere ? classesOf(areaKindsOf(words), { anywhere }) : [])]
}

function classesOf(kinds: Record<string, Kind>, places: ReturnType<typeof placesOf>): SearchClass[] {
  return Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries(places).map(([place, where]): SearchClass => {
      const example = (n: number): Example => {
        const draw = drawFrom(n * 31 + name.length * 7 + place.length)
        const [wanted, there] = [kind(draw), where(draw)]
        return {
          criteria: { page: 1, limit: 20, ...wanted.criteria, ...there.criteria },
          http: { page: 1, resultsPerPage: 20, brief: true, ...wanted.http, ...there.http },
        }
      }
      return { words: name, place, page: 1, sort: 'newest', example }
    }),
  )
}

const workplaces = ['hybrid', 'remote']

type Kind = (draw: Draw) => Pick<Example, 'http'> & { criteria: Partial<Example['criteria']> }

function kindsOf(words: ScaleWords, world: World): Record<string, Kind> {
  const keyword = (text: string) => ({ criteria: { text }, http: { keyword: text } })
  const wordOf = (name: string, draw: Draw) => keyword(words.texts[name]?.(draw) ?? '')
  const category = (draw: Draw) => world.vocabulary.category(draw)
  return {
    'a slip of the keys': (draw) => keyword(words.mistyped(draw)),
    'the beginning of a word': (draw) => keyword(words.begun(draw)),
    'category and kind of work': (draw) => {
      const name = category(draw)
      return {
        criteria: { facets: [[categoryFacet(name)], [employmentFacet('full_time')]] },
        http: { category: [name], employmentType: ['full_time'] },
      }
    },
    'word, category and workplace': (draw) => {
      const word = wordOf('upper (1.25-5 %)', draw)
      const name = category(draw)
      return {
        criteria: { ...word.criteria, facets: [[categoryFacet(name)], workplaces.map(workplaceFacet)] },
        http: { ...word.http, category: [name], workplace: workplaces },
      }
    },
    'word and least pay': (draw) => {
      const word = wordOf('common (5-14 %)', draw)
      const least = draw.pick([40_000, 60_000, 90_000])
      return {
        criteria: { ...word.criteria, minPayByYear: least },
        http: { ...word.http, payFrom: least, payPeriod: 'year' },
      }
    },
    'word and least pay in euros': (draw) => {
      const word = wordOf('common (5-14 %)', draw)
      const least = draw.pick([40_000, 60_000, 90_000])
      return {
        criteria: { ...word.criteria, minPayByYear: least, payCurrency: 'EUR' },
        http: { ...word.http, payFrom: least, payPeriod: 'year', payCurrency: 'EUR' },
      }
    },
    'two words with a hyphen': (draw) =>
      keyword(`${words.texts['common (5-14 %)']?.(draw)}-${words.texts['upper (1.25-5 %)']?.(draw)}`),
    'word of the last days': (draw) => {
      const word = wordOf('common (5-14 %)', draw)
      const days = draw.pick([1, 7, 30])
      return {
        criteria: { ...word.criteria, postedAfter: new Date(Date.now() - days * 86_400_000) },
        http: { ...word.http, postedWithin: days },
      }
    },
  }
}

const areas = [
  { location: 'California', area: { country: 'US', region: 'CA' } },
  { location: 'Texas', area: { country: 'US', region: 'TX' } },
  { location: 'Ohio', area: { country: 'US', region: 'OH' } },
  { location: 'Nevada', area: { country: 'US', region: 'NV' } },
]

/** Areas are places themselves, so that they go with no other place. */
function areaKindsOf(words: ScaleWords): Record<string, Kind> {
  const inState = (keyword: string, draw: Draw) => {
    const { location, area } = draw.pick(areas)
    return { criteria: { text: keyword, facets: [[areaFacet(area)]] }, http: { keyword, location } }
  }
  const word = (name: string) => (draw: Draw) => inState(words.texts[name]?.(draw) ?? '', draw)
  return {
    'state without a word': (draw) => inState('', draw),
    'rare word in a state': word('rare (0.006-0.075 %)'),
    'common word in a state': word('common (5-14 %)'),
    'very common word in a state': word('very common (25-95 %)'),
  }
}
