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

/**
 * The URL of a web address. Undefined if its text doesn't show the host that it leads to: behind credentials
 * (https://bank.example@evil.example), encoded, or spelled with letters of other scripts that look the same.
 */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  const [, written = ''] = /^https?:\/\/(\[[^\]]*\]|[^/?#\\:]*)/iu.exec(address) ?? []
  const isShown = hostname === written.toLowerCase() || isForeignHost(written)
  return /^https?:$/u.test(protocol) && !username && !password && isShown ? href : undefined
}

/** Whether a host has letters beyond ASCII, no symbols, and no label that mixes Latin with scripts that look like it. */
const isForeignHost = (host: string) =>
  /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}._-]+$/u.test(host) &&
  !host.split('.').some((label) => /[a-z]/iu.test(label) && /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u.test(label))

/** Host of a URL for display, without `www.`. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : address
