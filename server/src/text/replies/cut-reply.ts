import {
  announcesMessage,
  attributionStart,
  inlineAttribution,
  introducesQuote,
  isAttribution,
  isClientSignature,
  isHeaderBlock,
  isSureAttribution,
  matchable,
  mayBreakAttribution,
  rule,
} from './quote-patterns.ts'

/** Longer lines are text of a person: patterns are not tried on them, so that the time grows with the length only. */
const longestPattern = 500
/** Maximum lines of a broken attribution. */
const attributionLines = 4
/** Lines beyond it are dropped before anything else. */
const maxLines = 2_000

interface Line {
  readonly text: string
  /** The text for patterns; empty for a line that is too long for them. */
  readonly shape: string
  readonly isBlank: boolean
  readonly isQuoted: boolean
}

/**
 * Returns the part of an email reply that its sender wrote (specification 16.2), with `\n` as line ends; empty if there is
 * none. Removes quotes, signatures, and everything from a line that contains one of `stops`, such as the line that our
 * emails start with. Keeps text below and between quotes that are marked with `>`.
 */
export function cutReply(text: string, stops: readonly string[]): string {
  const lines = text
    .split(/\r\n?|\n/u)
    .slice(0, maxLines)
    .map(toLine)
  const blocks: string[][] = [[]]
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as Line
    if (isEnd(lines, index, stops)) break
    const length = quoteLength(lines, index)
    if (length === 'rest') break
    if (length > 0) {
      blocks.push([])
      index += length
      continue
    }
    blocks.at(-1)?.push(line.text)
    index += 1
  }
  return blocks
    .map(withoutSignature)
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/gu, '\n\n')
}

function toLine(text: string): Line {
  const shape = text.length > longestPattern ? '' : matchable(text)
  return {
    text: text.trimEnd(),
    shape,
    isBlank: text.length <= longestPattern && shape === '',
    isQuoted: /^\s{0,3}[>＞]/u.test(text),
  }
}

/** Whether everything from here on is not the person's. */
function isEnd(lines: readonly Line[], index: number, stops: readonly string[]): boolean {
  const { text, shape, isQuoted } = lines[index] as Line
  if (isQuoted) return false
  if (inlineAttribution.test(text) || stops.some((stop) => (shape || text).includes(stop))) return true
  if (shape === '') return false
  if (announcesMessage(shape)) return true
  const next = rule.test(shape) ? nextIndex(lines, index + 1) : index
  return isHeaderBlock(lines.slice(next, next + 9).map((line) => line.shape))
}

function nextIndex(lines: readonly Line[], from: number): number {
  let index = from
  while (lines[index]?.isBlank) index += 1
  return index
}

/** The number of lines of a quote that starts here, with its attribution; `rest` if its end is not marked; 0 for none. */
function quoteLength(lines: readonly Line[], index: number): number | 'rest' {
  const attribution = attributionLength(lines, index)
  const first = attribution > 0 ? nextIndex(lines, index + attribution) : index
  if (!lines[first]?.isQuoted) return attribution > 0 ? 'rest' : 0
  let end = first
  while (end < lines.length && (lines[end]?.isQuoted || isBrokenOff(lines, end))) end += 1
  return end - index
}

/** Servers break lines at this length or later. */
const shortestBreak = 65

/**
 * Whether the line is the rest of the quoted line above, which a server has broken: its first word had no room there.
 * Other lines below a quote are answers to it.
 */
function isBrokenOff(lines: readonly Line[], index: number): boolean {
  const { shape, isBlank } = lines[index] as Line
  const [word = ''] = shape.split(' ')
  const above = lines[index - 1]?.text ?? ''
  return !isBlank && `${above} ${word}`.length > shortestBreak
}

function attributionLength(lines: readonly Line[], index: number): number {
  const isStart = attributionStart.test(lines[index]?.shape ?? '')
  for (let count = 1; count <= attributionLines; count++) {
    const part = lines.slice(index, index + count)
    if (part.some(({ shape, isQuoted }) => isQuoted || shape === '')) return 0
    const joined = part.map(({ shape }) => shape).join(' ')
    const isFollowed = lines[nextIndex(lines, index + count)]?.isQuoted ?? false
    if (isStart && startsQuote(joined, isFollowed)) return count
    if (isFollowed && isForeignAttribution(lines[index]?.shape ?? '', joined)) return count
  }
  return 0
}

/** Whether an attribution in a language without patterns stands on one line, or starts with `first`. */
const isForeignAttribution = (first: string, joined: string) =>
  introducesQuote(joined) && (first === joined || mayBreakAttribution(first))

const startsQuote = (line: string, isFollowed: boolean) =>
  isSureAttribution(line) || (isFollowed && isAttribution(line))

const signatureDelimiter = /^(?:--|—|–)$/u

function withoutSignature(block: readonly string[]): string {
  const shapes = block.map((line) => (line.length > longestPattern ? line : matchable(line)))
  const delimiter = shapes.findIndex((shape) => signatureDelimiter.test(shape))
  let end = delimiter < 0 ? block.length : delimiter
  while (end > 0 && isAddedByClient(shapes[end - 1] ?? '')) end -= 1
  return block.slice(0, end).join('\n').trim()
}

const isAddedByClient = (shape: string) =>
  shape === '' || rule.test(shape) || (shape.length <= longestPattern && isClientSignature(shape))
