import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrolls, watchGestures } from './gestures.ts'
import type { PlacedPin } from './groups.ts'
import {
  boundsOf,
  movedBy,
  revealing,
  type Size,
  type View,
  viewHolding,
  viewOfPins,
  viewOfRim,
  within,
  zoomedAt,
} from './view.ts'

const STEP = 90
const KEYS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const ZOOMS: Record<string, number> = { '+': 1.7, '=': 1.7, '-': 1 / 1.7 }

/** Size of an element; undefined until it is laid out. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** State of the visible section, and all ways to change it. Shows all pins until the user moves it. */
export function useMapView(element: RefObject<HTMLElement | null>, km: number, pins: readonly PlacedPin[]) {
  const size = useSize(element)
  const [moved, setMoved] = useState<View>()
  const bounds = size && boundsOf(km, size)
  const view =
    size &&
    (moved ??
      viewOfPins(
        km,
        pins.map(({ spot }) => spot),
        size,
      ))
  const change = (next: (view: View, size: Size) => View) => {
    if (view && size && bounds) setMoved(within(next(view, size), bounds))
  }
  const acts = {
    move: (right: number, down: number) => change((from) => movedBy(from, right, down)),
    zoom: (factor: number, x?: number, y?: number) =>
      change((from, at) =>
        zoomedAt(from, factor, { x: x ?? at.width / 2, y: y ?? at.height / 2 }, at, boundsOf(km, at)),
      ),
    whole: () => change((_, at) => viewOfRim(km, at)),
    hold: (some: readonly PlacedPin[]) =>
      change((_, at) =>
        viewHolding(
          some.map(({ spot }) => spot),
          at,
          boundsOf(km, at),
        ),
      ),
    /** Pans by the minimum needed to show the pin; does nothing while all pins are shown. */
    reveal: ({ spot }: PlacedPin) => {
      if (moved) change((from, at) => revealing(spot, from, at))
    },
  }
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const surface = element.current
    if (!surface) return
    const ears = new AbortController()
    const stop = watchGestures(surface, {
      move: (right, down) => latest.current.move(right, down),
      zoom: (factor, x, y) => latest.current.zoom(factor, x, y),
    })
    surface.addEventListener('keydown', (event) => onKey(event, surface, latest.current), { signal: ears.signal })
    return () => {
      stop()
      ears.abort()
    }
  }, [element])
  return { size, view, moved: moved !== undefined, bounds, ...acts }
}

/** A focused pin that leaves the view would lose the focus, so the focus moves to the map first. */
function onKey(
  event: KeyboardEvent,
  surface: HTMLElement,
  { move, zoom }: Pick<ReturnType<typeof useMapView>, 'move' | 'zoom'>,
) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = KEYS[event.key]
  const factor = ZOOMS[event.key]
  if (!step && !factor) return
  if (scrolls(event.target)) return
  event.preventDefault()
  if (event.target instanceof Element && event.target.closest('li')) surface.focus({ preventScroll: true })
  if (step) move(...step)
  else if (factor) zoom(factor)
}
