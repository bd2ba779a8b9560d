import { singleKeys } from '../../ui/shortcuts/single-keys.ts'

/** What was pressed: the palette's own keys, or one key alone. */
export type Press = 'palette' | KeyboardEvent

// Where a letter is typed or chooses something.
const BUSY = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=dialog]'

let take: ((press: Press) => void) | undefined
let load: (() => void) | undefined
const waiting: Press[] = []

/** What comes before the shortcuts are loaded waits for them; behind the palette nothing does. */
function press(one: Press) {
  if (take) take(one)
  else if (!waiting.includes('palette')) waiting.push(one)
  load?.()
}

export const openPalette = (): void => press('palette')

/** Takes every press from now on, those that waited first. Answers how to stop. */
export function takePresses(taker: (press: Press) => void): () => void {
  take = taker
  for (const one of waiting.splice(0)) taker(one)
  return () => {
    take = undefined
  }
}

/** Listens to the keys of the whole page; `onPress` runs at each that is a shortcut. Answers how to stop. */
export function hearPresses(onPress: () => void): () => void {
  load = onPress
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

function hear(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event
  if (event.defaultPrevented || event.isComposing || event.altKey || document.querySelector('[aria-modal=true]')) return
  const combined = ctrlKey || metaKey
  if (combined && key.toLowerCase() === 'k') {
    event.preventDefault()
    press('palette')
  } else if (
    !combined &&
    singleKeys() &&
    !(event.target as Element).closest?.(BUSY) &&
    (take || /^[?/gjk]$/.test(key))
  ) {
    // Some browsers begin their own search of the page with it.
    if (key === '/') event.preventDefault()
    press(event)
  }
}
