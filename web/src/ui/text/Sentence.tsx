import { createElement, Fragment, type ReactNode } from 'react'
import { Verbatim } from './Verbatim.tsx'

/** Private-use characters stand in for the names while the sentence is made; no catalogue contains them. */
const FIRST = 0xe000
const PLACEHOLDER = /([\uE000-\uE0FF])/u

export interface SentenceProps {
  /** A text of the catalogue that takes the names. */
  of: (...names: string[]) => string
  names: readonly string[]
}

/**
 * A sentence whose names stand in elements that browsers do not translate.
 *
 *     <Sentence of={t.sentTitle} names={[company]} />
 */
export function Sentence({ of, names }: SentenceProps): ReactNode {
  const parts = of(...names.map((_, index) => String.fromCharCode(FIRST + index))).split(PLACEHOLDER)
  const nameOf = (part: string) => (PLACEHOLDER.test(part) ? names[part.charCodeAt(0) - FIRST] : undefined)
  const nodes = parts.map((part, index) => {
    const name = nameOf(part)
    if (name !== undefined) return createElement(Verbatim, null, name)
    // A name such as "Ana G." at the end of a sentence already has its period.
    const isDoubled = part.startsWith('.') && nameOf(parts[index - 1] ?? '')?.endsWith('.')
    return isDoubled ? part.slice(1) : part
  })
  return createElement(Fragment, null, ...nodes)
}
