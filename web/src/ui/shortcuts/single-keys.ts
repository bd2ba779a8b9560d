import { localDeviceStorage } from '../../api/device-storage.ts'

export const SINGLE_KEYS = 'hearback.single-keys'

/** Whether single-key shortcuts are on for this device; users of speech input may turn them off (WCAG 2.1.4). */
export const singleKeys = (): boolean => localDeviceStorage.getItem(SINGLE_KEYS) !== 'off'
