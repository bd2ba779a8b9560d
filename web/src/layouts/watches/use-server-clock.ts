import { useEffect } from 'react'
import { deviceNow, learnPageTime, timeRequest } from '../../clock.ts'

const CREDIBLE = 60_000

/**
 * Compares the device's clock with the render time of the page. If they differ by a minute, it asks the server, because
 * the page may also come from a cache. Pages without API calls would otherwise trust a wrong clock.
 */
export function useServerClock(madeAt: number | undefined): void {
  useEffect(() => {
    if (madeAt === undefined || Math.abs(deviceNow() - madeAt) < CREDIBLE) return
    learnPageTime(madeAt)
    const learn = timeRequest()
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => learn(headers),
      // While offline the device's clock is the only source.
      () => undefined,
    )
  }, [madeAt])
}
