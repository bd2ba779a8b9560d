import type { Spot } from './geometry.ts'

export interface Size {
  width: number
  height: number
}
/** Visible section: the center of the screen, and the scale in pixels per kilometer. */
export interface View extends Spot {
  scale: number
}
export interface Bounds {
  least: number
  most: number
  /** Maximum distance between the centers of screen and circle, in kilometers. */
  reachKm: number
}

/** Horizontal padding in pixels, so that no pin is cut off. */
const SIDE = 66
const END = 64
/** Maximum scale in pixels per kilometer; positions are rounded to about 2 km, so a closer view shows nothing more. */
const CLOSEST = 60

const wholeRim = (km: number, { width, height }: Size) => (Math.min(width, height) * 0.94) / 2 / km
/** Only two opposite ends of the rim are visible. */
const highRim = (km: number, { width, height }: Size) => (Math.max(width, height) * 0.88) / 2 / km

export function boundsOf(km: number, size: Size): Bounds {
  const least = wholeRim(km, size)
  return { least: least * 0.7, most: Math.max(CLOSEST, least * 2), reachKm: km * 1.2 }
}

export const viewOfRim = (km: number, size: Size): View => ({ x: 0, y: 0, scale: wholeRim(km, size) })

/** Fits the pins: zooms in where all lie well inside the rim, and slightly out where the edge would cut one. */
export function viewOfPins(km: number, spots: readonly Spot[], size: Size): View {
  const rim = viewOfRim(km, size)
  if (spots.length === 0) return rim
  const fits = Math.min(
    (size.width / 2 - SIDE) / Math.max(0.1, ...spots.map(({ x }) => Math.abs(x))),
    (size.height / 2 - END) / Math.max(0.1, ...spots.map(({ y }) => Math.abs(y))),
  )
  return { ...rim, scale: Math.min(Math.max(fits, boundsOf(km, size).least), Math.max(rim.scale, highRim(km, size))) }
}

/** The closest view that contains all spots. */
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

/** Zooms around a point of the screen. */
export function zoomedAt(view: View, factor: number, at: Spot, { width, height }: Size, bounds: Bounds): View {
  const scale = Math.min(bounds.most, Math.max(bounds.least, view.scale * factor))
  const keep = (from: number, screen: number, middle: number) => from + (screen - middle) * (1 / view.scale - 1 / scale)
  return { x: keep(view.x, at.x, width / 2), y: keep(view.y, at.y, height / 2), scale }
}

/** Padding around a revealed pin, in pixels: for its label, and for the controls at the lower edge. */
const ROOM = { side: 44, top: 60, foot: 44 }

/** Pans by the minimum needed to show the spot. */
export function revealing(spot: Spot, view: View, size: Size): View {
  const { x, y } = onScreen(spot, view, size)
  const right = Math.min(Math.max(x, ROOM.side), size.width - ROOM.side) - x
  const down = Math.min(Math.max(y, ROOM.top), size.height - ROOM.foot) - y
  return movedBy(view, right, down)
}
