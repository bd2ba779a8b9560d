const memory = new Map<string, string>()

/**
 * Local storage that never throws. Where the browser blocks or fills it, values are kept in memory: for this tab, until its
 * page is loaded again. Empty on the server.
 */
export const localDeviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
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

function attempt<T>(act: (storage: Storage) => T): T | undefined {
  try {
    const storage = globalThis.localStorage
    return storage ? act(storage) : undefined
  } catch {
    return undefined
  }
}
