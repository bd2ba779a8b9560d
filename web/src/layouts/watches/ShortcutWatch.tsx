import { Suspense, useEffect, useState } from 'react'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { hearPresses } from '../shortcuts/presses.ts'

// Loaded at the first shortcut; who never presses one does not pay for it.
const Shortcuts = retryableLazy(async () => (await import('../shortcuts/late.ts')).loadShortcuts())

/** Around every page: hears the keys that do something anywhere. */
export function ShortcutWatch() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => hearPresses(() => setWanted(true)), [])
  return <Suspense>{wanted && <Shortcuts />}</Suspense>
}
