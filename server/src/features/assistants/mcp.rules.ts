/** How a client may be answered, by its Accept header (RFC 9110 section 12.5.1). */
export type Format = 'json' | 'events'

/**
 * JSON wherever the client allows it, though the specification requires clients to accept both: many accept only one, or send
 * no header. Undefined if it accepts neither.
 */
export function formatFor(accept: string | undefined): Format | undefined {
  const types = (accept?.trim() ? accept : '*/*').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase())
  if (types.some((type) => type === 'application/json' || type === 'application/*' || type === '*/*')) return 'json'
  return types.some((type) => type === 'text/event-stream' || type === 'text/*') ? 'events' : undefined
}

/** Later versions have no batches (specification 2025-06-18, changelog). Clients of this one send no version header. */
const versionWithBatches = '2025-03-26'
const maxBatch = 10

type Checked = { readonly messages: unknown; readonly count: number } | { readonly refusal: string }

/**
 * The messages of a body. A batch keeps its requests only: notifications mean nothing to a server without sessions, and a
 * canceled request would never be answered.
 */
export function checkMessages(body: unknown, version: string | undefined): Checked {
  if (!Array.isArray(body)) return { messages: body, count: 1 }
  if (version !== undefined && version !== versionWithBatches)
    return { refusal: `Protocol version ${version} has no batches: send one message.` }
  if (body.length === 0 || body.length > maxBatch) return { refusal: `A batch has 1 to ${maxBatch} messages.` }
  const requests = body.filter((message) => !isNotification(message))
  return { messages: requests.length > 0 ? requests : body, count: Math.max(1, requests.length) }
}

const isNotification = (message: unknown) =>
  typeof message === 'object' && message !== null && 'method' in message && !('id' in message)

/** Ids of JSON-RPC 2.0 that MCP allows; null in errors about a request whose id is unknown. */
export function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : null
}
