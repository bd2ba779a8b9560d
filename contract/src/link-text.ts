/**
 * One letter of a web address within prose, as the source of a regular expression with the flag `u`. Ends at spaces, quotes, brackets
 * and stops of every script; takes ASCII brackets, `’` and joiners, which `endOfLink` judges.
 */
export const LINK_LETTER = String.raw`(?:[^\s<>"\x60\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Cc}\p{Cf}，。、；：！？｡､…—]|[()[\]{}’\u200c\u200d])`

const closers = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])
const openers = new Set(closers.values())
const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
const isStop = (letter: string) => /[^\P{P}/\-_#%&@*)\]}]/u.test(letter)
const isEmphasis = (letter: string) => /[*_~|]/.test(letter)

/**
 * The part of `found`, letters of `LINK_LETTER`, that belongs to the link. A closing bracket that the link did not open ends it, unless
 * a word goes on behind it. Punctuation at the end belongs to the sentence, and so does emphasis that began right before the link.
 */
export function endOfLink(found: string, letterBefore = ''): string {
  let end = beforeForeignBracket(found)
  const belongsToSentence = (letter: string) => isStop(letter) || (isEmphasis(letter) && letter === letterBefore)
  while (end > 0 && belongsToSentence(found[end - 1] ?? '')) end -= 1
  return found.slice(0, end)
}

function beforeForeignBracket(found: string): number {
  const open: string[] = []
  for (const [index, letter] of [...found.split('').entries()]) {
    if (openers.has(letter)) open.push(letter)
    if (!closers.has(letter)) continue
    if (open.at(-1) === closers.get(letter)) open.pop()
    else if (!isWordLetter(found[index + 1])) return index
  }
  return found.length
}
