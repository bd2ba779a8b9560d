import { type Draw, drawFrom } from '../../server/src/demo/draw/random.ts'
import type { SearchCriteria } from '../../server/src/search/model/criteria.ts'
import type { Town } from '../data/world.ts'
import type { SearchTerms } from './search-terms.ts'

/** One search of a class: its criteria in the database, and the equivalent body over HTTP. */
export interface Example {
  readonly criteria: SearchCriteria
  readonly http: Record<string, unknown>
  /** The signed-in seeker, by number and id. */
  readonly seeker?: number | undefined
  readonly seekerId?: string | undefined
}
export interface SearchClass {
  readonly words: string
  readonly place: string
  readonly page: 1 | 50
  readonly sort: 'newest' | 'relevance'
  /** The n-th search, which is deterministic. */
  readonly example: (n: number) => Example
}

type Place = (draw: Draw) => { criteria: Partial<SearchCriteria>; http: Record<string, unknown> }
const onPage = 20

export const placeNames = [
  'anywhere',
  'big city (top 5)',
  'city (top 300)',
  'radius 10 km',
  'radius 25 km',
  'radius 100 km',
]

const anywhere: Place = () => ({ criteria: {}, http: {} })
/** One of the largest towns; over HTTP its name means a radius of 25 km. */
const aTown =
  (towns: readonly Town[], max: number): Place =>
  (draw) => {
    const { id, label } = draw.pick(towns.slice(0, max))
    return { criteria: { placeId: id }, http: { location: label } }
  }
const aCircle =
  (towns: readonly Town[], max: number, radii: readonly number[]): Place =>
  (draw) => {
    const middle = draw.pick(towns.slice(0, max))
    const [latitude, longitude] = [Number(middle.latitude.toFixed(3)), Number(middle.longitude.toFixed(3))]
    const km = draw.pick(radii)
    return { criteria: { near: { latitude, longitude, km } }, http: { latitude, longitude, radius: km } }
  }

/** The kinds of places to search in. */
export function placesOf(towns: readonly Town[]): Record<string, Place> {
  const all = [
    anywhere,
    aTown(towns, 5),
    aTown(towns, 300),
    aCircle(towns, 100, [10]),
    aCircle(towns, 30, [25]),
    aCircle(towns, 30, [100]),
  ]
  return Object.fromEntries(placeNames.map((name, n) => [name, all[n] as Place]))
}

/** The classes of docs/performance.md: word frequency, place, page and order. */
export function searchClasses(words: SearchTerms, towns: readonly Town[]): SearchClass[] {
  const places = placesOf(towns)
  const pages = [1, 50] as const
  return (['newest', 'relevance'] as const).flatMap((sort) =>
    Object.entries(words.texts).flatMap(([name, text]) =>
      name === '(no keyword)' && sort === 'relevance'
        ? []
        : Object.entries(places).flatMap(([place, draw]) =>
            pages.map((page) => ({
              words: name,
              place,
              page,
              sort,
              example: exampleOf(text, draw, page, sort, `${name} ${place}`),
            })),
          ),
    ),
  )
}

function exampleOf(
  text: (draw: Draw) => string,
  place: Place,
  page: number,
  sort: 'newest' | 'relevance',
  salt: string,
) {
  const seed = [...salt].reduce((hash, sign) => Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0), page + sort.length)
  return (n: number): Example => {
    const draw = drawFrom(seed * 1_000 + n)
    return searchFor(text(draw), place(draw), page, sort)
  }
}

const searchFor = (
  keyword: string,
  { criteria, http }: ReturnType<Place>,
  page: number,
  sort: 'newest' | 'relevance',
): Example => ({
  criteria: { text: keyword, page, limit: onPage, sort, ...criteria },
  http: { keyword, page, resultsPerPage: onPage, brief: true, sort, ...http },
})

/** Remark beside the figures of the next function. */
export const mixedNote =
  '80 % have one or two words, weighted by their frequency in jobs and capped at a tenth of them; a third search in one of the 100 largest towns, a third within 10 to 100 km; half are page 1, a tenth page 50; half are by relevance'
const pagesOfMany = [1, 1, 1, 1, 1, 2, 3, 5, 10, 50]

/** A typical mix of searches. */
export function mixedSearches(words: SearchTerms, towns: readonly Town[]): (n: number) => Example {
  const places = [anywhere, aTown(towns, 100), aCircle(towns, 100, [10, 25, 50, 100])]
  return (n) => {
    const draw = drawFrom(n * 7 + 1)
    const count = draw.chance(0.8) ? draw.pick([1, 1, 2]) : 0
    const keyword = Array.from({ length: count }, () => words.byFrequency(draw)).join(' ')
    const sort = draw.chance(0.5) ? 'newest' : 'relevance'
    return searchFor(keyword, draw.pick(places)(draw), draw.pick(pagesOfMany), sort)
  }
}
