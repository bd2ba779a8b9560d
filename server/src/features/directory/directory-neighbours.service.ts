import type { DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import { distanceKm } from '../../search/model/area.ts'
import { type CategoryCount, type Directory, hasEnough, type PlaceCount } from './directory.rules.ts'
import { categoryEntry, pairEntry, placeEntry } from './directory.view.ts'

type Town = Pick<PlaceCount, 'slug' | 'latitude' | 'longitude'>
const linksShown = 12
const farthestKm = 150

type Links = Pick<DirectoryPage, 'categories' | 'places'>

/** Links to related pages of the directory. */
export function neighboursOf(
  directory: Directory,
  category: CategoryCount | undefined,
  place: Town | undefined,
): Links {
  const pairs = [...directory.pairs.values()].filter(hasEnough)
  const elsewhere = pairs.filter((pair) => pair.category === category && pair.place.slug !== place?.slug)
  if (!place) {
    const others = [...directory.categories.values()].filter((one) => one !== category && hasEnough(one))
    return {
      categories: others.slice(0, linksShown).map(categoryEntry),
      places: elsewhere.slice(0, linksShown).map(pairEntry),
    }
  }
  const here = pairs.filter((pair) => pair.place.slug === place.slug && pair.category !== category)
  const towns = [...directory.places.values()].filter((one) => one.slug !== place.slug).map((one) => ({ place: one }))
  return {
    categories: here.slice(0, linksShown).map(pairEntry),
    places: category
      ? nearest(place, elsewhere).map(pairEntry)
      : nearest(place, towns).map((one) => placeEntry(one.place)),
  }
}

/** The nearest first, within 150 km. */
const nearest = <P extends { place: PlaceCount }>(to: Town, all: P[]): P[] =>
  all
    .map((one) => ({ one, km: distanceKm(to, one.place) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, linksShown)
    .map(({ one }) => one)
