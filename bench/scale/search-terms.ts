import type pg from 'pg'
import type { Draw } from '../../server/src/demo/draw/random.ts'
import { weighted } from '../data/zipf.ts'

/** Search texts by their frequency in open jobs. */
export interface SearchTerms {
  readonly texts: Readonly<Record<string, (draw: Draw) => string>>
  /** Any word, weighted by its frequency in jobs, capped at a tenth of them. */
  readonly byFrequency: (draw: Draw) => string
  /** Words of medium frequency with one typo. */
  readonly withTypo: (draw: Draw) => string
  /** A prefix of three or four letters. */
  readonly prefix: (draw: Draw) => string
}

/** Shares of the open jobs: of 800,000 a rare word is in 50 to 600, a medium one in 1,000 to 10,000. */
const shares = {
  'rare (0.006-0.075 %)': [0.00006, 0.00075],
  'medium (0.125-1.25 %)': [0.00125, 0.0125],
  'upper (1.25-5 %)': [0.0125, 0.05],
  'common (5-14 %)': [0.05, 0.14],
  'very common (25-95 %)': [0.25, 0.95],
} as const
type Share = keyof typeof shares

export async function readSearchTerms(pool: pg.Pool): Promise<SearchTerms> {
  const { rows } = await pool.query<{ open: number }>('select count(*)::int as open from job_search')
  const open = rows[0]?.open ?? 0
  const lists = {} as Record<Share, string[]>
  for (const [name, [low, high]] of Object.entries(shares))
    lists[name as Share] = await wordsBetween(pool, low * open, high * open)
  const of = (name: Share) => (draw: Draw) => draw.pick(lists[name])
  const ordered = {
    ...{ rare: of('rare (0.006-0.075 %)'), medium: of('medium (0.125-1.25 %)'), upper: of('upper (1.25-5 %)') },
    ...{ common: of('common (5-14 %)'), everywhere: of('very common (25-95 %)') },
  }
  return {
    texts: {
      'rare (0.006-0.075 %)': ordered.rare,
      'medium (0.125-1.25 %)': ordered.medium,
      'upper (1.25-5 %)': ordered.upper,
      manager: () => 'manager',
      'common (5-14 %)': ordered.common,
      'very common (25-95 %)': ordered.everywhere,
      'two words': (draw) => `${ordered.common(draw)} ${ordered.upper(draw)}`,
      'senior project manager': () => 'senior project manager',
      '(no keyword)': () => '',
    },
    byFrequency: await drawByFrequency(pool, open),
    withTypo: (draw) => transpose(draw, ordered.medium(draw)),
    prefix: (draw) => ordered.medium(draw).slice(0, draw.between(3, 4)),
  }
}

/** Describes the shares of open jobs of the fixed words. */
export async function describeFixedTermShares(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ spelling: string; share: number }>(
    `select spelling, documents::float8 / (select count(*) from job_search) as share from job_lexicon
     where spelling in ('senior', 'project', 'manager') order by documents`,
  )
  return rows.map(({ spelling, share }) => `${spelling} is in ${(share * 100).toFixed(1)} %`).join(', ')
}

async function wordsBetween(pool: pg.Pool, min: number, max: number): Promise<string[]> {
  const { rows } = await pool.query<{ spelling: string }>(
    `select spelling from job_lexicon where documents between $1 and $2 and spelling ~ '^[a-z]{4,}$' order by md5(spelling) limit 400`,
    [Math.max(1, Math.ceil(min)), Math.max(1, Math.floor(max))],
  )
  if (rows.length === 0) throw new Error(`no word is in ${Math.ceil(min)} to ${Math.floor(max)} of the open jobs`)
  return rows.map(({ spelling }) => spelling)
}

async function drawByFrequency(pool: pg.Pool, open: number): Promise<(draw: Draw) => string> {
  const { rows } = await pool.query<{ spelling: string; documents: number }>(
    `select spelling, documents from job_lexicon where spelling ~ '^[a-z]{4,}$' order by spelling`,
  )
  const pickOne = weighted(rows.map(({ documents }) => Math.min(documents, open / 10)))
  return (draw) => rows[pickOne(draw)]?.spelling ?? ''
}

/** Transposes two adjacent letters. */
function transpose(draw: Draw, word: string): string {
  const at = draw.between(1, word.length - 2)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
