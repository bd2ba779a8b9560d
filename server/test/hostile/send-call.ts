import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import type { TestApp } from '../app.ts'
import type { World } from '../permission-world.ts'
import type { HostileCall } from './calls.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly retryAfter: string | undefined
}

/** A call on the wire: URL, JSON body, and the query as the server parses it. */
export interface Wire {
  readonly url: string
  readonly json: string | undefined
  readonly query: Readonly<Record<string, unknown>>
}

let calls = 0

/** Sends a call as its caller, each from another address, so that rate limits do not interfere. */
export async function sendAs(app: TestApp, world: World, call: HostileCall): Promise<Answer> {
  const endpoint = endpointOf(call)
  const { url, json } = wireOf(call)
  const { token } = world.callers[call.caller]
  calls += 1
  const response = await app.server.inject({
    method: endpoint.method,
    url,
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { ...(token ? { 'auth-token': token } : {}), ...contentType(endpoint, json) },
    ...(endpoint.upload ? { payload: await formOf(call) } : json === undefined ? {} : { payload: json }),
  })
  const { 'content-type': type, 'retry-after': retryAfter } = response.headers
  return { status: response.statusCode, type: String(type), text: response.payload, retryAfter: retryAfter as string }
}

export function endpointOf({ name }: HostileCall): Endpoint {
  const endpoint = endpoints.get(name)
  if (!endpoint) throw new Error(`${name} is no call of the contract`)
  return endpoint
}

const boundary = 'a-boundary-of-the-tests'
function contentType({ upload }: Endpoint, json: string | undefined): Record<string, string> {
  if (upload) return { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return json === undefined ? {} : { 'content-type': 'application/json' }
}

export function wireOf(call: HostileCall): Wire {
  const endpoint = endpointOf(call)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode(call.params[name]))
  const pairs = pairsOf(call.query)
  const url = pairs.length > 0 ? `${path}?${pairs.map((pair) => pair.map(encode).join('=')).join('&')}` : path
  return { url, json: endpoint.upload ? undefined : jsonOf(call.body), query: queryOf(pairs) }
}

/** Replaces "@raw N" strings by numbers that JavaScript cannot represent. */
const jsonOf = (value: unknown) => JSON.stringify(value)?.replace(/"@raw ([^"]+)"/g, '$1')

/** Replaces lone surrogates by U+FFFD, as browsers do. */
const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function pairsOf(query: unknown): [string, string][] {
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((one): [string, string] => [name, plain(one)]) : [[name, plain(value)]],
  )
}

const plain = (value: unknown) => (typeof value === 'string' ? value : (jsonOf(value) ?? ''))

/** Repeated names become lists, as in the server's query parser. */
function queryOf(pairs: readonly [string, string][]): Record<string, unknown> {
  const query = Object.create(null) as Record<string, unknown>
  for (const [name, value] of pairs) {
    const key = name.toWellFormed()
    const before = query[key]
    const one = value.toWellFormed()
    query[key] = before === undefined ? one : [...(Array.isArray(before) ? before : [before]), one]
  }
  return query
}

async function formOf({ body, file }: HostileCall): Promise<Buffer> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts = fields.map(([name, value]) => Buffer.from(`${head(`name="${quoted(name)}"`)}\r\n${plain(value)}\r\n`))
  const content = file
    ? [
        Buffer.from(`${head(`name="file"; filename="${quoted(file.name)}"`)}\r\n`),
        Buffer.from(await file.content.arrayBuffer()),
        Buffer.from('\r\n'),
      ]
    : []
  return Buffer.concat([...parts, ...content, Buffer.from(`--${boundary}--\r\n`)])
}

const quoted = (name: string) => name.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))
