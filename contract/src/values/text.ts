/** Control characters that end a line become `\n`. */
const lineEnd = /\r\n?|[\v\f\u0085]/gu
/** Braille and hieroglyphic blanks, empty note heads and fillers: characters with a width but no ink. */
const blank = /[\u2800\u{13441}\u{13442}\u{1D159}\u{16FE4}]/gu
/** Kept in some contexts only: joiners, variation selectors and the tags of flags. */
const inContext = '(?:\\u200C|\\u200D|\\u180E|\\p{VS}|[\\u{E0020}-\\u{E007F}])'
const contextual = new RegExp(`${inContext}+`, 'gu')
/** Always removed. Dictation leaves U+FFFC behind; U+FFF9 to U+FFFB enclose annotations. */
const removed = new RegExp(
  `(?!\\s|${inContext})[\\p{Cc}\\p{DI}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFC]|\\uFEFF`,
  'gu',
)
const plain = /^[\t\n\x20-\x7E]*$/u

const emojiBefore = /\p{Extended_Pictographic}\p{Emoji_Modifier}?$/u
const emojiAfter = /^\p{Extended_Pictographic}/u
/** A letter or mark of a script whose spelling uses joiners, such as Arabic, Devanagari or Sinhala. */
const joining =
  '(?![\\p{sc=Inherited}\\p{scx=Latin}\\p{scx=Greek}\\p{scx=Cyrillic}\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}])[\\p{L}\\p{M}]'
const joiningBefore = new RegExp(`${joining}$`, 'u')
const joiningAfter = new RegExp(`^${joining}`, 'u')
const flagTags = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u

/** Characters that a variation selector may follow, by selector. */
const selectable = [
  { selector: /^[\uFE0E\uFE0F]/u, before: /\p{Extended_Pictographic}$/u },
  { selector: /^\uFE0F(?=\u20E3)/u, before: /[\d#*]$/u },
  { selector: /^[\uFE00-\uFE0D]/u, before: /[\p{sc=Han}\p{Sm}\p{sc=Myanmar}\p{sc=Phags_Pa}]$/u },
  { selector: /^[\u{E0100}-\u{E01EF}]/u, before: /\p{sc=Han}$/u },
  { selector: /^[\u180B-\u180F]/u, before: /\p{sc=Mongolian}$/u },
]

function keptOf(run: string, before: string, after: string): string {
  const tags = before.endsWith('\u{1F3F4}') ? (flagTags.exec(run)?.[0] ?? '') : ''
  const found = selectable.find((one) => one.before.test(before) && one.selector.test(run + after))
  const selector = tags || !found ? '' : String.fromCodePoint(run.codePointAt(0) ?? 0)
  const joiner = /[\u200C\u200D]/u.exec(run)?.[0] ?? ''
  return `${tags}${selector}${joiner && joins(joiner, before, after) ? joiner : ''}`
}

function joins(joiner: string, before: string, after: string): boolean {
  const scripts = joiningBefore.test(before) || joiningAfter.test(after)
  if (joiner === '\u200C') return scripts && /\S$/u.test(before) && /^[\p{L}\p{M}\p{N}]/u.test(after)
  return scripts || (emojiBefore.test(before) && emojiAfter.test(after))
}

/**
 * Normalizes user text: NFC, `\n` as line end, no control, invisible or bidirectional formatting characters.
 * Keeps joiners and variation selectors that belong to letters or emoji (UAX #31 section 2.3, UTS #51).
 * Idempotent. Does not trim, and leaves lone surrogates alone.
 */
export function normalizeText(text: string): string {
  if (plain.test(text)) return text
  let normal = text.replace(lineEnd, '\n').replace(removed, '').replace(blank, ' ').normalize('NFC')
  // A removal may join marks that NFC then reorders, which can invalidate another joiner.
  for (let before = ''; normal !== before; ) {
    before = normal
    normal = withoutStrayJoiners(before).normalize('NFC')
  }
  return normal
}

const withoutStrayJoiners = (text: string): string =>
  text.replace(contextual, (run: string, offset: number, whole: string) =>
    keptOf(
      run,
      whole.slice(Math.max(0, offset - 4), offset),
      whole.slice(offset + run.length, offset + run.length + 2),
    ),
  )

const visible =
  /(?![\p{DI}\p{Noncharacter_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}\uFFFC])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u

/** Whether a text contains a letter, digit, punctuation mark, symbol or emoji. */
export const isVisible = (text: string): boolean => visible.test(text)

let segmenter: Intl.Segmenter | undefined
/** User-perceived characters (UAX #29); the segmenter is created on first use. */
const graphemes = (text: string) => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Number of visible user-perceived characters. Inner whitespace counts as one, leading and trailing whitespace as none.
 */
export function visibleLength(text: string): number {
  const collapsed = normalizeText(text).replace(/\s+/gu, ' ').trim()
  if (plain.test(collapsed)) return collapsed.length
  let count = 0
  for (const { segment } of graphemes(collapsed)) if (segment === ' ' || isVisible(segment)) count += 1
  return count
}

/**
 * Returns the text if it has at most `maxLength` UTF-16 code units, else its start with `ellipsis` within that length.
 * Cuts between graphemes (UAX #29); a first grapheme that is too long is cut between code points. Always well-formed.
 */
export function truncate(text: string, maxLength: number, ellipsis = '…'): string {
  const whole = text.toWellFormed()
  if (whole.length <= maxLength) return whole
  const room = maxLength - ellipsis.length
  if (room <= 0) return ellipsis.slice(0, Math.max(0, maxLength))
  const end = graphemes(whole.slice(0, room + 2)).containing(room)?.index || room
  const start = whole.slice(0, end)
  return `${(start.isWellFormed() ? start : start.slice(0, -1)).trimEnd()}${ellipsis}`
}

/** Returns the first user-perceived character, or an empty string. */
export function firstGrapheme(text: string): string {
  for (const { segment } of graphemes(text)) return segment
  return ''
}

/** Like `truncate`, but ends after a word if one ends in the second half. */
export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed()
  const start = truncate(text, maxLength - 1, '')
  const lastSpace = /\s/u.test(text.charAt(start.length)) ? start.length : start.lastIndexOf(' ')
  const words = lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start
  return `${words.replace(/[\s,.;:(–-]+$/u, '')}…`
}

/** Lower case without accents, as unaccent() folds words in the database. Letters without a decomposition stay, such as "ø". */
export const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Collapses whitespace to single spaces and trims. */
export const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

const digit = /^\p{Nd}$/u
/** Digits of a script are consecutive from zero to nine, and some ranges follow one another directly. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (digit.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/**
 * Normalizes codes and phone numbers to ASCII: digits of every script as 0 to 9, every dash as `-`, every space as ` `.
 * Folds compatibility forms (NFKC), removes invisible characters and trims.
 */
export const foldForCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?!\s)[\p{Cc}\p{Cf}\p{DI}\uFFFC]|\uFEFF/gu, '')
    .replace(/[\p{Pd}\u2212\u2043\u02D7]/gu, '-')
    .replace(/[\s\u0085\u2800]+/gu, ' ')
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .trim()
