import { slugOf } from '@hearback/contract/values/slug.ts'
import type { TermIndex } from '../../search/vocabulary/term-index.ts'

/** Words of a title as searches read them; signs within a word stay, as in "C++". */
export const tokensOf = (title: string): string[] => title.split(/[\s/\u2013\u2014\u2015,()|]+/u).filter(Boolean)

/** The slug of a group of titles: "C++ developer" and "C# developer" differ. */
export const titleSlug = (name: string): string =>
  slugOf(name.replaceAll('++', ' plus plus').replaceAll('#', ' sharp').replace(/^\./u, 'dot '))

/** The slug of the first job title of the vocabulary in a title, of which the longest term counts; null if it has none. */
export function titleIn(index: TermIndex, title: string, stems: ReadonlyMap<string, readonly string[]>): string | null {
  const tokens = tokensOf(title)
  const stemsOfTokens = tokens.map((token) => stems.get(token) ?? [])
  const all = new Set(stemsOfTokens.flat())
  for (const { key, groups } of index.spansOf(tokens, stemsOfTokens)) {
    const group = groups.find(
      ({ kind, terms }) =>
        kind === 'title' && terms.some((term) => term.key === key && !term.without.some((stem) => all.has(stem))),
    )
    if (group) return titleSlug(group.name)
  }
  return null
}

/** "Registered nurse"; names that begin with a capital or a sign stay. */
export const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1)
