import { localDeviceStorage } from '../../api/device-storage.ts'

export const SINGLE_KEYS = 'hearback.single-keys'

/** Whether a letter alone does something on this device; people who use speech input may not want that. */
export const singleKeys = (): boolean => localDeviceStorage.getItem(SINGLE_KEYS) !== 'off'
