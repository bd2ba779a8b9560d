import type { Config } from '../../config/config.ts'
import type { Deps } from '../../deps.ts'

interface PassedView {
  page: string
  source: string | undefined
  address: string
  device: string
}
export type PassOn = (view: PassedView) => void

const mostUnderWay = 50
const patienceMs = 5_000

/**
 * Forwards views to the Events API of a Plausible server: the route pattern, the referring host, and the IP address and
 * user agent that identify visitors. Fire-and-forget: failed requests are dropped.
 */
export function passOnToPlausible({ analytics, publicUrl }: Config, log: Deps['log']): PassOn {
  const { url, domain } = analytics.plausible
  let underWay = 0
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
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  }

  return (view) => {
    if (underWay >= mostUnderWay) return
    underWay++
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
        underWay--
      })
  }
}
