import type { Call, Endpoint } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/api.ts'
import { timeRequest } from '../clock.ts'
import { followCall } from './connection.ts'
import { KEPT_AT } from './copy-headers.ts'
import { translated } from './refusals.ts'
import { loseSession, sessionToken } from './session.ts'

/** What every failed call throws; `message` is a sentence for people, `fields` maps a field's path to what is wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** The whole body: limit, used, resetsAt, allowed where the answer has them. */
  readonly detail: Record<string, unknown>
  /** Whether the server said why; else a form shows its own sentence. */
  readonly explained: boolean

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : t.unexpectedStatus(status))
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'unknown'
    this.fields = (body.fields ?? {}) as Record<string, string>
    this.detail = body
    this.explained = typeof body.message === 'string'
  }
}

const OFFLINE = { code: 'offline', message: t.offlineRequest }

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** All that a call needs of its endpoint; the build gives it no more (bundling/addresses.ts). */
type Address = Pick<Endpoint, 'method' | 'path' | 'access'>

/** The browser's call: fetch with the session's token; a refused token ends the session. */
export const call: Call = async (endpoint, input, options = {}) => {
  const token = sessionToken()
  const address: Address = endpoint
  const { ok, status, text } = await send(address, input as AnyInput, token, options.signal)
  const read = parsed(text)
  // Not from the server, as where a network asks to sign in first.
  if (ok && !read) throw new ApiError(0, OFFLINE)
  const body = read ?? {}
  if (ok) return body as never
  if (endsSession(status, body, token)) {
    loseSession()
    // What anybody may ask needs no session: the page goes on as for a visitor.
    if (address.access === 'public') return call(endpoint, input, options)
  }
  throw new ApiError(status, await translated(body))
}

// A wrong password, typed by somebody who is signed in, is also a 401; and a token of before says nothing of today's.
const endsSession = (status: number, body: Record<string, unknown>, token: string | undefined) =>
  status === 401 && body.code !== 'wrong_credentials' && token !== undefined && token === sessionToken()

async function send(endpoint: Address, input: AnyInput, token: string | undefined, signal?: AbortSignal) {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('auth-token', token)
  const body = bodyOf(input)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const request = { method: endpoint.method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) }
  const ended = followCall()
  const learnTime = timeRequest()
  try {
    const answer = await fetch(addressOf(endpoint.path, input), request)
    if (!answer.headers.has(KEPT_AT)) learnTime(answer.headers)
    // An answer that breaks off is none.
    const text = await answer.text()
    ended(answer)
    return { ok: answer.ok, status: answer.status, text }
  } catch (cause) {
    if (signal?.aborted) throw cause
    ended(undefined)
    throw new ApiError(0, OFFLINE)
  }
}

function bodyOf({ body, file }: AnyInput): string | FormData | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  // Fields go before the file: the server reads the parts in order and needs the fields to judge it.
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  form.append('file', file)
  return form
}

/** `/a/:id` with its params filled and the query behind it; empty query values are left out. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
  }
  return search.size ? `${filled}?${search}` : filled
}

/** Undefined where it is no JSON. */
function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {}
  } catch {
    return undefined
  }
}
