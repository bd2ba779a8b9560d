import { type Draw, drawFrom } from '../server/src/demo/random.ts'
import type { SearchCriteria } from '../server/src/search/search.ts'
import type { ScaleWords } from './scale-words.ts'
import type { Town } from './world.ts'

/** One search of a class: what the database is asked for, and what a caller over HTTP says to mean the same. */
export interface Example {
  readonly criteria: SearchCriteria
  readonly http: Record<string, unknown>
}
export interface SearchClass {
  readonly words: string
  readonly place: string
  readonly page: 1 | 50
  readonly sort: 'newest' | 'relevance'
  /** The n-th search, always the same one. */
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

/** By population; over HTTP a town is asked for by its name, which stands for 25 km around it. */
export function placesOf(towns: readonly Town[]): Record<string, Place> {
  const town = (draw: Draw, most: number) => draw.pick(towns.slice(0, most))
  const named =
    (most: number): Place =>
    (draw) => {
      const { id, label } = town(draw, most)
      return { criteria: { placeId: id }, http: { location: label } }
    }
  const around =
    (km: number, most: number): Place =>
    (draw) => {
      const middle = town(draw, most)
      const [latitude, longitude] = [Number(middle.latitude.toFixed(3)), Number(middle.longitude.toFixed(3))]
      return { criteria: { near: { latitude, longitude, km } }, http: { latitude, longitude, radius: km } }
    }
  const all = [
    () => ({ criteria: {}, http: {} }),
    named(5),
    named(300),
    around(10, 100),
    around(25, 30),
    around(100, 30),
  ]
  return Object.fromEntries(placeNames.map((name, n) => [name, all[n] as Place]))
}

/** The classes of docs/performance.md: how frequent the words are, where, which page, in which order. */
export function searchClasses(words: ScaleWords, towns: readonly Town[]): SearchClass[] {
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
    const keyword = text(draw)
    const { criteria, http } = place(draw)
    return {
      criteria: { text: keyword, page, limit: onPage, sort, ...criteria },
      http: { keyword, page, resultsPerPage: onPage, brief: true, sort, ...http },
    }
  }
}

/** What people ask for in a day: four of five with words, two of three with a place, any page, half by relevance. */
export function mixedSearches(classes: readonly SearchClass[]): (n: number) => Example {
  const [bare, worded] = [false, true].map((has) => classes.filter(({ words }) => (words !== '(no keyword)') === has))
  return (n) => {
    const draw = drawFrom(n * 7 + 1)
    const sort = draw.chance(0.5) ? 'newest' : 'relevance'
    const isAnywhere = draw.chance(1 / 3)
    const kind = draw.chance(0.8) ? worded : bare
    const fitting = (kind ?? []).filter(
      (one) => (one.sort === sort || one.words === '(no keyword)') && (one.place === 'anywhere') === isAnywhere,
    )
    const { criteria, http } = draw.pick(fitting).example(n)
    const page = draw.between(1, 50)
    return { criteria: { ...criteria, page }, http: { ...http, page } }
  }
}
