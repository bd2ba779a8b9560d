import * as t from '@hearback/texts/web/ui.ts'
import { useState } from 'react'

export interface Position {
  latitude: number
  longitude: number
}

const WAIT = 10_000
const REFUSED = t.positionDenied
const UNKNOWN = t.positionFailed

/** Geolocation that asks the browser only after a click. */
export function usePosition(onPosition: (position: Position) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const found = ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    setBusy(false)
    onPosition({ latitude, longitude })
  }
  const failed = (error?: GeolocationPositionError) => {
    setBusy(false)
    setProblem(error?.code === error?.PERMISSION_DENIED ? REFUSED : UNKNOWN)
  }
  const ask = () => {
    setProblem(undefined)
    if (!navigator.geolocation) return failed()
    setBusy(true)
    navigator.geolocation.getCurrentPosition(found, failed, { timeout: WAIT, maximumAge: 60_000 })
  }
  return { ask, busy, problem }
}
