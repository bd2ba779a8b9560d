import * as t from '@hearback/texts/web/offline.ts'
import { CloudOff } from 'lucide-react'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Offline.module.css'

/** Offline banner at the bottom of every page; `asOf` in milliseconds. */
export const OfflineLine = ({ asOf }: { asOf: number }) => (
  <p className={c.line} role="status">
    <CloudOff size={15} aria-hidden />
    <span>
      {t.lineLead} <RelativeTime at={new Date(asOf).toISOString()} />.
    </span>
  </p>
)
