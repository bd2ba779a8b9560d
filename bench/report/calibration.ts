import { performance } from 'node:perf_hooks'

const objects = Array.from({ length: 20_000 }, (_, n) => ({
  id: `${(n * 7_919) % 20_011}`,
  words: ['baker', 'welder'],
  n,
}))

/**
 * How fast the machine is just now: milliseconds of one processor for a piece of work that is always the same, the middle of
 * nine tries. Machines that are shared differ by half within an hour, so figures of two hours are compared by it.
 */
export function paceMs(): number {
  const times = Array.from({ length: 9 }, () => {
    const begun = performance.now()
    const copy = JSON.parse(JSON.stringify(objects)) as typeof objects
    copy.sort((one, other) => (one.id < other.id ? -1 : 1))
    return performance.now() - begun
  })
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0
}
