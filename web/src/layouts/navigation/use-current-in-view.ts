import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls a row of links so that the current one is visible, centered if possible. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the page
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current=page]')
    if (!row.current || !link) return
    const [whole, part] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    row.current.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2
  }, [pathname])
  return row
}
