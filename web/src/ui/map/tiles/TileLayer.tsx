import { AttributionControl, setWorkerUrl, Map as TileMap } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Point } from '../geometry.ts'
import type { View } from '../view.ts'
import { cameraOf } from './camera.ts'
import c from './TileLayer.module.css'

setWorkerUrl(workerUrl)

export interface TileLayerProps {
  styleUrl: string
  /** Center of the projection. */
  middle: Point
  view: View
  /** Where the sources of the tiles are credited. */
  credit: HTMLElement
  /** Called when the style cannot be loaded, or the browser cannot draw it. */
  onFail: () => void
}

/** The tiles under a map. They have no gestures of their own but follow the view. */
export function TileLayer({ styleUrl, middle, view, credit, onFail }: TileLayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const tiles = useRef<TileMap>(undefined)
  const camera = cameraOf(view, middle)
  const start = useRef({ camera, credit, onFail })
  useEffect(() => {
    if (!container.current) return
    const drawn = drawTiles(container.current, styleUrl, start.current)
    tiles.current = drawn
    return () => {
      tiles.current = undefined
      drawn?.remove()
    }
  }, [styleUrl])
  useLayoutEffect(() => {
    tiles.current?.jumpTo(camera)
  })
  return (
    <div className={c.layer} aria-hidden="true">
      <div ref={container} className={c.tiles} />
    </div>
  )
}

interface Start {
  camera: ReturnType<typeof cameraOf>
  credit: HTMLElement
  onFail: () => void
}

function drawTiles(container: HTMLElement, style: string, { camera, credit, onFail }: Start): TileMap | undefined {
  try {
    const tiles = new TileMap({
      ...camera,
      container,
      style,
      interactive: false,
      fadeDuration: 0,
      attributionControl: false,
    })
    const attribution = new AttributionControl({ compact: false })
    credit.replaceChildren(attribution.onAdd(tiles))
    tiles.once('remove', () => attribution.onRemove())
    // Later errors concern single tiles.
    tiles.once('style.load', () => tiles.off('error', onFail))
    tiles.on('error', onFail)
    return tiles
  } catch {
    // Without WebGL.
    onFail()
    return undefined
  }
}
