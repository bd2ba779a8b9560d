interface Gestures {
  move: (right: number, down: number) => void
  /** `x` and `y` are relative to the element. */
  zoom: (factor: number, x: number, y: number) => void
}

type Finger = { x: number; y: number }
/** Maximum movement of a click, in pixels. */
const STILL = 5
const isPressable = (target: EventTarget | null) => target instanceof Element && target.closest('button, a') !== null

/** Whether the target is a list on the map, which handles its own wheel and keys. */
export const scrolls = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-scrolls]') !== null

/** Handles dragging, pinching, the wheel and double clicks; returns a function that stops it. A drag is not a click. */
export function watchGestures(element: HTMLElement, { move, zoom }: Gestures): () => void {
  const fingers = new Map<number, Finger>()
  const ears = new AbortController()
  let travelled = 0
  const hear = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(kind, listener, { ...options, signal: ears.signal })
  const inside = (x: number, y: number) => {
    const { left, top } = element.getBoundingClientRect()
    return [x - left, y - top] as const
  }
  hear('pointerdown', (event) => {
    if (event.button !== 0 || scrolls(event.target)) return
    if (fingers.size === 0) travelled = 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  hear('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return
    const before = spreadOf([...fingers.values()])
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = spreadOf([...fingers.values()])
    travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(after.width - before.width)
    if (travelled <= STILL) return
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    move(after.x - before.x, after.y - before.y)
    if (before.width > 0 && after.width > 0) zoom(after.width / before.width, ...inside(after.x, after.y))
  })
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId)
  hear('pointerup', lift)
  hear('pointercancel', lift)
  hear(
    'click',
    (event) => {
      if (travelled <= STILL) return
      travelled = 0
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  hear(
    'wheel',
    (event) => {
      if (scrolls(event.target)) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), ...inside(event.clientX, event.clientY))
    },
    { passive: false },
  )
  hear('dblclick', (event) => {
    if (!isPressable(event.target)) zoom(2, ...inside(event.clientX, event.clientY))
  })
  return () => ears.abort()
}

/** Center of the fingers and their distance. */
function spreadOf(fingers: readonly Finger[]) {
  const [one = { x: 0, y: 0 }, other = one] = fingers
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, width: Math.hypot(one.x - other.x, one.y - other.y) }
}
