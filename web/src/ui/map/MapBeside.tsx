import * as t from '@hearback/texts/web/maps.ts'
import { type ReactNode, Suspense } from 'react'
import { Dial } from '../figures/Dial.tsx'
import c from './MapFrame.module.css'

/** Placeholder of a map that is loading. */
export const MapWaiting = () => (
  <div className={c.instead}>
    <Dial size={160} />
    <p role="status">{t.mapLoading}</p>
  </div>
)

/** Lazy-loaded map with its placeholder, so that its space is never empty. */
export const MapBeside = ({ shown, children }: { shown: boolean; children: ReactNode }) =>
  shown ? <Suspense fallback={<MapWaiting />}>{children}</Suspense> : <MapWaiting />
