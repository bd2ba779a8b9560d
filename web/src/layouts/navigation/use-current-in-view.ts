import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A row of links that may be wider than the screen: shows the one of the page that is open, in the middle where it can. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current=page]')
    if (!row.current || !link) return
    const [whole, part] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    row.current.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2
  }, [pathname])
  return row
}
