import * as t from '@hearback/texts/web/maps.ts'
import { Dial } from '../figures/Dial.tsx'
import c from './MapFrame.module.css'

/** Placeholder of a map that is loading. */
export const MapWaiting = () => (
  <div className={c.instead}>
    <Dial size={160} />
    <p role="status">{t.mapLoading}</p>
  </div>
)
