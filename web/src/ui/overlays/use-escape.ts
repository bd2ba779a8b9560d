import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../is-composing.ts'

/** Closes the overlays that are open, the topmost last. */
const open: (() => void)[] = []

/**
 * Closes an overlay by Escape while it is the topmost: the library would close all that are open. Lists and panels that are open
 * above it keep the key for themselves, and so do input methods.
 */
export function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const own = () => close()
    open.push(own)
    if (open.length === 1) window.addEventListener('keydown', closeTopmost, true)
    return () => {
      open.splice(open.indexOf(own), 1)
      if (open.length === 0) window.removeEventListener('keydown', closeTopmost, true)
    }
  }, [])
}

function closeTopmost(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return
  const isTaken =
    event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true'
  if (!isTaken && !document.querySelector('[popover=auto]:popover-open')) open.at(-1)?.()
}
