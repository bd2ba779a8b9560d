import { performance } from 'node:perf_hooks'

const objects = Array.from({ length: 20_000 }, (_, n) => ({
  id: `${(n * 7_919) % 20_011}`,
  words: ['baker', 'welder'],
  n,
}))

/**
 * Calibration of the machine: milliseconds of one processor for a fixed piece of work, the median of nine runs.
 * Shared machines vary by half within an hour, so figures of different hours are compared by it.
 */
export function measureCalibrationMs(): number {
  const times = Array.from({ length: 9 }, () => {
    const begun = performance.now()
    const copy = JSON.parse(JSON.stringify(objects)) as typeof objects
    copy.sort((one, other) => (one.id < other.id ? -1 : 1))
    return performance.now() - begun
  })
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0
}
