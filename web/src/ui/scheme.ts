import { useEffect, useSyncExternalStore } from 'react'
import { localDeviceStorage, storedInScript } from '../api/device-storage.ts'

// The component library's own name: its styles go by the attribute, and people's choices are kept under the key.
const KEY = 'mantine-color-scheme-value'
const DARK = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** Runs before the first paint, so that no page flashes in the other colours. Kept in step by `apply`. */
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

/** Light or dark as the system says, until the person chooses. */
export function useScheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  return { dark, toggle: turn }
}

/** Once around all pages: follows the system and the other tabs. */
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
