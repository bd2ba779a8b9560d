import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the last press of a button in the part until its code is there, and repeats it then. React drops presses on what the
 * server has rendered and the browser has not hydrated.
 */
export function useLatePress(): { part: RefObject<HTMLDivElement | null>; onReady: () => void } {
  const part = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const isReady = useRef(false)
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      const button = (event.target as Element).closest('button')
      if (isReady.current || !button || !part.current?.contains(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      pressed.current = button
    }
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [])
  const onReady = () => {
    isReady.current = true
    pressed.current?.click()
    pressed.current = null
  }
  return { part, onReady }
}
