import type * as z from 'zod/mini'
import type { CompanyRole } from './accounts/company-roles.ts'
import type { KeyScope } from './accounts/key-scopes.ts'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/**
 * Role required for a call; ownership is checked where the row is loaded. `pending` is any user with a token, including
 * unconfirmed registrations. `key` is an API key of a company, and no session.
 */
export type Access = 'public' | 'pending' | 'member' | 'employer' | 'seeker' | 'admin' | 'key'

/** One call of the API. The path is defined here and nowhere else. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  /** The least role of a company's member for this call. Required for `employer`, and for calls that act for a company. */
  readonly role?: CompanyRole
  /** The scope that an API key needs. Required for `key`. */
  readonly scope?: KeyScope
  /** Sign-in endpoint: ignores any auth token, which may have expired. */
  readonly entry?: true
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Multipart endpoint with one file in the field `file`; the value is its maximum size in bytes. */
  readonly upload?: number
  /** Maximum size of a JSON body in bytes, if above the default. */
  readonly bodyBytes?: number
  /** The raw body is kept, in any format; the value is the header with its signature. */
  readonly signed?: string
  readonly reply: Schema
  /** Status of a success, 200 by default. 204 has no body. */
  readonly status?: 202 | 204
  readonly errors?: readonly ErrorCode[]
  /**
   * The only meaning of a 403 of this call, because existing clients read the status alone. Other errors that are 403
   * elsewhere get 409 here, with the same code.
   */
  readonly forbidden?: ErrorCode
}

type ParamNames<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | ParamNames<R>
  : P extends `${string}:${infer K}`
    ? K
    : never
type PathParams<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: never }
  : { params: z.ZodMiniType<Record<ParamNames<E['path']>, unknown>> }

type CompanyAccess<E extends Endpoint> = E['access'] extends 'employer'
  ? { role: CompanyRole }
  : E['access'] extends 'key'
    ? { scope: KeyScope }
    : unknown

/**
 * Defines an endpoint. Checks at compile time that the declared params match the path, that calls of employers have a role,
 * and that calls with an API key have a scope.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(definition: E & PathParams<E> & CompanyAccess<E>): E {
  return definition
}

type Part<E, K extends string, V> = E extends { readonly [k in K]: Schema } ? { [k in K]: V } : unknown
type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : never

/** Input of the client. */
export type InputOf<E extends Endpoint> = Part<E, 'params', In<E['params']>> &
  Part<E, 'query', In<E['query']>> &
  Part<E, 'body', In<E['body']>> &
  (E extends { upload: number } ? { file: Blob } : unknown)

/** Validated input of the handler. */
export type ValidatedOf<E extends Endpoint> = Part<E, 'params', Out<E['params']>> &
  Part<E, 'query', Out<E['query']>> &
  Part<E, 'body', Out<E['body']>>

/** Reply of the handler; on the wire it also has `success: true`. */
export type ReplyOf<E extends Endpoint> = Out<E['reply']>

/** Makes a call: over HTTP in the browser, in process during server rendering. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal?: AbortSignal; keepalive?: boolean },
) => Promise<ReplyOf<E>>
