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

/** Whether all of it lies between these edges. */
export const isWithin = (
  { x, y, width, height }: Box,
  { top, bottom, right }: { top: number; bottom: number; right: number },
) => x - width / 2 >= 0 && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom

/** Whether all of it lies in the circle. */
export const isInside = ({ x, y, width, height }: Box, middle: Spot, radius: number) =>
  Math.hypot(Math.abs(x - middle.x) + width / 2, Math.abs(y - middle.y) + height / 2) <= radius

/** Each name at the first of its places where it covers nothing that was there before; without one it is left out. */
export function placeNames(wanted: readonly Name[][], taken: readonly Box[]): Name[] {
  const boxes = [...taken]
  return wanted.flatMap((places) => {
    const free = places.find((name) => !boxes.some((box) => meet(box, boxOf(name))))
    if (!free) return []
    boxes.push(boxOf(free))
    return [free]
  })
}

/** On its spot; where a pin stands there, below or above it. */
export function besideSpot({ x, y }: Spot, text: string, pins: readonly Box[]): Name[] {
  const here = { x, y, text }
  const covered = pins.some((pin) => meet(pin, boxOf(here)))
  return covered ? [27, -27].map((away) => ({ ...here, y: y + away })) : [here]
}
