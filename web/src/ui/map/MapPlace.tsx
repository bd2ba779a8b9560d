import { type ReactNode, Suspense } from 'react'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import { MapLink } from '../navigation/MapLink.tsx'
import { useMedia } from '../use-media.ts'
import { MapWaiting } from './MapWaiting.tsx'
import { useOpenMap } from './use-open-map.ts'

const MapSheet = retryableLazy(async () => ({ default: (await import('./MapSheet.tsx')).MapSheet }))

/** Minimum width for a map beside the list; keep in sync with the style sheets. */
const BESIDE = '(min-width: 87.5em)'

interface MapPlaceProps {
  title: string
  className: string | undefined
  /** Whether the list is loaded. */
  ready: boolean
  /** The map, beside the list or over it. */
  children: (isOver: boolean) => ReactNode
}

/** A button that opens the map beside the list, or over it on narrow screens. Until then nothing of the map is loaded. */
export function MapPlace({ title, className, ready, children }: MapPlaceProps) {
  const beside = useMedia(BESIDE)
  const { open, link, close } = useOpenMap()
  return (
    <>
      <div className={className} data-open={open || undefined}>
        {open && <Suspense fallback={<MapWaiting />}>{beside && ready ? children(false) : <MapWaiting />}</Suspense>}
      </div>
      {ready && <MapLink {...link} open={open} />}
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
