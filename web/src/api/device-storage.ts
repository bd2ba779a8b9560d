interface DeviceStorage {
  getItem(key: string): string | null
  /**
   * Returns whether the browser stored the value. On failure the older value is removed, so that it does not reappear
   * on the next load. `keepsOlder` keeps it instead: an older draft is better than none.
   */
  setItem(key: string, value: string, options?: { keepsOlder?: boolean }): boolean
  removeItem(key: string): void
}

/** Shared by all tabs of this device. */
export const localDeviceStorage: DeviceStorage = guarded(() => globalThis.localStorage)
/** Kept for this tab, including reloads. */
export const tabStorage: DeviceStorage = guarded(() => globalThis.sessionStorage)

/**
 * A storage that never throws. Where the browser blocks it or it is full, values stay in memory until the page is
 * reloaded. Empty on the server.
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
        // Some private windows accept a value without storing it.
        return storage.getItem(key) === value
      })
      if (isStored) {
        memory.delete(key)
        return true
      }
      if (!keepsOlder) removeStored(key)
      if (typeof window === 'undefined') return false
      memory.set(key, value)
      failed = true
      tell()
      return false
    },
    removeItem(key) {
      memory.delete(key)
      removeStored(key)
    },
  }
}

let failed = false
let listener: (() => void) | undefined
let isTold = false

function tell() {
  if (!failed || isTold || !listener) return
  isTold = true
  listener()
}

/**
 * Calls `onFailure` once per load of the page, when the browser has first refused to store a value. Returns a function
 * that stops it.
 */
export function onStorageFailure(onFailure: () => void): () => void {
  listener = onFailure
  tell()
  return () => {
    listener = undefined
  }
}

const SCROLL_POSITIONS = 'react-router-scroll-positions'

/**
 * Runs before all other scripts. The router reads its scroll positions unguarded, so invalid ones are removed. A
 * blocked storage is replaced by a no-op.
 */
export const STORAGE_SCRIPT = `try{var p,s=sessionStorage.getItem('${SCROLL_POSITIONS}');try{p=JSON.parse(s||'{}')}catch{}if(p?.constructor!==Object)sessionStorage.removeItem('${SCROLL_POSITIONS}')}catch{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:()=>null,setItem(){},removeItem(){}}})}`

/** JavaScript expression for inline scripts: the value stored on the device under `key`, or null. */
export const storedInScript = (key: string): string =>
  `(()=>{try{return localStorage.getItem(${JSON.stringify(key)})}catch{return null}})()`
