import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether shortcuts go by Command here; what the server cannot know is `false` in its page. */
export const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => /mac|iphone|ipad/i.test(navigator.platform),
    () => false,
  )
