import * as t from '@hearback/texts/web/ui.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Point } from '../geometry.ts'
import c from './PlaceMap.module.css'

interface PlaceMapProps extends Point {
  /** Name of the place, for the text alternative. */
  place: string
}

/** Small map of where in its state or country a place is. Loads the land once scrolled into view; stays plain without. */
export function PlaceMap({ place, latitude, longitude }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<ReactNode>()
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./PlaceDrawing.tsx')
        .then(({ drawPlace }) => drawPlace({ latitude, longitude }))
        .then(setDrawing, () => {})
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [latitude, longitude])
  return (
    <div ref={frame} className={c.frame} role="img" aria-label={t.placeMapLabel(place)}>
      {drawing}
    </div>
  )
}
