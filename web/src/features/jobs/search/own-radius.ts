import { limits } from '@hearback/contract/values/limits.ts'
import { localDeviceStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'

const stored = ownItem(localDeviceStorage, 'hearback.own-radius')
const USUAL_KM = 50

/** Kilometers that the reader last searched around their own place. */
export function ownRadius(): number {
  const km = stored.read()?.km
  return typeof km === 'number' && km > 0 && km <= limits.radiusKm ? km : USUAL_KM
}

export function rememberRadius(km: number | undefined): void {
  if (km !== undefined && km !== ownRadius()) stored.write({ km })
}
