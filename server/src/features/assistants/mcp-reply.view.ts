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
