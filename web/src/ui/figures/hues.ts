import { hueOf } from './hue.ts'

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
