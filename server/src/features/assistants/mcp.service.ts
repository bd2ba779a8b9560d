import { checkMessages, formatFor, idOf } from './mcp.rules.ts'
import { type McpReply, rpcCodes, rpcError } from './mcp-reply.view.ts'
import type { ToolContext } from './tools/tool.ts'

interface Post {
  /** The body as it was sent. */
  readonly text: string
  readonly headers: { accept?: string | undefined; 'content-type'?: string | undefined }
  readonly version: string | undefined
  /** Counts the messages against the caller's rate limit; throws too_many_requests. */
  readonly count: (messages: number) => Promise<void>
}

/** Imported at the first call: the SDK takes an eighth of a second, and most servers start without being asked. */
const loadServer = () => import('./mcp-server.service.ts')

/** Responds to a POST of the MCP endpoint. */
export async function answerPost(context: ToolContext, { text, headers, version, count }: Post): Promise<McpReply> {
  const format = formatFor(headers.accept)
  if (!format) return rpcError(406, rpcCodes.transport, 'Accept application/json or text/event-stream.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return rpcError(400, rpcCodes.parse, 'The body is not JSON.')
  }
  const checked = checkMessages(body, version)
  if ('refusal' in checked) return rpcError(400, rpcCodes.invalidRequest, checked.refusal)
  await count(checked.count)
  const { answerCall, answerMessages } = await loadServer()
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')
  const called = format === 'json' && isJson && version !== undefined && (await answerCall(context, version, body))
  if (called) return called
  const reply = await answerMessages(context, {
    headers: {
      // The SDK requires both; formatFor has decided.
      accept: 'application/json, text/event-stream',
      'content-type': headers['content-type'] ?? '',
      ...(version !== undefined && { 'mcp-protocol-version': version }),
    },
    messages: checked.messages,
    asJson: format === 'json',
  })
  return withId(reply, body)
}

/** Errors of the transport have no id, although the request may have one, which clients wait for. */
function withId(reply: McpReply, body: unknown): McpReply {
  const id = idOf(body)
  if (reply.status < 400 || id === null || reply.body === null) return reply
  return { ...reply, body: JSON.stringify({ ...JSON.parse(reply.body), id }) }
}
