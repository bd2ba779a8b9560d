import type { Spot } from './geometry.ts'

export interface Size {
  width: number
  height: number
}
/** What is seen: the spot in the middle of the screen, and pixels to a kilometre. */
export interface View extends Spot {
  scale: number
}
export interface Bounds {
  least: number
  most: number
  /** How far the middle of the screen may be from that of the circle. */
  reachKm: number
}

/** Room at the sides, so that no pin is cut off. */
const SIDE = 66
const END = 64
/** Points are rounded to about 2 km: closer than this there is nothing more to see. */
const CLOSEST = 60

const wholeRim = (km: number, { width, height }: Size) => (Math.min(width, height) * 0.94) / 2 / km
/** Only two opposite ends of the rim are seen. */
const highRim = (km: number, { width, height }: Size) => (Math.max(width, height) * 0.88) / 2 / km

export function boundsOf(km: number, size: Size): Bounds {
  const least = wholeRim(km, size)
  return { least: least * 0.7, most: Math.max(CLOSEST, least * 2), reachKm: km * 1.2 }
}

export const viewOfRim = (km: number, size: Size): View => ({ x: 0, y: 0, scale: wholeRim(km, size) })

/** The rim, drawn nearer where all pins lie well inside it, and a little farther where the edge would cut one. */
export function viewOfPins(km: number, spots: readonly Spot[], size: Size): View {
  const rim = viewOfRim(km, size)
  if (spots.length === 0) return rim
  const fits = Math.min(
    (size.width / 2 - SIDE) / Math.max(0.1, ...spots.map(({ x }) => Math.abs(x))),
    (size.height / 2 - END) / Math.max(0.1, ...spots.map(({ y }) => Math.abs(y))),
  )
  return { ...rim, scale: Math.min(Math.max(fits, boundsOf(km, size).least), Math.max(rim.scale, highRim(km, size))) }
}

/** The closest view that holds all of these. */
export function viewHolding(spots: readonly Spot[], size: Size, bounds: Bounds): View {
  const [left, right] = ends(spots.map(({ x }) => x))
  const [top, bottom] = ends(spots.map(({ y }) => y))
  const scale = Math.min(
    (size.width - 2 * SIDE) / Math.max(0.01, right - left),
    (size.height - 2 * END) / Math.max(0.01, bottom - top),
  )
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, bounds)
}
const ends = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]

export function within({ x, y, scale }: View, { least, most, reachKm }: Bounds): View {
  const away = Math.hypot(x, y)
  const back = away > reachKm ? reachKm / away : 1
  return { x: x * back, y: y * back, scale: Math.min(most, Math.max(least, scale)) }
}

export const onScreen = ({ x, y }: Spot, view: View, { width, height }: Size): Spot => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
})

export const movedBy = (view: View, right: number, down: number): View => ({
  ...view,
  x: view.x - right / view.scale,
  y: view.y - down / view.scale,
})

/** Zooms so that what lies under that point of the screen stays there. */
export function zoomedAt(view: View, factor: number, at: Spot, { width, height }: Size, bounds: Bounds): View {
  const scale = Math.min(bounds.most, Math.max(bounds.least, view.scale * factor))
  const keep = (from: number, screen: number, middle: number) => from + (screen - middle) * (1 / view.scale - 1 / scale)
  return { x: keep(view.x, at.x, width / 2), y: keep(view.y, at.y, height / 2), scale }
}

/** Room around a pin that is to be seen: its label beside the spot and above it, and what stands at the lower edge. */
const ROOM = { side: 44, top: 60, foot: 44 }

/** The view moved no further than is needed to see the spot. */
export function revealing(spot: Spot, view: View, size: Size): View {
  const { x, y } = onScreen(spot, view, size)
  const right = Math.min(Math.max(x, ROOM.side), size.width - ROOM.side) - x
  const down = Math.min(Math.max(y, ROOM.top), size.height - ROOM.foot) - y
  return movedBy(view, right, down)
}
