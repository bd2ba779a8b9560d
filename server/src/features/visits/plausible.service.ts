import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps.ts'

interface PassedView {
  page: string
  source: string | undefined
  address: string
  device: string
}
export type ForwardView = (view: PassedView) => void

const maxInFlight = 50
const timeoutMs = 5_000

/**
 * Forwards views to the Events API of a Plausible server: the route pattern, the referring host, and the IP address and
 * user agent that identify visitors. Fire-and-forget: failed requests are dropped.
 */
export function forwardToPlausible({ analytics, publicUrl }: Config, log: Deps['log']): ForwardView {
  const { url, domain } = analytics.plausible
  let inFlight = 0
  let failing = false

  async function send({ page, source, address, device }: PassedView): Promise<void> {
    const known = source?.includes('.')
    const body = {
      name: 'pageview',
      url: `${publicUrl}${page}`,
      domain,
      ...(known && { referrer: `https://${source}/` }),
    }
    const answer = await fetch(`${url}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': device, 'x-forwarded-for': address },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  }

  return (view) => {
    if (inFlight >= maxInFlight) return
    inFlight++
    send(view)
      .then(
        () => {
          failing = false
        },
        (error: unknown) => {
          if (!failing) log.warn({ err: error }, 'visits cannot be passed on')
          failing = true
        },
      )
      .finally(() => {
        inFlight--
      })
  }
}
