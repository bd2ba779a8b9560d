import { useEffect, useState } from 'react'
import type { Point } from '../geometry.ts'
import type { Geography } from './geography.ts'

/** Land and borders around a center; undefined until loaded. The map works without them. */
export function useGeography({ latitude, longitude }: Point, reachKm: number): Geography | undefined {
  const [geography, setGeography] = useState<Geography>()
  useEffect(() => {
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
