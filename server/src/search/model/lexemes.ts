/** How literally titles match, the closest first. Families have fewer groups than lie between. */
export const titleRank = { typed: 0, name: 0, apart: 2, term: 1, family: 3, stems: 1000 } as const

/** A term by which documents name a group of the vocabulary. */
export interface VocabularyTerm {
  /** As written in the vocabulary. */
  readonly text: string
  /** How close titles with the term are to the word: `titleRank`, and the place of its group in the family. */
  readonly rank: number
  readonly all: readonly string[]
  /** One word of a skill, which matches in texts too. */
  readonly isAnywhere: boolean
}

/** Groups of the vocabulary as alternatives of a condition. */
export interface NamedGroups {
  /** Documents that name one of the groups have one of these. */
  readonly lexemes: readonly string[]
  /** Terms of the groups beside the word of the query, which tell how many documents name them, and rank titles. */
  readonly terms: readonly VocabularyTerm[]
}

/** A condition on the index: a document has any of these lexemes. */
export type AnyOf = {
  any: string[]
  /** Lexemes that titles are ranked by, default all. Leaves out alternatives that may not exist, which must not change the order. */
  ranked?: string[]
  /** The word as typed, and joined with its neighbor: titles that have it come before those that share its stem. */
  spellings?: string[]
  /** Lexemes that start with one of these match too. */
  prefixes?: string[]
  /** Groups of the vocabulary that mean the same, those of a family, and those of the same field; ranked in this order. */
  synonyms?: NamedGroups
  narrower?: NamedGroups
  related?: NamedGroups
  /** Expected share of all rows, 0 to 1, where it is known better than the sum over the lexemes. */
  share?: number
  /** The row checks this condition too, so that the index may leave it out. */
  inRow?: boolean
  /** Matches the documents that have none of the lexemes. */
  isExcluded?: boolean
}

/** Groups of the vocabulary by how closely titles that name them match, the closest first. */
const groupKinds = ['synonyms', 'narrower', 'related'] as const
const groupsOf = (group: AnyOf, kinds: readonly (typeof groupKinds)[number][] = groupKinds): NamedGroups[] =>
  kinds.flatMap((kind) => group[kind] ?? [])

/** Terms of a condition beside the words of the query. */
export const vocabularyTermsOf = (group: AnyOf): VocabularyTerm[] => groupsOf(group).flatMap(({ terms }) => terms)
/** Lexemes of the groups of a condition, each once. */
export const groupLexemesOf = (group: AnyOf): string[] => [
  ...new Set(groupsOf(group).flatMap(({ lexemes }) => lexemes)),
]

/**
 * Cost of each further lexeme of a condition, relative to the first: the index checks all of them for each row. Values of 0.05
 * to 0.3 differ by less than measurements do (decision 28).
 */
export const costOfLexeme = 0.15
/** Cells of the cover of a circle, and composites of a condition. Limits of 6 to 16 cells take the same time (decision 22). */
export const maxLexemes = 24

export const categoryFacet = (category: string) => `k/${category.toLowerCase()}`
export const employmentFacet = (employmentType: string) => `e/${employmentType}`
export const workplaceFacet = (workplace: string) => `w/${workplace}`
export const shiftFacet = (shift: string) => `i/${shift}`
export const experienceFacet = (level: string) => `x/${level}`
export const benefitFacet = (benefit: string) => `f/${benefit}`
/** Facets of profiles that show their terms (term_facets() in migration 0104). */
export const availabilityFacet = (availability: string) => `l/${availability.toLowerCase()}`
export const yearsFacet = (years: number) => `o/${years}`
export const rateFacet = (maxRate: number) => `u/${maxRate}`
export const confirmedFacet = 'n/confirmed'
/** Jobs of companies that proved a domain. */
export const verifiedFacet = 'n/verified'
/** Last seen within 7 or 30 days (seen_facets() in migration 0114); those of the week have both. */
export const seenFacet = (within: 'week' | 'month') => `z/${within}`
/** Documents that name the group by one of its terms (apply_vocabulary() in migration 0233). */
export const groupLexeme = (name: string) => `of/${name}`
/** Documents that name a group of the family. */
export const familyLexeme = (name: string) => `in/${name}`
export const skillFacet = (skill: string) => `s/${skill.toLowerCase()}`
/** A country (ISO 3166-1 alpha-2) or one of its regions, by code (area_lexemes() in migration 0053). */
export const areaFacet = ({ country, region }: { country: string; region: string | null }) =>
  region === null ? `a/${country}` : `a/${country}-${region}`
export const placeFacet = (placeId: number) => `c/${placeId}`
export const titleLexeme = (word: string) => `t/${word}`
/** Composite of a word with a region, which is a 1-degree cell (with_regions() in migration 0042). */
export const inRegion = (region: string, word: string) => `${region}/${word}`
export const inTitle = (group: AnyOf): AnyOf => ({
  ...group,
  any: group.any.map(titleLexeme),
  ...(group.prefixes && { prefixes: group.prefixes.map(titleLexeme) }),
  ...Object.fromEntries(
    groupKinds.flatMap((kind) => (group[kind] ? [[kind, namedInTitle(group[kind])] as const] : [])),
  ),
})
const namedInTitle = ({ lexemes, terms }: NamedGroups): NamedGroups => ({
  lexemes: lexemes.map(titleLexeme),
  terms: terms.map((term) => ({ ...term, isAnywhere: false })),
})

/** Lexeme of a joined word (frontend for front-end) and of stop words in names (migration 0055). */
export const joinedLexeme = (word: string) => `j/${word}`
/** Prefixes of the lexemes of compounds that begin or end with the word (migration 0055). */
export const compoundPrefixes = (word: string) => [`b/${word}`, `r/${[...word].reverse().join('')}`]

/** The only way for user text into a tsquery. */
const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const wordsQuery = ({ any, prefixes = [] }: AnyOf) => [
  ...any.map(quoteLexeme),
  ...prefixes.map((lexeme) => `${quoteLexeme(lexeme)}:*`),
]
export function queryOf(group: AnyOf): string {
  const query = [...wordsQuery(group), ...groupLexemesOf(group).map(quoteLexeme)].join(' | ')
  return group.isExcluded ? `!(${query})` : query
}

/** How closely titles match: by the words of the query, by synonyms too, by narrower terms too, by related terms too. */
export const closenesses = ['words', ...groupKinds] as const
type Closeness = (typeof closenesses)[number]
/** The query on the words of titles; undefined where a condition has nothing as close as that. */
export function titleQueryOf(groups: AnyOf[], closeness: Closeness): string | undefined {
  const kinds = groupKinds.slice(0, closenesses.indexOf(closeness))
  const queries = groups.map((group) => {
    const named = groupsOf(group, kinds).flatMap(({ lexemes }) => lexemes)
    return [...wordsQuery(group), ...named.map(quoteLexeme)].join(' | ')
  })
  return queries.includes('') ? undefined : queries.map((query) => `(${query})`).join(' & ')
}
/** The query that titles are ranked by. */
export const rankingQueryOf = (groups: AnyOf[]) =>
  groups.flatMap(({ ranked, ...group }) => wordsQuery(ranked ? { any: ranked } : group)).join(' | ')

const msPerDay = 86_400_000
/** Days of publication (UTC) from that of `after` to tomorrow; whole blocks of 32 days are one lexeme. */
export function publicationDays(after: Date, now: Date): AnyOf {
  const tomorrow = Math.floor(now.getTime() / msPerDay) + 1
  const any: string[] = []
  for (let day = Math.floor(after.getTime() / msPerDay); day <= tomorrow; ) {
    const wholeBlock = day % 32 === 0 && day + 31 <= tomorrow
    any.push(wholeBlock ? `m/${day / 32}` : `d/${day}`)
    day += wholeBlock ? 32 : 1
  }
  return { any: any.length > 0 ? any : [`d/${tomorrow}`] }
}
