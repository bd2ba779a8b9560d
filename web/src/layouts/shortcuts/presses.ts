import { isComposing } from '../../ui/is-composing.ts'
import { singleKeys } from '../../ui/shortcuts/single-keys.ts'
import { TYPING_ELEMENTS } from '../../ui/shortcuts/typing-elements.ts'

/** A key press: the palette's shortcut, or the event of a single key. */
export type Press = 'palette' | KeyboardEvent

const BUSY = `${TYPING_ELEMENTS},[role=dialog]`

let take: ((press: Press) => void) | undefined
let load: (() => void) | undefined
const waiting: Press[] = []

/** Queues key presses until the shortcuts are loaded; nothing is queued behind the palette. */
function press(one: Press) {
  if (take) take(one)
  else if (!waiting.includes('palette')) waiting.push(one)
  load?.()
}

export const openPalette = (): void => press('palette')

/** Handles all key presses, including the queued ones. Returns a function that stops it. */
export function takePresses(taker: (press: Press) => void): () => void {
  take = taker
  for (const one of waiting.splice(0)) taker(one)
  return () => {
    take = undefined
  }
}

/** Listens to the keys of the page; `onPress` runs at each shortcut. Returns a function that stops it. */
export function hearPresses(onPress: () => void): () => void {
  load = onPress
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

function hear(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event
  if (event.defaultPrevented || isComposing(event) || event.altKey || document.querySelector('[aria-modal=true]'))
    return
  const combined = ctrlKey || metaKey
  if (combined && key.toLowerCase() === 'k') {
    event.preventDefault()
    press('palette')
  } else if (
    !combined &&
    singleKeys() &&
    !(event.target as Element).closest?.(BUSY) &&
    (take || /^[?/gjknpsirmz]$/.test(key))
  ) {
    // Prevents the browser's quick find, e.g. in Firefox.
    if (key === '/') event.preventDefault()
    press(event)
  }
}
