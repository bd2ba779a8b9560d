interface DeviceStorage {
  getItem(key: string): string | null
  /**
   * Returns whether the browser stored the value. An older value that it can't replace is removed, so that it doesn't come
   * back with the next load, unless `keepsOlder`: an older draft is better than none.
   */
  setItem(key: string, value: string, options?: { keepsOlder?: boolean }): boolean
  removeItem(key: string): void
}

/** Kept for all tabs of this device. */
export const localDeviceStorage: DeviceStorage = guarded(() => globalThis.localStorage)
/** Kept for this tab, also when it is reloaded. */
export const tabStorage: DeviceStorage = guarded(() => globalThis.sessionStorage)

/**
 * A storage that never throws. Where the browser blocks or fills it, values are kept in memory: for this tab, until its
 * page is loaded again. Empty on the server.
 */
function guarded(storageOf: () => Storage | null | undefined): DeviceStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      const storage = storageOf()
      return storage ? act(storage) : undefined
    } catch {
      return undefined
    }
  }
  const removeStored = (key: string) => attempt((storage) => storage.removeItem(key))
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value, { keepsOlder = false } = {}) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        // Some private windows take a value and keep none.
        return storage.getItem(key) === value
      })
      if (isStored) {
        memory.delete(key)
        return true
      }
      if (!keepsOlder) removeStored(key)
      if (typeof window !== 'undefined') memory.set(key, value)
      return false
    },
    removeItem(key) {
      memory.delete(key)
      removeStored(key)
    },
  }
}

const SCROLL_POSITIONS = 'react-router-scroll-positions'

/**
 * Runs before any other script of the page. The router reads its scroll positions without a guard: unreadable ones are
 * removed, and a blocked storage is replaced by one that keeps nothing.
 */
export const STORAGE_SCRIPT = `try{var p;try{p=JSON.parse(sessionStorage.getItem('${SCROLL_POSITIONS}')||'{}')}catch{}if(p?.constructor!==Object)sessionStorage.removeItem('${SCROLL_POSITIONS}')}catch{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:()=>null,setItem(){},removeItem(){}}})}`

/** An expression for inline scripts, which run before any module: the value stored on the device under `key`, or null. */
export const storedInScript = (key: string): string =>
  `(()=>{try{return localStorage.getItem(${JSON.stringify(key)})}catch{return null}})()`
