import { deviceNow } from '../clock.ts'

const TICK = 20_000
/** Hidden tabs run timers once a minute; a longer gap means that the device slept or the tab was frozen. */
const LONGEST_GAP = 90_000

/** Runs when the tab is hidden, from when on timers may never fire again. Returns a function that stops it. */
export function onHidden(handle: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && handle()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Runs when the tab is shown again. Returns a function that stops it. */
export function onVisible(handle: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && handle()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Runs when the tab is shown again, and when its window gets the focus. Returns a function that stops it. */
export function onReturn(handle: () => void): () => void {
  const ignoreVisible = onVisible(handle)
  addEventListener('focus', handle)
  return () => {
    ignoreVisible()
    removeEventListener('focus', handle)
  }
}

/** Runs after the device slept or the tab was frozen. Returns a function that stops it. */
export function onWake(handle: () => void): () => void {
  let last = deviceNow()
  const look = () => {
    const before = last
    last = deviceNow()
    if (last - before > LONGEST_GAP) handle()
  }
  const timer = setInterval(look, TICK)
  const ignoreVisible = onVisible(look)
  return () => {
    clearInterval(timer)
    ignoreVisible()
  }
}
