import { useEffect, useSyncExternalStore } from 'react'
import { localDeviceStorage, storedInScript } from '../api/device-storage.ts'

// Name used by the component library, for the attribute in its styles and the storage key of the user's choice.
const KEY = 'mantine-color-scheme-value'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** Runs before the first paint, to avoid a flash of the other color scheme. `apply` updates it later. */
export const SCHEME_SCRIPT = `var c=${storedInScript(KEY)};document.documentElement.dataset.mantineColorScheme=c==='light'||c==='dark'?c:matchMedia('${DARK}').matches?'dark':'light'`

const isDark = () => document.documentElement.dataset.mantineColorScheme === 'dark'

function apply() {
  const wanted = chosen() ?? (matchMedia(DARK).matches ? 'dark' : 'light')
  document.documentElement.dataset.mantineColorScheme = wanted
  for (const listener of listeners) listener()
}

function chosen() {
  const stored = localDeviceStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

function turn() {
  localDeviceStorage.setItem(KEY, isDark() ? 'light' : 'dark')
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Color scheme: that of the system until the user chooses one. */
export function useScheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  return { dark, toggle: turn }
}

/** Follows changes of the system and of other tabs; used once around all pages. */
export function useFollowScheme(): void {
  useEffect(() => {
    const system = matchMedia(DARK)
    const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && apply()
    apply()
    system.addEventListener('change', apply)
    addEventListener('storage', onStorage)
    return () => {
      system.removeEventListener('change', apply)
      removeEventListener('storage', onStorage)
    }
  }, [])
}
