import { useEffect, useState } from 'react'
import type { Point } from '../geometry.ts'
import type { Geography } from './geography.ts'
import { loadGeography } from './load-geography.ts'

/** Land and borders around a center, up to `reachKm`, if set; undefined until loaded. The map works without them. */
export function useGeography({ latitude, longitude }: Point, reachKm: number | undefined): Geography | undefined {
  const [geography, setGeography] = useState<Geography>()
  useEffect(() => {
    if (reachKm === undefined) return
    let wanted = true
    loadGeography({ latitude, longitude }, reachKm).then(
      (loaded) => wanted && setGeography(loaded),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [latitude, longitude, reachKm])
  return geography
}
