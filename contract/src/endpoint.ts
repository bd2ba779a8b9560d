import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodMiniType

/**
 * Who may make a call at all; ownership is checked where the row is loaded.
 * `pending` is anybody with a token, also one of a registration that is not confirmed yet.
 */
export type Access = 'public' | 'pending' | 'member' | 'employer' | 'seeker' | 'admin'

/** One call of the API. The legacy path is written here and nowhere else. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  /** One gets in by it: a token that comes along counts for nothing, because it may be the ended one that leads here. */
  readonly entry?: true
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The call is multipart with one file in the field `file`; the value is its greatest size in bytes. */
  readonly upload?: number
  /** The greatest size of a JSON body in bytes, where it is more than usual. */
  readonly bodyBytes?: number
  /** The body is taken as it came, in whatever form; the value is the header that holds its signature. */
  readonly signed?: string
  readonly reply: Schema
  /** Of the answer; 200 unless it says otherwise. With 204 nothing is in it. */
  readonly status?: 202 | 204
  readonly errors?: readonly ErrorCode[]
  /**
   * The one meaning of a 403 of this call: existing clients read the status alone. Every other refusal that has the
   * status 403 elsewhere answers 409 here, with the same code.
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

/** Checks at compile time that the params declared are those of the path. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(definition: E & PathParams<E>): E {
  return definition
}

type Part<E, K extends string, V> = E extends { readonly [k in K]: Schema } ? { [k in K]: V } : unknown
type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : never

/** What the client passes. */
export type InputOf<E extends Endpoint> = Part<E, 'params', In<E['params']>> &
  Part<E, 'query', In<E['query']>> &
  Part<E, 'body', In<E['body']>> &
  (E extends { upload: number } ? { file: Blob } : unknown)

/** What the handler receives, validated. */
export type ValidatedOf<E extends Endpoint> = Part<E, 'params', Out<E['params']>> &
  Part<E, 'query', Out<E['query']>> &
  Part<E, 'body', Out<E['body']>>

/** What the handler returns and the client receives; `success: true` is added to it on the wire. */
export type ReplyOf<E extends Endpoint> = Out<E['reply']>

/** Makes a call: over HTTP in the browser, in process while a page is rendered. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal?: AbortSignal },
) => Promise<ReplyOf<E>>
