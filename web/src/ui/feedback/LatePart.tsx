import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { AsSent } from './AsSent.tsx'

/** Takes the place of a part whose code is missing, and fails its region. */
const failing = (error: unknown) => () => {
  throw error
}

/**
 * A part of a page whose code is loaded after the page. What the server sent is kept as it is until then, and replaced instead of
 * hydrated: a translator may have changed it meanwhile, which React refuses to hydrate. A failure is that of its region, whose retry
 * mounts the part and so loads the code again.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (import.meta.env.SSR) {
    const Sent = lazy(async () => ({ default: await load() })) as ComponentType<P>
    return (props) => (
      <AsSent isLive>
        <Suspense>
          <Sent {...props} />
        </Suspense>
      </AsSent>
    )
  }
  let loaded: ComponentType<P> | undefined
  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      load().then(
        (part) => setPart(() => (loaded = part)),
        (error) => setPart(() => failing(error)),
      )
    }, [])
    return <AsSent isLive={Boolean(Part)}>{Part && <Part {...props} />}</AsSent>
  }
}
