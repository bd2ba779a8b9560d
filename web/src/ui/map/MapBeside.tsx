import * as t from '@hearback/texts/web/maps.ts'
import { type ReactNode, Suspense } from 'react'
import { Dial } from '../figures/Dial.tsx'
import c from './MapFrame.module.css'

/** What stands in the place of a map until it is drawn. */
export const MapWaiting = () => (
  <div className={c.instead}>
    <Dial size={160} />
    <p role="status">{t.mapLoading}</p>
  </div>
)

/** A map whose code comes late, and the waiting face until then: its place is never empty. */
export const MapBeside = ({ shown, children }: { shown: boolean; children: ReactNode }) =>
  shown ? <Suspense fallback={<MapWaiting />}>{children}</Suspense> : <MapWaiting />
