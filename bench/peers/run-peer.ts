import { at, words } from '../requests/workloads.ts'
import { askHearback, type Comparison, pageOf } from './compare-searches.ts'
import { startDirectus } from './directus.ts'
import { fillPeerDatabase, trigramJobs } from './flat-jobs.ts'
import { runComparison } from './run-comparison.ts'

const cities = ['New York', 'Chicago', 'Boise', 'Austin', 'Portland', 'Denver']

const comparison = (
  name: string,
  goal: number,
  ours: (n: number) => object,
  theirs: (n: number) => Record<string, string>,
): Comparison => ({
  name,
  goal,
  ours: askHearback(ours),
  theirs: (n) => {
    const query = { sort: '-published_at', limit: '20', page: String(pageOf(n)), ...theirs(n) }
    return { method: 'GET', path: `/items/jobs?${new URLSearchParams(query)}`, headers: {}, body: undefined }
  },
})

/** The same searches in both APIs. Ours searches all text where the peer searches titles, and counts all results. */
const comparisons: readonly Comparison[] = [
  comparison(
    'browse',
    5,
    () => ({}),
    () => ({}),
  ),
  comparison(
    'title',
    5,
    (n) => ({ keyword: at(words, n) }),
    (n) => ({ 'filter[title][_icontains]': at(words, n) }),
  ),
  comparison(
    'title with city',
    5,
    (n) => ({ keyword: at(words, n), location: at(cities, n >> 1) }),
    (n) => ({ 'filter[title][_icontains]': at(words, n), 'filter[city][_icontains]': at(cities, n >> 1) }),
  ),
  comparison(
    'all text',
    30,
    (n) => ({ keyword: at(words, n) }),
    (n) => ({ search: at(words, n) }),
  ),
]

/** `npm run bench -- peer`: compares search with Directus on the same PostgreSQL under the same load. */
export const runPeer = (args: string[]): Promise<{ report: string; thresholdFailures: string[] }> =>
  runComparison(args, {
    name: 'Directus',
    comparisons: async () => comparisons,
    start: async (url, log) => startDirectus(await fillPeerDatabase(url, trigramJobs, log), log),
  })
