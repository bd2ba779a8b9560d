const strict = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')
const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte]))

const tail = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
/** One UTF-8 sequence whose bytes were each decoded as windows-1252 or ISO 8859-1. */
const sequence = new RegExp(`[\\u00C2-\\u00DF]${tail}|[\\u00E0-\\u00EF]${tail}{2}|[\\u00F0-\\u00F4]${tail}{3}`, 'gu')
/** Four or more sequences in a row, which occur in no language. */
const run = new RegExp(`(?:${sequence.source}){4,}`, 'gu')
/** Characters that may follow a letter in correct text: "SALARIÉ”", "gemäß" before a no-break space. */
const naturalTail = /[\u00A0\u0085\u0091-\u0097…‘’“”•–—«»‹›\u008B\u009B]$/u
/** "â€™", "â‚¬", "â„¢", "ðŸ" and "ï»¿": combinations that occur in no language. */
const unmistakable = /^(?:â(?:[€\u0080]|[‚\u0082]¬|[„\u0084]¢)|ð[Ÿ\u009F]|ï»¿)/u
const latinLead = /^[\u00C2-\u00C5]/u
/** Latin letters and signs, punctuation, and the control codes that a second misdecoding leaves. */
const commonResult = /^[\u0080-\u017Fƒˆ˜\u2010-\u203A]$/u
/** A dash that was misdecoded twice and lost two characters. */
const lostDash = /â?â€â“/gu
const mostPasses = 3

/**
 * Repairs mojibake: UTF-8 decoded as windows-1252 or ISO 8859-1 ("â€™" for an apostrophe), up to three times. Changes
 * a sequence only on evidence: it occurs in no language, or others in the same text prove the misdecoding.
 */
export function repairEncoding(text: string): string {
  let state: Repair = { text, isProven: false }
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = repairOnce(state)
    if (next.text === state.text) break
    state = next
  }
  return state.text.replace(lostDash, '–')
}

interface Repair {
  readonly text: string
  /** A run of sequences was found, which proves that the whole text was misdecoded. */
  readonly isProven: boolean
}

function repairOnce({ text, isProven }: Repair): Repair {
  const withoutRuns = text.replace(run, (signs) => decoded(signs) ?? signs)
  const isWhole = isProven || withoutRuns !== text
  const certain = new Set([...withoutRuns.matchAll(sequence)].filter(isCertain).map(({ index }) => index))
  const repaired = withoutRuns.replace(sequence, (signs, index: number) => {
    const result = decoded(signs) ?? signs
    const isPlausible = isWhole || certain.has(index) || (certain.size > 0 && commonResult.test(result))
    return isPlausible ? result : signs
  })
  return { text: repaired, isProven: isWhole }
}

/** Whether a sequence cannot be correct text, by itself and the adjacent letters. */
function isCertain({ 0: signs, index, input }: RegExpExecArray): boolean {
  const result = decoded(signs)
  if (result === undefined) return false
  if (unmistakable.test(signs)) return true
  if (!latinLead.test(signs) || !commonResult.test(result)) return false
  const before = input.slice(0, index)
  // A capital letter after a small one: "voilÃ" is not a word in any language.
  if (!naturalTail.test(signs) || /\p{Ll}$/u.test(before)) return true
  return !/\p{L}$/u.test(before) && !signs.endsWith('\u00A0') && /^\p{Ll}/u.test(input.slice(index + signs.length))
}

function decoded(signs: string): string | undefined {
  try {
    return strict.decode(Uint8Array.from(signs, (sign) => byteOf.get(sign) ?? sign.charCodeAt(0)))
  } catch {
    return undefined
  }
}
