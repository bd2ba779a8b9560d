import { useSyncExternalStore } from 'react'

const isVisible = () => document.visibilityState === 'visible'
function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether this tab is visible. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, () => false)
