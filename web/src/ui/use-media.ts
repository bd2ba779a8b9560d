import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is like that, e.g. `(min-width: 62em)`; what the server cannot know is `false` in its page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
