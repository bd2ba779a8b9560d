import { normalizeText } from '@hearback/contract/values/text.ts'

/** The compared parts of a post. Pay is not compared, because the same post with different pay is still a repost. */
interface Post {
  title: string
  description: string
}

/** Minimum share of common trigrams of words for two texts to count as the same. */
const sameText = 0.7
/** Minimum share of common words for two titles to count as the same. */
const sameTitle = 0.7
/** Words of a title that carry no meaning. */
const calls = /^(urgent|urgently|new|now|hiring|wanted|immediate|immediately|start|asap|apply|join|m|f|w|d|x)$/u
/** Words that distinguish jobs with the same title and text, besides numbers ("GS-04", "Level II"). */
const tellingApart =
  /^(\d.*|[ivx]+|senior|junior|lead|leader|chief|deputy|assistant|supervisor|supervisory|manager|trainee|intern|apprentice|days?|evenings?|nights?|weekends?)$/u

/**
 * Whether one post repeats the other. Most words of the title must match, including all distinguishing ones, and at
 * least 70 % of the word trigrams. Companies reuse texts, so the text alone does not decide. Measured on 22,861 real
 * posts: of pairs with the same company, place and title, half share 90 % or more.
 */
export function isSamePost(a: Post, b: Post): boolean {
  const [titleA, titleB] = [titleOf(a), titleOf(b)]
  if (shareOf(titleA, titleB) < sameTitle) return false
  if ([...without(titleA, titleB), ...without(titleB, titleA)].some((word) => tellingApart.test(word))) return false
  return shareOf(runsOf(a.description), runsOf(b.description)) >= sameText
}

/** The history that a post continues, from candidates in any order; undefined when it starts one. */
export const historyContinued = (post: Post, earlier: readonly (Post & { first: string })[]): string | undefined =>
  earlier.find((candidate) => isSamePost(post, candidate))?.first

/** Splits a text into words, ignoring punctuation within words and invisible characters. */
const wordsOf = (text: string): string[] =>
  normalizeText(text)
    .normalize('NFKC')
    .replace(/(?<=[\p{L}\p{N}])[-'’.\u00AD\u200B\u2010\u2011](?=[\p{L}\p{N}])/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const titleOf = ({ title }: Post) => new Set(wordsOf(title).filter((word) => !calls.test(word)))

const runLength = 3
function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  if (words.length <= runLength) return new Set([words.join(' ')])
  return new Set(words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')))
}

const without = (a: Set<string>, b: Set<string>) => [...a].filter((one) => !b.has(one))

/** Jaccard similarity of two sets. */
function shareOf(a: Set<string>, b: Set<string>): number {
  const common = a.size - without(a, b).length
  const all = a.size + b.size - common
  return all === 0 ? 1 : common / all
}
