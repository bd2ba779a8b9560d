import { type ComponentType, useEffect, useState } from 'react'
import { idle } from '../idle.ts'

type Watch = ComponentType<{ madeAt: number | undefined }>

/** Loads offline support and recent activity when the browser is idle. */
export function DeviceWatch({ madeAt }: { madeAt: number | undefined }) {
  const [loaded, setLoaded] = useState<{ Watch: Watch }>()
  useEffect(() => {
    idle()
      .then(() => import('./IdleWatches.tsx'))
      .then(({ IdleWatches }) => setLoaded({ Watch: IdleWatches }))
      .catch(() => undefined)
  }, [])
  return loaded ? <loaded.Watch madeAt={madeAt} /> : null
}
