const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

/**
 * Web storage that never throws. Where the browser blocks or fills it, values are kept in memory: for this tab, until its
 * page is loaded again. Empty on the server.
 */
const storageOf = (name: 'localStorage' | 'sessionStorage'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const memory = memories[name]
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      const storage = globalThis[name]
      return storage ? act(storage) : undefined
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else if (typeof window !== 'undefined') memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

export const localDeviceStorage = storageOf('localStorage')
export const tabStorage = storageOf('sessionStorage')
