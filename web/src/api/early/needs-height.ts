import { localDeviceStorage, storedInScript } from '../device-storage.ts'
import { ownItem } from '../own-item.ts'
import { SESSION } from '../session.ts'

const KEY = 'hearback.needs-height'
const item = ownItem(localDeviceStorage, KEY)

/** Where what waits for a seeker is listed: across the window on the job search, or inside a page. */
export type NeedsPlace = 'bar' | 'strip'

/**
 * Runs before the first paint: reserves, as `--needs`, the height that the bar of what waits for the seeker had last, because
 * the server renders the job search without it.
 */
export const NEEDS_HEIGHT_SCRIPT = `try{var n=JSON.parse(${storedInScript(KEY)}),o=JSON.parse(${storedInScript(SESSION)});if(o.user._id===n.userId&&n.bar>0)document.documentElement.style.setProperty('--needs',n.bar+'px')}catch(e){}`

const isHeight = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1_000

/** Last height in pixels for the signed-in seeker; 0 if nothing waited, undefined if the device does not know. */
export function lastNeedsHeight(place: NeedsPlace): number | undefined {
  const height = item.read()?.[place]
  return isHeight(height) ? height : undefined
}

/** Remembers the height for the next load. */
export function rememberNeedsHeight(place: NeedsPlace, height: number): void {
  if (lastNeedsHeight(place) === height) return
  item.write({ bar: lastNeedsHeight('bar'), strip: lastNeedsHeight('strip'), [place]: height })
}
