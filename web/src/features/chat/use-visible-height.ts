import { type RefObject, useEffect, useRef } from 'react'

/** Keeps an element as tall as what a phone's keyboard leaves of the screen, where the browser itself does not. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const hidden = window.innerHeight - view.height
      const isCovered = hidden > 120 && view.scale === 1
      element.current?.style.setProperty('height', isCovered ? `${view.height}px` : '')
      // The browser has pushed the page up to show the field; the page fits by itself.
      if (isCovered) window.scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [])
  return element
}
