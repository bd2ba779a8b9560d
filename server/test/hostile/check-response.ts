import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { ErrorBody } from '@hearback/contract/error-body.ts'
import { type ErrorCode, errors, impliedErrors, statusOf } from '@hearback/contract/errors.ts'
import type { ZodMiniType } from 'zod/mini'
import type { HostileCall } from './calls.ts'
import { type Answer, endpointOf, wireOf } from './send-call.ts'

/** The refusal that the contract demands for a call: its code, and the fields it must name. */
export interface Expected {
  readonly code: ErrorCode
  readonly fields: readonly string[]
}

/** Returns the refusal that follows from the contract alone; undefined if the outcome depends on stored data. */
export function expectedRefusal(call: HostileCall): Expected | undefined {
  const endpoint = endpointOf(call)
  const { json, query } = wireOf(call)
  if (endpoint.method !== 'GET' && json !== undefined && !endpoint.signed && isPoisoned(json))
    return refusal('malformed')
  const gate = gateOf(endpoint, call)
  if (gate) return refusal(gate)
  if (json !== undefined && endpoint.bodyBytes && Buffer.byteLength(json) > endpoint.bodyBytes)
    return refusal('too_large')
  // Form fields are validated only after the file.
  if (endpoint.upload || endpoint.signed) return undefined
  const body = endpoint.method === 'GET' ? undefined : json === undefined ? undefined : JSON.parse(json)
  const fields = [
    ...issuesOf(endpoint.params, call.params),
    ...issuesOf(endpoint.query, query),
    ...issuesOf(endpoint.body, body ?? {}),
  ]
  return fields.length > 0 ? { code: 'invalid_input', fields } : undefined
}

const refusal = (code: ErrorCode): Expected => ({ code, fields: [] })

/** The JSON parser refuses these names (prototype pollution). */
const isPoisoned = (json: string) =>
  /"__proto__"\s*:/.test(json) || /"constructor"\s*:\s*\{[^}]*"prototype"\s*:/.test(json)

const kinds = { hana: 'employer', otto: 'employer', ana: 'seeker', bea: 'seeker', admin: 'admin' } as const
function gateOf({ access }: Endpoint, { caller }: HostileCall): ErrorCode | undefined {
  if (access === 'public') return undefined
  if (access === 'key') return 'not_signed_in'
  if (caller === 'nobody') return 'not_signed_in'
  if (access === 'pending') return undefined
  if (caller === 'pending') return 'email_unverified'
  return access === 'member' || kinds[caller] === access ? undefined : 'not_allowed'
}

function issuesOf(schema: ZodMiniType | undefined, value: unknown): string[] {
  const result = schema?.safeParse(value)
  return result?.error?.issues.map((issue) => issue.path.join('.') || 'body') ?? []
}

/** Returns the fault of a response, whatever the call was; undefined if there is none. */
export function faultOf(call: HostileCall, answer: Answer, secrets: readonly string[]): string | undefined {
  const endpoint = endpointOf(call)
  if (answer.status >= 500) return 'the server failed'
  if (/node_modules|\bat .+\.[jt]s:\d+|SELECT |syntax error/.test(answer.text)) return 'it shows its inside'
  const sent = JSON.stringify([call.params, call.query, call.body])
  if (secrets.some((secret) => answer.text.includes(secret) && !sent.includes(secret))) return 'it tells a secret'
  if (answer.status === 204) return answer.text === '' ? undefined : 'there is something in an answer without content'
  if (!answer.type.startsWith('application/json')) return `it is ${answer.type}`
  const body: unknown = JSON.parse(answer.text)
  return answer.status < 400 ? faultOfReply(endpoint, answer.status, body) : faultOfRefusal(endpoint, answer, body)
}

/** The value after a JSON round trip. */
const sentOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function faultOfReply(endpoint: Endpoint, status: number, body: unknown): string | undefined {
  if (status !== (endpoint.status ?? 200)) return `a success is ${endpoint.status ?? 200}`
  const { success, ignored = [], ...rest } = body as { success?: unknown; ignored?: unknown }
  if (success !== true) return 'no success is claimed'
  if (!Array.isArray(ignored) || !ignored.every((name) => typeof name === 'string'))
    return 'ignored is no list of names'
  const parsed = endpoint.reply.safeParse(rest)
  if (!parsed.success) return `the reply is not that of the contract: ${parsed.error.message}`
  if (!isDeepStrictEqual(sentOf(parsed.data), rest)) return 'the reply holds more than the contract says'
  return undefined
}

function faultOfRefusal(endpoint: Endpoint, answer: Answer, body: unknown): string | undefined {
  const parsed = ErrorBody.safeParse(body)
  if (!parsed.success) return 'the refusal has not the one shape'
  const { code, error, message, fields } = parsed.data
  if (error !== message || message === '') return 'the refusal says nothing, or two things'
  if (!(code in errors)) return `nobody knows the code ${code}`
  const known = code as ErrorCode
  const status = statusOf(known, endpoint)
  if (status !== answer.status) return `${code} is ${status}`
  if (!impliedErrors.includes(known) && !endpoint.errors?.includes(known)) return `${code} is not declared`
  if (code === 'invalid_input' && Object.keys(fields ?? {}).length === 0) return 'no field is named'
  if (answer.status === 429 && !(Number(answer.retryAfter) > 0)) return 'nobody is told when to come back'
  return undefined
}

/** Returns the fault of a response whose refusal follows from the contract. */
export function faultOfGate({ code, fields }: Expected, answer: Answer): string | undefined {
  const body = JSON.parse(answer.text) as ErrorBody
  if (body.code !== code) return `it is ${body.code ?? answer.status} and should be ${code}`
  const unnamed = fields.filter((field) => !Object.hasOwn(body.fields ?? {}, field))
  return unnamed.length > 0 ? `it does not name ${unnamed.join(', ')}` : undefined
}
