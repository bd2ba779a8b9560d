import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether shortcuts use Command; `false` on the server and during hydration. */
export const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => /mac|iphone|ipad/i.test(navigator.platform),
    () => false,
  )
