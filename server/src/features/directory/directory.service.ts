import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type {
  DirectoryEntry,
  DirectoryPage,
  listDirectory as list,
  directoryOfJob as ofJob,
} from '@hearback/contract/jobs/directory.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { categoryFacet } from '../../search/model/lexemes.ts'
import type { Search } from '../../search/search.ts'
import { companyCards } from '../employers/employers.service.ts'
import { jobsInOrder } from '../jobs/job/jobs.service.ts'
import { findPlaceBySlug, placeName, placeSlug } from '../places/places.service.ts'
import { type CategoryCount, type Directory, hasEnough, type PlaceCount, pairKey } from './directory.rules.ts'
import { findJobPlace, findMedianPay, listBestAnswering } from './directory.sql.ts'
import { categoryEntry, pairEntry, payView, placeEntry } from './directory.view.ts'
import type { Counts } from './directory-counts.service.ts'
import { neighboursOf } from './directory-neighbours.service.ts'

type Directories = Pick<Deps, 'db'> & { search: Search; counts: Counts }

const jobsRead = 300
const jobsShown = 20
const listed = 200
const companiesShown = 3

/** Lists the categories and towns that have their own page, largest first. */
export async function listDirectory({ counts }: Pick<Directories, 'counts'>): Promise<ReplyOf<typeof list>> {
  const { categories, places } = await counts()
  return {
    categories: [...categories.values()].filter(hasEnough).slice(0, listed).map(categoryEntry),
    places: [...places.values()].filter(hasEnough).slice(0, listed).map(placeEntry),
  }
}

interface Wanted {
  category: string
  place: string
}

/** Returns one page of the directory. Throws not_found for a category without open jobs, an unknown town, and without either. */
export async function getDirectoryPage({ db, search, counts }: Directories, wanted: Wanted): Promise<DirectoryPage> {
  const directory = await counts()
  const category = directory.categories.get(wanted.category)
  const place = await placeOf(db, directory, wanted.place)
  if ((wanted.category && !category) || (wanted.place && !place) || !(category || place)) throw missing()
  const found = await search.find({
    placeId: place?.id ?? null,
    facets: category ? [category.spellings.map(categoryFacet)] : [],
    sort: 'newest',
    page: 1,
    limit: jobsRead,
  })
  const [pay, best, newest] = await Promise.all([
    findMedianPay(db, found.ids, limits.comparableJobs),
    listBestAnswering(db, found.ids, { finished: limits.finishedApplications, most: companiesShown }),
    jobsInOrder(db, found.ids.slice(0, jobsShown), { brief: true }),
  ])
  const cards = await companyCards(
    db,
    best.map((row) => row.employer_id),
  )
  const counted = countOf(directory, category, place)
  return {
    category: category ? { slug: category.slug, name: category.name } : null,
    place: place ? { slug: place.slug, name: place.name } : null,
    jobs: found.totalIsExact ? found.total : Math.max(found.total, counted),
    jobsIsExact: found.totalIsExact || counted > 0,
    pay: payView(pay),
    answersBest: best.flatMap(({ employer_id }) => cards.get(employer_id) ?? []),
    newest,
    ...neighboursOf(directory, category, place),
  }
}

const missing = () => new AppError('not_found', { message: 'We couldn’t find this page of jobs.' })

async function placeOf(
  db: Deps['db'],
  { places }: Directory,
  slug: string,
): Promise<Omit<PlaceCount, 'jobs' | 'changedAt'> | undefined> {
  const known = places.get(slug)
  if (known || !slug) return known
  const town = await findPlaceBySlug(db, slug)
  return town && { ...town, slug: placeSlug(town), name: placeName(town) }
}

type PlaceWanted = Awaited<ReturnType<typeof placeOf>>

/** Returns 0 for pages that were not counted. */
function countOf(directory: Directory, category: CategoryCount | undefined, place: PlaceWanted): number {
  if (category && place) return directory.pairs.get(pairKey(category.slug, place.slug))?.jobs ?? 0
  return category?.jobs ?? directory.places.get(place?.slug ?? '')?.jobs ?? 0
}

/** Lists the existing directory pages that contain the job, from the widest to the narrowest. Throws not_found. */
export async function directoryOfJob(
  { db, counts }: Omit<Directories, 'search'>,
  id: string,
): Promise<ReplyOf<typeof ofJob>> {
  const [job, directory] = await Promise.all([findJobPlace(db, id), counts()])
  if (!job) throw missing()
  const category = directory.categories.get(slugOf(job.category))
  const place = [...directory.places.values()].find((one) => one.id === job.place_id)
  const pair = category && place && directory.pairs.get(pairKey(category.slug, place.slug))
  const entries: DirectoryEntry[] = []
  if (category && hasEnough(category)) entries.push(categoryEntry(category))
  if (pair && hasEnough(pair)) entries.push(pairEntry(pair))
  else if (entries.length === 0 && place) entries.push(placeEntry(place))
  return { entries, region: job.region }
}

/** Lists every directory page, at most 26,000, with the latest change of a job on it. */
export async function everyDirectoryPage(counts: Counts): Promise<DirectoryLink[]> {
  const { categories, places, pairs } = await counts()
  return [
    ...[...categories.values()].map((category) => ({ ...category, category: category.slug, place: null })),
    ...[...places.values()].map((place) => ({ ...place, category: null, place: place.slug })),
    ...[...pairs.values()].map((pair) => ({ ...pair, category: pair.category.slug, place: pair.place.slug })),
  ]
    .filter(hasEnough)
    .map(({ category, place, changedAt }) => ({ category, place, changedAt }))
}

export interface DirectoryLink {
  category: string | null
  place: string | null
  changedAt: Date
}
