import { type ReactNode, Suspense, useEffect } from 'react'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import { MapLink } from '../navigation/MapLink.tsx'
import { useMedia } from '../use-media.ts'
import { MapBeside } from './MapBeside.tsx'
import { useOpenMap } from './use-open-map.ts'

const MapSheet = retryableLazy(async () => ({ default: (await import('./MapSheet.tsx')).MapSheet }))

/** Minimum width for a map beside the list; keep in sync with the style sheets. */
const BESIDE = '(min-width: 87.5em)'

interface MapPlaceProps {
  title: string
  className: string | undefined
  /** Whether the list is loaded. */
  ready: boolean
  /** Loads the code of the map, which no list waits for. */
  preload: () => Promise<unknown>
  /** The map, beside the list or over it. */
  children: (isOver: boolean) => ReactNode
}

/** The map beside the list, or on narrow screens a button that opens it over the list. */
export function MapPlace({ title, className, ready, preload, children }: MapPlaceProps) {
  const beside = useMedia(BESIDE)
  const { open, link, close } = useOpenMap()
  useEffect(() => {
    if (beside) void preload()
  }, [beside, preload])
  return (
    <>
      <div className={className}>
        <MapBeside shown={beside && ready}>{children(false)}</MapBeside>
      </div>
      {ready && <MapLink {...link} />}
      <Suspense>
        {open && ready && !beside && (
          <MapSheet title={title} onClose={close}>
            {children(true)}
          </MapSheet>
        )}
      </Suspense>
    </>
  )
}
