import { useEffect, useState } from 'react'
import type { Point } from '../geometry.ts'
import type { Geography } from './geography.ts'

/** Land and borders around a center, up to `reachKm`, if set; undefined until loaded. The map works without them. */
export function useGeography({ latitude, longitude }: Point, reachKm: number | undefined): Geography | undefined {
  const [geography, setGeography] = useState<Geography>()
  useEffect(() => {
    if (reachKm === undefined) return
    let wanted = true
    import('./geography.ts')
      .then(({ geographyAround }) => geographyAround({ latitude, longitude }, reachKm))
      .then(
        (loaded) => wanted && setGeography(loaded),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [latitude, longitude, reachKm])
  return geography
}
