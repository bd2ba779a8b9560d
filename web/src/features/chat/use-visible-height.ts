import { type RefObject, useEffect, useRef } from 'react'

/** Limits an element to the visual viewport above the on-screen keyboard, where the browser does not. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const hidden = window.innerHeight - view.height
      const isCovered = hidden > 120 && view.scale === 1
      element.current?.style.setProperty('height', isCovered ? `${view.height}px` : '')
      // Reverts the browser's scroll to the focused field; the layout already fits.
      if (isCovered) window.scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [])
  return element
}
