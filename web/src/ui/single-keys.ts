export const SINGLE_KEYS = 'hearback.single-keys'

/** Whether a letter alone does something on this device; whoever speaks to the computer may not want that. */
export function singleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off'
  } catch {
    return true // storage is switched off: as for everybody
  }
}
