import type pg from 'pg'
import type { Draw } from '../../server/src/demo/random.ts'
import { weighted } from '../data/zipf.ts'

/** Texts to search for, by how many of the open jobs have them. */
export interface ScaleWords {
  readonly texts: Readonly<Record<string, (draw: Draw) => string>>
  /** Any word, as often as jobs have it, the commonest as often as those that a tenth of them have. */
  readonly asUsed: (draw: Draw) => string
  /** Words of middling frequency with a slip of the keys. */
  readonly mistyped: (draw: Draw) => string
  /** The first letters of a word. */
  readonly begun: (draw: Draw) => string
}

/** Shares of the open jobs: of 800,000 the rare ones are in 50 to 600, the medium in 1,000 to 10,000, and so on. */
const shares = {
  'rare (0.006-0.075 %)': [0.00006, 0.00075],
  'medium (0.125-1.25 %)': [0.00125, 0.0125],
  'upper (1.25-5 %)': [0.0125, 0.05],
  'common (5-14 %)': [0.05, 0.14],
  'very common (25-95 %)': [0.25, 0.95],
} as const
type Share = keyof typeof shares

export async function readWords(pool: pg.Pool): Promise<ScaleWords> {
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
    asUsed: await drawAsUsed(pool, open),
    mistyped: (draw) => mistype(draw, ordered.medium(draw)),
    begun: (draw) => ordered.medium(draw).slice(0, draw.between(3, 4)),
  }
}

/** In which share of the open jobs the words are that are always the same. */
export async function sharesOfFixedWords(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ spelling: string; share: number }>(
    `select spelling, documents::float8 / (select count(*) from job_search) as share from job_lexicon
     where spelling in ('senior', 'project', 'manager') order by documents`,
  )
  return rows.map(({ spelling, share }) => `${spelling} is in ${(share * 100).toFixed(1)} %`).join(', ')
}

async function wordsBetween(pool: pg.Pool, least: number, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ spelling: string }>(
    `select spelling from job_lexicon where documents between $1 and $2 and spelling ~ '^[a-z]{4,}$' order by md5(spelling) limit 400`,
    [Math.max(1, Math.ceil(least)), Math.max(1, Math.floor(most))],
  )
  if (rows.length === 0) throw new Error(`no word is in ${Math.ceil(least)} to ${Math.floor(most)} of the open jobs`)
  return rows.map(({ spelling }) => spelling)
}

async function drawAsUsed(pool: pg.Pool, open: number): Promise<(draw: Draw) => string> {
  const { rows } = await pool.query<{ spelling: string; documents: number }>(
    `select spelling, documents from job_lexicon where spelling ~ '^[a-z]{4,}$' order by spelling`,
  )
  const pickOne = weighted(rows.map(({ documents }) => Math.min(documents, open / 10)))
  return (draw) => rows[pickOne(draw)]?.spelling ?? ''
}

/** Two neighbours change places. */
function mistype(draw: Draw, word: string): string {
  const at = draw.between(1, word.length - 2)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
