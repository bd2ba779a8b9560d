import type { Point, Spot } from './geometry.ts'
import { onScreen, type Size, type View } from './view.ts'

export interface MapPin extends Point {
  id: string
  /** Text on the pin. */
  label: string
  title: string
  note: string
  /** The town named by the label, whose name the map omits. */
  town?: string
  /** Ids of its entries in the list beside the map; several where the pin is a whole town. */
  ids: readonly string[]
}
export interface PlacedPin extends MapPin {
  spot: Spot
}
/** Overlapping pins in their order, at the position of the first. */
export interface Group extends Spot {
  pins: PlacedPin[]
  width: number
}

export const PIN_HEIGHT = 32
const GAP = 2
export const widthOf = (label: string) => Math.max(PIN_HEIGHT, label.length * 7.4 + 20)
export const countOf = (pins: readonly MapPin[]) => pins.reduce((all, { ids }) => all + ids.length, 0)

/**
 * Groups the visible pins. Pins at the same place form one group; where two groups overlap, the earlier keeps its
 * position.
 */
export function groupsOf(pins: readonly PlacedPin[], view: View, size: Size): Group[] {
  const groups: Group[] = []
  for (const place of placesOf(pins)) {
    const [first] = place
    if (!first) continue
    const here = groupAt(onScreen(first.spot, view, size), place)
    if (!isSeen(here, size)) continue
    const covered = groups.find((group) => cover(group, here))
    if (covered) Object.assign(covered, groupAt(covered, [...covered.pins, ...place]))
    else groups.push(here)
  }
  return groups
}

const placesOf = (pins: readonly PlacedPin[]) => Map.groupBy(pins, ({ spot }) => `${spot.x} ${spot.y}`).values()

const groupAt = ({ x, y }: Spot, pins: PlacedPin[]): Group => ({
  x,
  y,
  pins,
  width: widthOf(pins.length === 1 ? (pins[0]?.label ?? '') : String(countOf(pins))),
})

const cover = (a: Group, b: Group) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + GAP && Math.abs(a.y - b.y) < PIN_HEIGHT + GAP

const isSeen = ({ x, y }: Spot, { width, height }: Size) => x > 0 && x < width && y > 0 && y < height
