import { EmploymentType, Workplace } from '@hearback/contract/jobs/jobs.ts'
import { Benefit, ExperienceLevel, Shift } from '@hearback/contract/jobs/work-details.ts'
import { benefitFacet, employmentFacet, experienceFacet, shiftFacet, workplaceFacet } from '../model/lexemes.ts'

/** `title` and `skill` list synonyms, `family` has narrower groups, `filter` stands for a facet, `ignored` says nothing. */
export const groupKinds = ['title', 'skill', 'family', 'filter', 'ignored'] as const
export type GroupKind = (typeof groupKinds)[number]

export interface NewTerm {
  readonly term: string
  /** Words that a title with the term must not have. */
  readonly without: readonly string[]
  /** Finds the other terms, and is not found by them. */
  readonly isTypedOnly: boolean
}

export interface NewGroup {
  /** The first term as written. */
  readonly name: string
  readonly kind: GroupKind
  readonly line: string
  readonly terms: readonly NewTerm[]
  /** Names of the groups of a family. */
  readonly narrower: readonly string[]
  readonly facet: string | null
}

const maxTerms = 60
const maxNarrower = 60
const maxTermLength = 60
const maxTermWords = 8
const facets = new Set([
  ...Workplace.options.map(workplaceFacet),
  ...EmploymentType.options.map(employmentFacet),
  ...Shift.options.map(shiftFacet),
  ...ExperienceLevel.options.map(experienceFacet),
  ...Benefit.options.map(benefitFacet),
])

/** Parses a row (data/README.md); returns a sentence about the first error. */
export function parseGroup(line: string): NewGroup | { problem: string } {
  const [kind = '', members = '', third = '', ...more] = line.split('\t').map((column) => column.trim())
  if (!isKind(kind)) return { problem: `"${kind}" is no kind; choose ${groupKinds.join(', ')}` }
  if (more.length > 0) return { problem: 'more than three columns' }
  const written = listOf(members)
  const terms = onceEach(written.flatMap(termsOf))
  const name = terms[0]?.term ?? ''
  const problem = problemOf(terms, kind, listOf(third))
  if (problem) return { problem }
  return {
    name,
    kind,
    line,
    terms,
    narrower: kind === 'family' ? listOf(third) : [],
    facet: kind === 'filter' ? third : null,
  }
}

function problemOf(terms: readonly NewTerm[], kind: GroupKind, third: readonly string[]): string | undefined {
  const least = kind === 'title' || kind === 'skill' ? 2 : 1
  if (terms.length < least) return `at least ${least} terms are needed`
  if (terms.length > maxTerms) return `at most ${maxTerms} terms`
  const wrong = terms.find(({ term }) => term.length > maxTermLength || term.split(/[\s-]+/u).length > maxTermWords)
  if (wrong) return `"${wrong.term}" is longer than ${maxTermLength} characters or ${maxTermWords} words`
  const odd = terms.find(({ term }) => !/[\p{L}\p{N}]/u.test(term))
  if (odd) return `"${odd.term}" is not a term`
  return problemOfThird(kind, third)
}

function problemOfThird(kind: GroupKind, third: readonly string[]): string | undefined {
  if (kind === 'filter') return facets.has(third.join()) ? undefined : `"${third.join()}" is not a filter`
  if (kind === 'family')
    return third.length === 0 || third.length > maxNarrower ? `a family has 1 to ${maxNarrower} groups` : undefined
  return third.length > 0 ? 'only families and filters have a third column' : undefined
}

const isKind = (kind: string): kind is GroupKind => groupKinds.some((known) => known === kind)
const listOf = (text: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
const onceEach = (terms: readonly NewTerm[]) => [...new Map(terms.map((term) => [term.term, term])).values()]

/** `>driver` is only typed, a word after `-` excludes titles, and `mesero/a` is both genders. */
function termsOf(written: string): NewTerm[] {
  const [words = '', ...without] = written.replace(/^>/u, '').split(/\s+-(?=\S)/u)
  const isTypedOnly = written.startsWith('>')
  return gendersOf(words.trim()).map((term) => ({ term, without, isTypedOnly }))
}

const gendered = /(\p{L}+)\/(\p{L}+)/gu
function gendersOf(words: string): string[] {
  const masculine = words.replace(gendered, (whole, stem: string, ending: string) => (ending === 'a' ? stem : whole))
  const feminine = words.replace(gendered, (whole, stem: string, ending: string) =>
    ending === 'a' ? (/[aeo]$/u.test(stem) ? `${stem.slice(0, -1)}a` : `${stem}a`) : whole,
  )
  return masculine === feminine ? [words] : [masculine, feminine]
}
