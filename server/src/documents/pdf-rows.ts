import { normalizeText } from '@hearback/contract/values/text.ts'
import type { Run } from './pdf-run.ts'

/** Text without wide gaps. */
export interface Phrase {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly size: number
  readonly links: readonly string[]
  /** Left edges of its parts with gaps that are wider than a space. */
  readonly lefts: readonly number[]
}

/** Phrases on one baseline, from left to right. */
export interface Row {
  readonly y: number
  readonly phrases: readonly Phrase[]
}

/** Gaps relative to the font size: a wider one separates words, and a much wider one separates phrases. */
const wordGap = 0.13
const phraseGap = 1.1
const partGap = 0.6

/** Groups runs by baseline from top to bottom, and joins them to phrases. */
export function rowsOf(runs: readonly Run[]): Row[] {
  const rows: { y: number; runs: Run[] }[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(row.y - run.y) < 0.35 * run.size) row.runs.push(run)
    else rows.push({ y: run.y, runs: [run] })
  }
  return rows.flatMap(({ y, runs: inRow }) => {
    const phrases = phrasesOf(inRow)
    return phrases.length > 0 ? [{ y, phrases }] : []
  })
}

function phrasesOf(runs: readonly Run[]): Phrase[] {
  const phrases: Run[][] = []
  for (const run of withoutDoubles(runs.toSorted((a, b) => a.x - b.x))) {
    const last = phrases.at(-1)?.at(-1)
    if (last && run.x - last.end < phraseGap * Math.max(last.size, run.size)) phrases.at(-1)?.push(run)
    else phrases.push([run])
  }
  return phrases.flatMap((inPhrase) => {
    const text = textOf(inPhrase)
    const [first] = inPhrase
    if (text === '' || !first) return []
    const end = Math.max(...inPhrase.map((run) => run.end))
    const size = Math.max(...inPhrase.map((run) => run.size))
    return [
      { text, x: first.x, end, size, links: inPhrase.flatMap(({ links = [] }) => links), lefts: leftsOf(inPhrase) },
    ]
  })
}

const leftsOf = (runs: readonly Run[]) =>
  runs.flatMap(({ x, size }, index) => (index === 0 || x - (runs[index - 1]?.end ?? x) > partGap * size ? [x] : []))

/** Bold text is sometimes drawn twice with a small shift. */
const withoutDoubles = (runs: readonly Run[]) =>
  runs.filter((run, index) => {
    const before = runs[index - 1]
    return !(before && before.text === run.text && run.x - before.x < 0.1 * run.size)
  })

function textOf(runs: readonly Run[]): string {
  const pieces = runs.flatMap((run, index) => {
    const before = runs[index - 1]
    const isApart = before !== undefined && run.x - before.end > wordGap * run.size
    return [isApart ? ' ' : '', isRightToLeft(run.text) ? reversed(run.text) : run.text]
  })
  const text = (isRightToLeft(pieces.join('')) ? pieces.toReversed() : pieces).join('')
  return normalizeText(text.replace(presentationForms, (form) => form.normalize('NFKC')))
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Ligatures, and letters of Arabic by their position in a word. */
const presentationForms = /[\u{fb00}-\u{fdff}\u{fe70}-\u{fefc}]/gu
const rightToLeft = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}]/u
/** Glyphs are drawn from left to right, also those of Hebrew and Arabic. */
const isRightToLeft = (text: string) => rightToLeft.test(text) && !/[a-z]/iu.test(text)
const reversed = (text: string) => [...text].toReversed().join('')
