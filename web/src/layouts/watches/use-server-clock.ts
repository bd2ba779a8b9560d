import { useEffect } from 'react'
import { deviceNow, learnPageTime, timeRequest } from '../../clock.ts'

const CREDIBLE = 60_000

/**
 * Compares the device's clock with the instant at which the page was made. Pages without any call would trust a wrong
 * clock: where the two are a minute apart, the server is asked, because the page may also come from a cache.
 */
export function useServerClock(madeAt: number | undefined): void {
  useEffect(() => {
    if (madeAt === undefined || Math.abs(deviceNow() - madeAt) < CREDIBLE) return
    learnPageTime(madeAt)
    const learn = timeRequest()
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => learn(headers),
      // Without a connection the device's clock is all there is.
      () => undefined,
    )
  }, [madeAt])
}
