import { sql } from 'kysely'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { publishJobs } from '../../server/src/search/index/write-documents.sql.ts'
import type { SearchCriteria } from '../../server/src/search/model/criteria.ts'
import type { SearchSession } from './measure-database.ts'
import type { SearchClass } from './search-classes.ts'

const resultsShown = 1_000

/**
 * Compares random searches, newest first, with a plain query over all documents: the same rows in the same order,
 * and the same total if it is exact. Texts with terms of the vocabulary find more than their words: of these, only that no job
 * of the words is missing. Returns a summary, and a sentence for each difference.
 */
export async function compareWithPlainQuery(
  open: SearchSession,
  classes: readonly SearchClass[],
  searches: number,
): Promise<string[]> {
  const newest = classes.filter(({ sort }) => sort === 'newest')
  const wrong: string[] = []
  let exact = 0
  let compared = 0
  for (let n = 0; compared < searches && n < 20 * searches; n++) {
    const draw = drawFrom(n + 5)
    const { criteria } = draw.pick(newest).example(n)
    if (await hasTerms(open, criteria)) {
      wrong.push(...(await missingAmong(open, criteria)))
      continue
    }
    compared += 1
    const page = draw.pick([1, 1, 2, 7, 50])
    const found = await open.jobs.find({ ...criteria, page })
    const plain = await plainly(open, criteria)
    const expected = plain.ids.slice((page - 1) * criteria.limit, page * criteria.limit)
    const isSamePage = expected.length === found.ids.length && expected.every((id, place) => id === found.ids[place])
    const isTotalRight = found.totalIsExact ? found.total === plain.total : plain.total >= found.total
    if (!(isSamePage && isTotalRight))
      wrong.push(`${JSON.stringify({ ...criteria, page })}: ${found.total}, plainly ${plain.total}`)
    if (found.totalIsExact) exact += 1
  }
  return [
    `${compared} random searches, ${exact} with an exact total: ${wrong.length} differ from the plain query`,
    ...wrong,
  ]
}

/** A sentence if the plain query has jobs that the search lacks; searches with more results than can be shown are skipped. */
async function missingAmong(open: SearchSession, criteria: SearchCriteria): Promise<string[]> {
  const found = await open.jobs.find({ ...criteria, page: 1, limit: resultsShown })
  if (!found.totalIsExact || found.total > resultsShown) return []
  const { ids } = await plainly(open, criteria)
  const missing = ids.filter((id) => !found.ids.includes(id))
  return missing.length === 0 ? [] : [`${JSON.stringify(criteria)}: ${missing.length} of the plain query are missing`]
}

async function hasTerms({ db }: SearchSession, { text = '' }: SearchCriteria): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from vocabulary_terms where lexemes <@ tsvector_to_array(spaced_words(${text}))) as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}

/** Each word, and joined with its neighbors. */
function wordsOf(text: string): string[][] {
  const words = text.split(' ').filter(Boolean)
  return words.map((word, place) => {
    const joined = [
      [words[place - 1], word],
      [word, words[place + 1]],
    ].filter((pair) => pair.every(Boolean))
    return [word, ...joined.map((pair) => pair.join(''))]
  })
}

async function plainly({ db }: SearchSession, { text = '', placeId, near }: SearchCriteria) {
  const conditions = [sql`true`]
  for (const any of wordsOf(text)) {
    const words = any.map((word) => sql`plainto_tsquery('hearback', ${word})`)
    conditions.push(sql`doc @@ (${sql.join(words, sql` || `)})`)
  }
  if (placeId) conditions.push(sql`place_id = ${placeId}`)
  if (near) {
    conditions.push(sql`6371 * 2 * asin(sqrt(least(1, power(sin(radians(latitude - ${near.latitude}::float8) / 2), 2)
      + cos(radians(${near.latitude}::float8)) * cos(radians(latitude))
      * power(sin(radians(longitude - ${near.longitude}::float8) / 2), 2)))) <= ${near.km}`)
  }
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    with hits as materialized (select id, seq from job_search where ${sql.join(conditions, sql` and `)})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by seq desc limit ${resultsShown}) as ids`.execute(db)
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] }
}

/** Rebuilds the search rows of a sample of open jobs and counts differences; returns a sentence. */
export async function compareWithRebuiltRows({ db }: SearchSession, sample: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where search_seq % 97 = 0 limit ${sample}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const read = async () => {
    const statement = sql<{ row: string }>`
      select (to_jsonb(entry) - 'pad')::text as row from job_search entry where id = any(${ids}::uuid[]) order by seq`
    return (await statement.execute(db)).rows
  }
  const before = await read()
  await db.transaction().execute((tx) => publishJobs(tx, ids))
  const after = await read()
  const changed =
    before.filter(({ row }, place) => row !== after[place]?.row).length + Math.abs(before.length - after.length)
  return `${ids.length} search rows rebuilt: ${changed} rows changed`
}
