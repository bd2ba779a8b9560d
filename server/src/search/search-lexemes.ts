/** One condition on the index: a document has any of these lexemes, or one that begins so. */
export type Group = {
  any: string[]
  begins?: boolean
  /** Those by which titles are ranked, where not all are: alternatives that may not exist must not change the order. */
  ranked?: string[]
  /** Lexemes that begin so count too, beside those of `any`. */
  prefixes?: string[]
  /** Expected share of all rows, where more is known of the whole than statistics list of each lexeme. */
  share?: number
  /** The row decides it too, so that the index need not. */
  inRow?: boolean
}

/** What each further lexeme of a group costs, of what its first costs: the index looks at all of them for each row. */
export const costOfLexeme = 0.15
/** In place of one, more are looked at in vain: each document has one or two of them. */
export const mostLexemes = 16

export const categoryFacet = (category: string) => `k/${category.toLowerCase()}`
export const employmentFacet = (employmentType: string) => `e/${employmentType}`
export const workplaceFacet = (workplace: string) => `w/${workplace}`
export const skillFacet = (skill: string) => `s/${skill.toLowerCase()}`
/** A country (ISO 3166-1 alpha-2), or a region of one by its code (area_lexemes() in migration 0053). */
export const areaFacet = ({ country, region }: { country: string; region: string | null }) =>
  region === null ? `a/${country}` : `a/${country}-${region}`
export const placeFacet = (placeId: number) => `c/${placeId}`
export const titleLexeme = (word: string) => `t/${word}`
/** The word in documents of a region, a coarsest cell (with_regions() in migration 0042). */
export const inRegion = (region: string, word: string) => `${region}/${word}`
export const inTitle = (group: Group): Group => ({
  ...group,
  any: group.any.map(titleLexeme),
  ...(group.prefixes && { prefixes: group.prefixes.map(titleLexeme) }),
})

/** Of words that a document writes apart or with a sign within, and of stop words of its title (migration 0055). */
export const joinedLexeme = (word: string) => `j/${word}`
/** How lexemes of compound words begin, of which the word is the first or the last part (migration 0055). */
export const compoundPrefixes = (word: string) => [`b/${word}`, `r/${[...word].reverse().join('')}`]

/** User text reaches a tsquery only through here. */
const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export const queryOf = ({ any, begins, prefixes = [] }: Group) =>
  [
    ...any.map((lexeme) => quote(lexeme) + (begins ? ':*' : '')),
    ...prefixes.map((lexeme) => `${quote(lexeme)}:*`),
  ].join(' | ')
export const queryOfAll = (groups: Group[]) => groups.map((group) => `(${queryOf(group)})`).join(' & ')
/** For the rank of a title. */
export const rankingQueryOf = (groups: Group[]) =>
  groups.map(({ ranked, ...group }) => queryOf(ranked ? { any: ranked } : group)).join(' | ')

/** Of pay in another currency than US dollars (migration 0046). */
export const currencyFacet = (currency: string) => `y/${currency}`

const lastPayBand = 21
/** Bands that hold all pay from this much a year on, and a little below it; pay_band() in migration 0008. */
export function payBands(fromByYear: number): Group {
  // A hair lower: the logarithms of two machines may differ in the last digit.
  const exact = Math.log(Math.max(1, fromByYear) / 10_000) / Math.log(1.25) - 1e-9
  const first = Math.min(lastPayBand, Math.max(0, Math.floor(exact) + 1))
  return { any: Array.from({ length: lastPayBand - first + 1 }, (_, above) => `p/${first + above}`), inRow: true }
}

const msPerDay = 86_400_000
/** Days of publication from that of `after` to tomorrow, whole blocks of 32 days as one lexeme. */
export function publicationDays(after: Date, now: Date): Group {
  const tomorrow = Math.floor(now.getTime() / msPerDay) + 1
  const any: string[] = []
  for (let day = Math.floor(after.getTime() / msPerDay); day <= tomorrow; ) {
    const wholeBlock = day % 32 === 0 && day + 31 <= tomorrow
    any.push(wholeBlock ? `m/${day / 32}` : `d/${day}`)
    day += wholeBlock ? 32 : 1
  }
  return { any: any.length > 0 ? any : [`d/${tomorrow}`] }
}
