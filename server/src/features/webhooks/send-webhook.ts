import { Webhook } from 'standardwebhooks'
import { type OutgoingClient, OutgoingRefused } from '../../ports/outgoing-client.ts'
import { type AttemptResult, legibleReply } from './webhooks.rules.ts'

export interface SignedEvent {
  readonly url: string
  /** The `webhook-id`. */
  readonly id: string
  readonly body: string
  /** Each signs. */
  readonly secrets: readonly string[]
}

const timeoutMs = 15_000
/** Of a reply; the rest is not read. */
const maxBytes = 2_000

/** Posts a signed event once. Never throws, except when `signal` ends it. */
export async function sendWebhook(
  outgoing: OutgoingClient,
  { url, id, body, secrets }: SignedEvent,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const at = new Date()
  const started = performance.now()
  const result = (outcome: Partial<AttemptResult>): AttemptResult => ({
    status: null,
    failure: null,
    detail: '',
    retryAfter: null,
    ...outcome,
    durationMs: Math.round(performance.now() - started),
  })
  try {
    const response = await outgoing.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Hearback-Webhooks/1.0',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
      },
      body,
      signal,
      timeoutMs,
      maxBytes,
      overflow: 'cut',
    })
    return result({
      status: response.status,
      failure: response.ok ? null : 'status',
      detail: legibleReply(await response.text()),
      retryAfter: response.headers.get('retry-after'),
    })
  } catch (error) {
    if (signal.aborted) throw error
    return result(failureOf(error as Error))
  }
}

function failureOf(error: Error): Pick<AttemptResult, 'failure' | 'detail'> {
  if (error instanceof OutgoingRefused) return { failure: 'refused', detail: error.message }
  if (error.name === 'TimeoutError') return { failure: 'timeout', detail: '' }
  const { code } = error as { code?: string }
  return { failure: 'network', detail: legibleReply(code ?? error.message) }
}
