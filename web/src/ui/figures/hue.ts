import { firstGrapheme } from '@hearback/contract/values/text.ts'

/** Returns one of 12 hues, deterministic by id. */
export function hueOf(id: string): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % 12
}

/** Hues of things side by side: by id, but never the same for two ids. */
export function huesOf(ids: readonly string[]): number[] {
  const taken = new Map<string, number>()
  for (const id of new Set(ids)) {
    let hue = hueOf(id)
    // Half of the circle away, and on from there.
    for (let tries = 0; [...taken.values()].includes(hue) && tries < 12; tries++) hue = (hue + (tries ? 1 : 6)) % 12
    taken.set(id, hue)
  }
  return ids.map((id) => taken.get(id) ?? hueOf(id))
}

/** Initials of the first two words. */
export function initialsOf(name: string): string {
  const names = name.split(/[\s&@._-]+/u).filter(Boolean)
  return names
    .slice(0, 2)
    .map((word) => firstGrapheme(word).toUpperCase())
    .join('')
}
