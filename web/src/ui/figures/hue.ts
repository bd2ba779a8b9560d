import { firstGrapheme } from '@hearback/contract/values/text.ts'

/** Returns one of 12 hues, deterministic by id. */
export function hueOf(id: string): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % 12
}

/** Initials of the first two words. */
export function initialsOf(name: string): string {
  const names = name.split(/[\s&@._-]+/u).filter(Boolean)
  return names
    .slice(0, 2)
    .map((word) => firstGrapheme(word).toUpperCase())
    .join('')
}
