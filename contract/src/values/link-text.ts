/**
 * Source of a regular expression (flag `u`) for one character of a URL within prose. Stops at spaces, quotes, brackets
 * and punctuation of every script. Includes ASCII brackets, `’` and joiners, which `endOfLink` decides on.
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
 * Returns the part of `found`, characters of `LINK_LETTER`, that belongs to the link. An unmatched closing bracket ends
 * it, unless a word continues behind. Trailing punctuation belongs to the sentence, and so does emphasis that began
 * right before the link.
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
