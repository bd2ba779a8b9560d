import type { Call, Endpoint } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/api.ts'
import { timeRequest } from '../clock.ts'
import { followCall } from './connection.ts'
import { KEPT_AT } from './copy-headers.ts'
import { translated } from './refusals.ts'
import { hasSignedOut, loseSession, sessionToken } from './session.ts'

/** Thrown by every failed call. `message` is a sentence for users; `fields` maps a field's path to its error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string>
  /** The whole response body, e.g. with limit, used, resetsAt or allowed. */
  readonly detail: Record<string, unknown>
  /** Whether the server sent a message; otherwise a form shows its own. */
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

/** The part of an endpoint that a call needs; the build strips the rest (bundling/addresses.ts). */
type Address = Pick<Endpoint, 'method' | 'path' | 'access'>

/** API client of the browser: fetch with the session's token. A rejected token ends the session. */
export const call: Call = async (endpoint, input, options = {}) => {
  const token = sessionToken()
  const address: Address = endpoint
  // Another tab has signed out, and this page is about to be left.
  if (hasSignedOut() && address.access !== 'public') throw new ApiError(401, {})
  const { ok, status, text } = await send(address, input as AnyInput, token, options)
  const read = parsed(text)
  // Not from our server, e.g. a captive portal.
  if (ok && !read) throw new ApiError(0, OFFLINE)
  const body = read ?? {}
  if (ok) return body as never
  if (endsSession(status, body, token)) {
    loseSession()
    // Public endpoints need no session: retries as a visitor.
    if (address.access === 'public') return call(endpoint, input, options)
  }
  throw new ApiError(status, await translated(body))
}

// A wrong password of a signed-in user is also a 401. A request with an older token says nothing about the current one.
const endsSession = (status: number, body: Record<string, unknown>, token: string | undefined) =>
  status === 401 && body.code !== 'wrong_credentials' && token !== undefined && token === sessionToken()

async function send(endpoint: Address, input: AnyInput, token: string | undefined, options: RequestInit) {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('auth-token', token)
  const body = bodyOf(input)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  const request = { ...options, method: endpoint.method, headers, ...(body !== undefined && { body }) }
  const ended = followCall()
  const learnTime = timeRequest()
  try {
    const answer = await fetch(addressOf(endpoint.path, input), request)
    if (!answer.headers.has(KEPT_AT)) learnTime(answer.headers)
    // A response that breaks off counts as none.
    const text = await answer.text()
    ended(answer)
    return { ok: answer.ok, status: answer.status, text }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    ended(undefined)
    throw new ApiError(0, OFFLINE)
  }
}

function bodyOf({ body, file }: AnyInput): string | FormData | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  // Fields go before the file: the server reads the parts in order and needs the fields to validate it.
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  form.append('file', file)
  return form
}

/** Fills the params into `/a/:id` and appends the query; empty query values are omitted. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
  }
  return search.size ? `${filled}?${search}` : filled
}

/** Returns undefined for text that is not JSON. */
function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {}
  } catch {
    return undefined
  }
}
