import type { Draw } from '../../server/src/demo/draw/random.ts'

export type DrawIndex = (draw: Draw) => number

const slots = 2 ** 20

/** Draws an index in proportion to its weight. Uses a lookup table, because a fill draws hundreds of millions. */
export function weighted(weights: readonly number[]): DrawIndex {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Uint32Array(slots)
  let index = 0
  let below = weights[0] ?? 0
  for (let slot = 0; slot < slots; slot++) {
    while (below / total < (slot + 0.5) / slots && index < weights.length - 1) below += weights[++index] ?? 0
    table[slot] = index
  }
  return (draw) => table[Math.floor(draw.next() * slots)] ?? 0
}

/** The weights of Zipf's law: the k-th is 1 / k ** exponent. */
export const zipfWeights = (count: number, exponent: number): number[] =>
  Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent)

/** Splits an integer by weight; the parts add up to it exactly. */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const until = Math.round((passed / total) * whole)
    const share = until - given
    given = until
    return share
  })
}
