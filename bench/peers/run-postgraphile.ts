import { openPool } from '../../server/src/db/database.ts'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { at, page, type Request } from '../requests/workloads.ts'
import { readSearchTerms } from '../scale/search-terms.ts'
import { askHearback, type Comparison, pageOf } from './compare-searches.ts'
import { fillPeerDatabase } from './flat-jobs.ts'
import { functionJobs, startPostGraphile } from './postgraphile.ts'
import { runComparison } from './run-comparison.ts'

const goal = 2
const cities = ['New York', 'Chicago', 'Boise', 'Austin', 'Portland', 'Denver']

const searches = {
  browse: { parameters: '', field: 'allJobs', options: '' },
  words: { parameters: '$query: String!', field: 'searchJobs', options: 'query: $query' },
  place: {
    parameters: '$query: String!, $place: String!',
    field: 'searchJobsIn',
    options: 'query: $query, place: $place',
  },
}
type Kind = keyof typeof searches

/** The fields of a result card. */
const fields = `rowId title category company city country skills brief employmentType workplace payFrom payTo payPeriod
  currency publishedAt`

const documentOf = (kind: Kind, total: boolean) => {
  const { parameters, field, options } = searches[kind]
  return `query Search($first: Int!, $offset: Int!, ${parameters}) {
    ${field}(${options} first: $first, offset: $offset, orderBy: [PUBLISHED_AT_DESC]) {
      nodes { ${fields} } ${total ? 'totalCount' : ''}
    }
  }`
}
const idOf = (kind: Kind, total: boolean) => `${kind}-${total ? 'total' : 'page'}`

const operations = Object.fromEntries(
  (Object.keys(searches) as Kind[]).flatMap((kind) =>
    [false, true].map((total) => [idOf(kind, total), documentOf(kind, total)]),
  ),
)

const askPostGraphile =
  (kind: Kind, total: boolean, variables: (n: number) => object) =>
  (n: number): Request => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: idOf(kind, total),
      variables: { first: page.resultsPerPage, offset: (pageOf(n) - 1) * page.resultsPerPage, ...variables(n) },
    }),
  })

/** Each search twice: without and with a total. Ours always has one, exact up to 1,000. */
async function comparisonsOf(url: string): Promise<Comparison[]> {
  const pool = openPool({ url, connections: 1, skipDeadServerCheck: true })
  const terms = await readSearchTerms(pool).finally(() => pool.end())
  const word = (class_: string) => (n: number) => terms.texts[class_]?.(drawFrom(n)) ?? ''
  const [common, medium, rare] = [
    word('common (5-14 %)'),
    word('medium (0.125-1.25 %)'),
    word('rare (0.006-0.075 %)'),
  ] as const
  const both = (name: string, kind: Kind, ours: (n: number) => object, theirs: (n: number) => object) =>
    [false, true].map((total) => ({
      name: `${name}${total ? ', with total' : ''}`,
      goal,
      ours: askHearback(ours),
      theirs: askPostGraphile(kind, total, theirs),
    }))
  const words = (name: string, of: (n: number) => string) =>
    both(
      name,
      'words',
      (n) => ({ keyword: of(n) }),
      (n) => ({ query: of(n) }),
    )
  return [
    ...both(
      'browse',
      'browse',
      () => ({}),
      () => ({}),
    ),
    ...words('common word', common),
    ...words('medium word', medium),
    ...words('rare word', rare),
    ...both(
      'common word in a town',
      'place',
      (n) => ({ keyword: common(n), location: at(cities, n >> 1) }),
      (n) => ({ query: common(n), place: at(cities, n >> 1) }),
    ),
  ]
}

/** `npm run bench -- postgraphile`: compares search with PostGraphile on the same PostgreSQL under the same load. */
export const runPostGraphile = (args: string[]): Promise<{ report: string; thresholdFailures: string[] }> =>
  runComparison(args, {
    name: 'PostGraphile',
    comparisons: comparisonsOf,
    start: async (url, log) => startPostGraphile(await fillPeerDatabase(url, functionJobs, log), operations, log),
  })
