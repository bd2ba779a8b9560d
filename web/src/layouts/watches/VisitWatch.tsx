import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idle } from '../idle.ts'

/** Around every page: has each one counted. Where nobody counts, or the reader asks not to be counted, nothing is loaded. */
export function VisitWatch({ counted }: { counted: boolean | undefined }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (counted && !declines()) recording = recording.then(idle).then(() => record(pathname))
  }, [counted, pathname])
  return null
}

/** One after the other: only the first page may be where somebody arrived. */
let recording: Promise<unknown> = Promise.resolve()

const declines = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Whatever hinders it is no concern of the page. */
async function record(path: string): Promise<void> {
  if (!navigator.onLine) return
  const visits = await import('../../features/visits/record-view.ts').catch(() => undefined)
  visits?.recordView(path)
}
