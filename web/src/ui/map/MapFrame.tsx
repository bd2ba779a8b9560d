import * as t from '@hearback/texts/web/maps.ts'
import type { ReactNode } from 'react'
import { FailedNotice } from '../feedback/Notice.tsx'
import { Dial } from '../figures/Dial.tsx'
import c from './MapFrame.module.css'
import { MapWaiting } from './MapWaiting.tsx'

interface MapFrameProps {
  /** Data of the map; undefined until loaded. */
  circle: unknown
  failed: boolean
  busy: boolean
  onRetry: () => unknown
  /** Message when no result has a position. */
  nowhere: string
  children: ReactNode
}

/** Frame of a map with its loading, error and empty states. */
export function MapFrame({ circle, failed, busy, onRetry, nowhere, children }: MapFrameProps) {
  if (circle)
    return (
      <div className={c.whole} aria-busy={busy}>
        {children}
      </div>
    )
  if (!failed && circle === undefined) return <MapWaiting />
  return (
    <div className={c.instead}>
      {failed ? (
        <FailedNotice onRetry={onRetry} busy={busy}>
          {t.mapFailed}
        </FailedNotice>
      ) : (
        <>
          <Dial size={160} />
          <p role="status">{nowhere}</p>
        </>
      )}
    </div>
  )
}
