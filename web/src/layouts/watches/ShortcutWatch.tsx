import { Suspense, useEffect, useState } from 'react'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { hearPresses } from '../shortcuts/presses.ts'

// Loaded on the first shortcut.
const Shortcuts = retryableLazy(async () => (await import('../shortcuts/late.ts')).loadShortcuts())

/** Listens to global keyboard shortcuts. */
export function ShortcutWatch() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => hearPresses(() => setWanted(true)), [])
  return <Suspense>{wanted && <Shortcuts />}</Suspense>
}
