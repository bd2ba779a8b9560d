import { useEffect, useSyncExternalStore } from 'react'

export interface OwnFace {
  name: string
  picture: string | null | undefined
}

let face: OwnFace | undefined
const listeners = new Set<() => void>()

/** Sets name and picture of the signed-in person or company; undefined removes them. */
export function setOwnFace(next: OwnFace | undefined): void {
  face = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until known, and for users without a profile. */
export const useOwnFace = (): OwnFace | undefined =>
  useSyncExternalStore(
    subscribe,
    () => face,
    () => undefined,
  )

/**
 * Sets name and picture of the signed-in person or company while the component is mounted. Nothing is set without a
 * name. Features set them, the layouts show them.
 */
export function useSetOwnFace(name: string | undefined, picture: string | null | undefined): void {
  useEffect(() => {
    if (name) setOwnFace({ name, picture })
    return () => setOwnFace(undefined)
  }, [name, picture])
}
