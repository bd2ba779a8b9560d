import { type ComponentType, useEffect, useState } from 'react'
import { idle } from '../idle.ts'

type Watch = ComponentType<{ madeAt: number | undefined }>

/** Loads offline support when the browser is idle. */
export function DeviceWatch({ madeAt }: { madeAt: number | undefined }) {
  const [loaded, setLoaded] = useState<{ Watch: Watch }>()
  useEffect(() => {
    idle()
      .then(() => import('../../features/offline/OfflineWatch.tsx'))
      .then(({ OfflineWatch }) => setLoaded({ Watch: OfflineWatch }))
      .catch(() => undefined)
  }, [])
  return loaded ? <loaded.Watch madeAt={madeAt} /> : null
}
