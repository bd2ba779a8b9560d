/** A transformation of PDF: [a, b, c, d, e, f] maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const apply = (m: Matrix, x: number, y: number): { x: number; y: number } => ({
  x: m[0] * x + m[2] * y + m[4],
  y: m[1] * x + m[3] * y + m[5],
})

/** Reads a matrix from the arguments of an operator; the identity if it is none. */
export function toMatrix(values: unknown): Matrix {
  const numbers = Array.from((values ?? []) as ArrayLike<number>, Number)
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : identity
}
