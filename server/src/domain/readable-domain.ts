import { domainToUnicode } from 'node:url'

/** Latin letters that Unicode does not take apart into a letter of ASCII and a mark, and that look like none. */
const latin = /^[a-z\dßæœøđłþ-]+$/u
const scripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Bengali', 'Tamil']
const distinct = new RegExp(`^[\\d\\-\\p{M}${scripts.map((script) => `\\p{Script=${script}}`).join('')}ー]+$`, 'u')

const withoutMarks = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * A domain in its own letters if they cannot be taken for others, such as müller.example and 例え.example; else in ASCII (RFC
 * 5890). Cyrillic and Greek stay in ASCII, because most of their letters look like Latin ones.
 */
export function readableDomain(ascii: string): string {
  const labels = domainToUnicode(ascii).split('.')
  const isClear = labels.every((label) => latin.test(withoutMarks(label)) || distinct.test(label))
  return isClear && labels.join('') !== '' ? labels.join('.') : ascii
}
