/** Codes of JSON-RPC 2.0; -32000 is that of transports. */
export const rpcCodes = { parse: -32_700, invalidRequest: -32_600, internal: -32_603, transport: -32_000 } as const

export interface McpReply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | null
}

export const rpcError = (
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): McpReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id }),
})

interface ToolMessage {
  readonly result?: { readonly content?: unknown; readonly structuredContent?: unknown }
}

/**
 * The JSON of a reply to a call of a tool. The text of a result is the JSON of its structured content (tools.service.ts), so that
 * content is serialized once.
 */
export function toolReplyJson(message: object, id: string | number): string {
  const { result, ...rest } = message as ToolMessage
  const text = result && textOf(result)
  if (text === undefined) return JSON.stringify({ ...message, id })
  const content = JSON.stringify([{ type: 'text', text }])
  const withoutResult = JSON.stringify({ ...rest, id })
  return withoutResult.replace(/\}$/u, () => `,"result":{"content":${content},"structuredContent":${text}}}`)
}

/** Undefined if the result has anything else. */
function textOf({ content, structuredContent, ...others }: NonNullable<ToolMessage['result']>): string | undefined {
  if (structuredContent === undefined || Object.keys(others).length > 0 || !Array.isArray(content)) return undefined
  const [only, ...more] = content as { type?: unknown; text?: unknown }[]
  return more.length === 0 && only?.type === 'text' && typeof only.text === 'string' ? only.text : undefined
}
