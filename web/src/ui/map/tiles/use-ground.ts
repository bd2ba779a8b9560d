import {
  type ComponentType,
  createElement,
  type ReactNode,
  type RefCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { equidistant, mercator, type Point, type Projection } from '../geometry.ts'
import type { View } from '../view.ts'
import type { TileLayerProps } from './TileLayer.tsx'

/** Up to this radius, distance rings on tiles are within 6% of circles at a latitude of 45 degrees. */
const TILES_UP_TO_KM = 400

interface Ground {
  projection: Projection
  /** Draws the tiles of a view, and the element for their credit; undefined without tiles. */
  tiles: { draw: (view: View) => ReactNode; credit: RefCallback<HTMLElement> } | undefined
}

/** The tiles of a MapLibre style under the pins; nothing if there is none, or if it cannot be drawn. */
export function useGround({ latitude, longitude, km }: Point & { km: number }, style: string | undefined): Ground {
  const [failed, setFailed] = useState(false)
  const [credit, setCredit] = useState<HTMLElement | null>(null)
  const styleUrl = failed || km > TILES_UP_TO_KM ? undefined : style
  const TileLayer = useTileLayer(styleUrl !== undefined, setFailed)
  return useMemo(() => {
    const middle = { latitude, longitude }
    if (styleUrl === undefined) return { projection: equidistant(middle), tiles: undefined }
    const layer = { styleUrl, middle, onFail: () => setFailed(true) }
    const draw = (view: View) => TileLayer && credit && createElement(TileLayer, { ...layer, view, credit })
    return { projection: mercator(middle), tiles: { draw, credit: setCredit } }
  }, [latitude, longitude, styleUrl, TileLayer, credit])
}

/** Loads the library of tiles when it is needed. */
function useTileLayer(wanted: boolean, setFailed: (failed: true) => void): ComponentType<TileLayerProps> | undefined {
  const [loaded, setLoaded] = useState<{ TileLayer: ComponentType<TileLayerProps> }>()
  useEffect(() => {
    if (wanted) import('./TileLayer.tsx').then(setLoaded, () => setFailed(true))
  }, [wanted, setFailed])
  return loaded?.TileLayer
}
