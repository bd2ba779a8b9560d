import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idle } from '../idle.ts'

/**
 * Counts page views. Loads nothing where counting is off or the reader opted out (Do Not Track, Global Privacy
 * Control).
 */
export function VisitWatch({ counted }: { counted: boolean | undefined }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (counted && !declines()) recording = recording.then(idle).then(() => record(pathname))
  }, [counted, pathname])
  return null
}

/** Sequential: only the first page may count as an arrival. */
let recording: Promise<unknown> = Promise.resolve()

const declines = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Failures must not affect the page. */
async function record(path: string): Promise<void> {
  if (!navigator.onLine) return
  const visits = await import('../../features/visits/record-view.ts').catch(() => undefined)
  visits?.recordView(path)
}
