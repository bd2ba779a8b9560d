import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react'
import { AsSent } from './AsSent.tsx'

/**
 * A part of a page whose code is loaded after the page. What the server sent is kept as it is until then, and replaced instead of
 * hydrated: a translator may have changed it meanwhile, which React refuses to hydrate. A failure is that of its region, whose retry
 * mounts the part and so loads the code again.
 */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (import.meta.env.SSR) {
    const Sent = lazy(async () => ({ default: await load() })) as ComponentType<P>
    return (props) => createElement(AsSent, { isLive: true }, createElement(Suspense, null, createElement(Sent, props)))
  }
  let loaded: ComponentType<P> | undefined
  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<Error>()
    useEffect(() => {
      load().then((part) => {
        loaded = part
        setPart(() => part)
      }, setFailure)
    }, [])
    if (failure) throw failure
    return createElement(AsSent, { isLive: Boolean(Part) }, Part && createElement(Part, props))
  }
}
