import type { Spot } from './geometry.ts'

export interface Name extends Spot {
  text: string
}
export interface Box extends Spot {
  width: number
  height: number
}

const LETTER = 6.6
const LINE = 18
export const boxOf = ({ x, y, text }: Name): Box => ({ x, y, width: text.length * LETTER + 10, height: LINE })
export const meet = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

/** Whether the box lies within these edges. */
export const isWithin = (
  { x, y, width, height }: Box,
  { top, bottom, right }: { top: number; bottom: number; right: number },
) => x - width / 2 >= 0 && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom

/** Whether the box lies within the circle. */
export const isInside = ({ x, y, width, height }: Box, middle: Spot, radius: number) =>
  Math.hypot(Math.abs(x - middle.x) + width / 2, Math.abs(y - middle.y) + height / 2) <= radius

/** Places each name at the first of its candidate positions that overlaps nothing; omits it otherwise. */
export function placeNames(wanted: readonly Name[][], taken: readonly Box[]): Name[] {
  const boxes = [...taken]
  return wanted.flatMap((places) => {
    const free = places.find((name) => !boxes.some((box) => meet(box, boxOf(name))))
    if (!free) return []
    boxes.push(boxOf(free))
    return [free]
  })
}

/** Candidate positions of a name: on its spot, or below or above a pin there. */
export function besideSpot({ x, y }: Spot, text: string, pins: readonly Box[]): Name[] {
  const here = { x, y, text }
  const covered = pins.some((pin) => meet(pin, boxOf(here)))
  return covered ? [27, -27].map((away) => ({ ...here, y: y + away })) : [here]
}
