import * as t from '@hearback/texts/web/maps.ts'
import type { ReactNode } from 'react'
import { FailedNotice } from '../feedback/Notice.tsx'
import { Dial } from '../figures/Dial.tsx'
import { MapWaiting } from './MapBeside.tsx'
import c from './MapFrame.module.css'

interface MapFrameProps {
  /** What is known of the map, undefined until it came. */
  circle: unknown
  failed: boolean
  busy: boolean
  onRetry: () => unknown
  /** Where nothing that was found has a place. */
  nowhere: string
  children: ReactNode
}

/** The place of a map while it comes, where it could not be loaded, and where there is nothing to show. */
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
