import type { Spot } from './geometry.ts'
import { type Group, PIN_HEIGHT, type PlacedPin, widthOf } from './groups.ts'
import { type Box, isWithin, meet } from './names.ts'
import type { Size } from './view.ts'

export type Side = 'above' | 'below' | 'before' | 'after'

/** Box of the selected pin, which floats beside its place. */
export interface Flag extends Box {
  pin: PlacedPin
  side: Side
}

/** Gap between a place, or its number, and the floating pin, in pixels. */
const TIP = 11
const TIP_OF_NUMBER = 6
/** Height of the credit at the lower edge, in pixels. */
const FOOT = 50

export const boxOfGroup = ({ x, y, width }: Group): Box => ({ x, y, width, height: PIN_HEIGHT })

/**
 * Positions the floating pin beside its place, preferably above: the first side where it hides no other pin and fits
 * the screen.
 */
export function flagOf(pin: PlacedPin, at: Spot, groups: readonly Group[], size: Size): Flag {
  const own = groups.find(({ pins }) => pins.includes(pin))
  const others = groups.filter((group) => group !== own || group.pins.length > 1).map(boxOfGroup)
  const isShared = own !== undefined && own.pins.length > 1
  const width = widthOf(pin.label)
  const up = PIN_HEIGHT / 2 + (isShared ? PIN_HEIGHT / 2 + TIP_OF_NUMBER : TIP)
  const aside = width / 2 + (isShared ? own.width / 2 + TIP_OF_NUMBER : TIP)
  const sides: readonly (readonly [Side, number, number])[] = [
    ['above', 0, -up],
    ['below', 0, up],
    ['after', aside, 0],
    ['before', -aside, 0],
  ]
  const flags = sides.map(([side, x, y]) => ({ pin, side, x: at.x + x, y: at.y + y, width, height: PIN_HEIGHT }))
  const hidden = (flag: Box) => others.filter((other) => meet(flag, other)).length
  const cost = (flag: Box) =>
    hidden(flag) + (isWithin(flag, { top: 0, bottom: size.height - FOOT, right: size.width }) ? 0 : 10)
  return flags.reduce((best, flag) => (cost(flag) < cost(best) ? flag : best))
}
