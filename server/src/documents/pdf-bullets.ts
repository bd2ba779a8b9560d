import type { Box } from './pdf-paint.ts'
import type { Run } from './pdf-run.ts'

/**
 * Adds a bullet for each dot that stands alone before a text. Browsers draw the bullets of lists as shapes; dots beside
 * each other rate a skill.
 */
export function withBullets(runs: readonly Run[], dots: readonly Box[]): Run[] {
  const bullets = dots.flatMap((dot): Run[] => {
    if (dots.some((other) => other !== dot && isBeside(dot, other))) return []
    const inRow = runs.filter(({ y, size }) => dot.bottom > y - size && dot.bottom < y + 0.15 * size)
    const text = inRow.find(({ x, size }) => x > dot.right - 1 && x < dot.right + 2 * size)
    const isInside = inRow.some(({ end, size }) => end < dot.left + 1 && end > dot.left - 2 * size)
    return text && !isInside ? [{ text: '•', x: dot.left, end: dot.right, y: text.y, size: text.size }] : []
  })
  return [...runs, ...bullets]
}

const isBeside = (a: Box, b: Box): boolean =>
  Math.abs(a.bottom - b.bottom) < 1 && Math.abs(a.left - b.left) < 3 * (a.right - a.left)
