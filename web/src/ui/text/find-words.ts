const SIGNS = new Set('./-_@\'’"“”(),:;!?')

/** Letters that Unicode does not decompose, as the server reads them. */
const PLAIN = new Map(Object.entries({ '&': 'and', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }))

function fold(letter: string): string {
  if (SIGNS.has(letter)) return ''
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return PLAIN.get(plain) ?? plain
}
const foldAll = (text: string) => [...text].map(fold).join('')

export interface TextPart {
  text: string
  isFound: boolean
}

/** Splits the text where the typed words are, which the server finds without case, accents and signs (typed-words.ts). */
export function partsWith(text: string, typed: string): TextPart[] {
  const words = typed.split(/[\s/-]+/u).map(foldAll)
  // The start and end in the text of each unit of the folded one.
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    for (const unit of fold(letter)) {
      folded += unit
      for (let i = 0; i < unit.length; i += 1) {
        starts.push(at)
        ends.push(at + letter.length)
      }
    }
    at += letter.length
    // An accent of its own belongs to the letter before it.
    if (ends.length > 0 && /\p{M}/u.test(letter)) ends[ends.length - 1] = at
  }
  const isFound = new Uint8Array(text.length)
  for (const word of words.filter(Boolean))
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      isFound.fill(1, starts[from], ends[from + word.length - 1])
  return split(text, isFound)
}

function split(text: string, isFound: Uint8Array): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (let to = 1; to <= text.length; to += 1) {
    if (to < text.length && isFound[to] === isFound[from]) continue
    parts.push({ text: text.slice(from, to), isFound: isFound[from] === 1 })
    from = to
  }
  return parts
}

/** Characters before the first found word that are shown. */
const LEAD = 40

/** The text on one line from shortly before the first found word. */
export function excerptWith(text: string, typed: string): TextPart[] {
  const parts = partsWith(text.replace(/\s+/gu, ' '), typed)
  const [lead, ...rest] = parts
  if (!lead || lead.isFound || lead.text.length <= LEAD) return parts
  const start = lead.text.indexOf(' ', lead.text.length - LEAD)
  const shown = start < 0 ? '' : lead.text.slice(start + 1)
  return rest.length > 0 ? [{ text: `… ${shown}`, isFound: false }, ...rest] : parts
}
