import type { Call, Endpoint, InputOf, ReplyOf, ValidatedOf } from '@hearback/contract/endpoint.ts'
import { impliedErrors, statusOf } from '@hearback/contract/errors.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Spooled } from '../cache/spool.ts'
import type { ConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Replica } from '../db/replica/replica.ts'
import { AppError } from '../domain/errors.ts'
import { setLogUser } from '../telemetry/request-context.ts'
import {
  type Authenticate,
  type AuthenticateKey,
  checkAccess,
  keyViewerOf,
  refuseKey,
  type ViewerOf,
  viewerOf,
} from './access.ts'
import type { CallLimits } from './call-limits.ts'
import { compileSchemas } from './compile-schemas.ts'
import { isCrossOrigin } from './cors.ts'
import { isMultipart, type UploadedFile } from './input/multipart.ts'
import { unknownFields } from './input/unknown-fields.ts'
import { readUpload, type Upload } from './input/uploads.ts'
import { type Input, validateInput } from './input/validate-input.ts'
import { hasWrittenRecently } from './read-your-writes-cookie.ts'
import { replyOf, type SendReply, sendAbsolute, sendPreserialized, sendReply, sendSpooled } from './replies.ts'

/** The dependencies of bound endpoints. */
export interface Api {
  readonly app: FastifyInstance
  readonly authenticate: Authenticate
  readonly authenticateKey: AuthenticateKey
  readonly db: Database
  readonly replica: Replica
  /** The read-your-writes cookie, set on replies to writes; undefined where one process reads one database. */
  readonly wroteCookie: string | undefined
  /** Keyed by method and path, because the web build contains its own copy of the contract. */
  readonly handlers: Map<string, Handler>
  readonly uploadLimiter: ConcurrencyLimiter
  readonly limits: CallLimits
  readonly origins: Pick<Config, 'corsOrigins' | 'publicUrl'>
  /** In tests: turns a code that the endpoint did not declare into an internal error. */
  readonly strict: boolean
}

/** The input of a handler: validated parts, the viewer, and the client's address and device. */
export type RequestOf<E extends Endpoint> = ValidatedOf<E> & {
  viewer: ViewerOf<E['access']>
  address: string
  device: string
  /** The auth token as it was sent; empty for a visitor. */
  token: string
  /** The browser opts out of analytics: Global Privacy Control or Do Not Track. */
  declines: boolean
  /** For public reads: the replica for visitors without recent writes, else the primary. */
  reads: Database
  /** As `reads`, on connections with generic plans: a search and its cards use one connection. */
  searches: Database
} & (E extends { upload: number } ? { file: UploadedFile } : unknown) &
  (E extends { signed: string } ? { signed: SignedBody } : unknown)
/** The raw bytes of a signed body, and the signature. Either may be empty. */
export interface SignedBody {
  readonly body: Buffer
  readonly signature: string
}
type Handler = (request: never) => Promise<unknown>
/** The maximum size of a JSON body in bytes, unless the endpoint sets another. */
export const maxJsonBodyBytes = 256 * 1024
type ListsOf<R> = { [K in keyof R & string]: R[K] extends readonly object[] ? K : never }[keyof R & string]

/**
 * Serves an endpoint: access, validation of the input, the handler, validation of the reply. Fields beyond the
 * contract are dropped. `preserialized` names a list of the reply whose items may be cached as JSON
 * (cache/preserialized-json.ts).
 */
export function bind<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (request: RequestOf<E>) => Promise<ReplyOf<E>>,
  preserialized?: ListsOf<ReplyOf<E>>,
): void {
  bindTo(api, endpoint, handler, preserialized === undefined ? sendReply : sendPreserialized(preserialized))
}

/** Like `bind`, for replies too large to hold in memory: the handler writes the JSON itself, in the shape of the contract. */
export function bindSpooled<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (request: RequestOf<E>) => Promise<Spooled>,
): void {
  bindTo(api, endpoint, handler, sendSpooled)
}

function bindTo(api: Api, endpoint: Endpoint, handler: (request: never) => Promise<unknown>, send: SendReply): void {
  if (api.handlers.has(endpointKey(endpoint))) throw new Error(`${endpointKey(endpoint)} is bound twice`)
  api.handlers.set(endpointKey(endpoint), handler)
  compileSchemas(endpoint)
  const route = (app: FastifyInstance) => serveOn(app, api, endpoint, send)
  if (endpoint.signed === undefined) route(api.app)
  else {
    void api.app.register((scope, _options, done) => {
      keepBodies(scope)
      route(scope)
      done()
    })
  }
}

/** Within this scope bodies stay raw bytes, regardless of their content type, so that signatures can be verified. */
function keepBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

function serveOn(app: FastifyInstance, api: Api, endpoint: Endpoint, send: SendReply): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes, onRequest: admitLargeBody(api, endpoint) }),
    handler: async (request, reply) => {
      try {
        return await answer(api, endpoint, send, request, reply)
      } catch (error) {
        throw withStatus(endpoint, error)
      }
    },
  })
}

/** Checks access before a body larger than usual is read. */
const admitLargeBody = (api: Api, endpoint: Endpoint) => async (request: FastifyRequest) => {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (length > maxJsonBodyBytes) checkAccess(endpoint, await callerOf(api, endpoint, request), api.origins.publicUrl)
}

/** Overrides the status of a refusal where the endpoint declares another one. */
function withStatus(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const status = statusOf(error.code, endpoint)
  return status === statusOf(error.code) ? error : new AppError(error.code, { ...error.detail, status })
}

async function answer(
  api: Api,
  endpoint: Endpoint,
  send: SendReply,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await callerOf(api, endpoint, request)
  setLogUser(viewer?.userId)
  checkAccess(endpoint, viewer, api.origins.publicUrl)
  if (api.wroteCookie && viewer && isWriting(endpoint)) reply.header('set-cookie', api.wroteCookie)
  const choose = readsFor(api, viewer !== undefined || hasWrittenRecently(request.headers))
  let ignored: readonly string[] = []
  const serve = async (upload?: Upload) => {
    const sent = {
      params: request.params,
      query: request.query,
      body: upload ? upload.fields : request.body,
    }
    const input = validateInput(endpoint, sent)
    ignored = ignoredFields(endpoint, sent)
    const signed = endpoint.signed ? signedBody(request, endpoint.signed) : undefined
    return run(api, endpoint, {
      ...input,
      ...origin(request),
      viewer,
      file: upload?.file,
      signed,
      get reads() {
        return choose()
      },
      get searches() {
        return api.replica.searchesOn(choose())
      },
    })
  }
  const serveUpload = async (maxBytes: number) => {
    const upload = await readUpload(request, maxBytes)
    return serve(upload).finally(upload.release)
  }
  await api.limits.limitCall(endpoint, { userId: viewer?.userId, keyId: viewer?.keyId, address: request.ip })
  if (endpoint.body && !endpoint.upload && isMultipart(request)) throw new AppError('wrong_media_type')
  const person = viewer?.userId ?? request.ip
  const { upload: maxBytes } = endpoint
  const result = await (maxBytes ? api.uploadLimiter(() => serveUpload(maxBytes), person) : serve())
  const sender =
    isCrossOrigin(request.headers, api.origins) && send !== sendSpooled ? sendAbsolute(api.origins.publicUrl) : send
  return sender(endpoint, result, reply.code(endpoint.status ?? 200), ignored.length > 0 ? { ignored } : {})
}

/** The fields of a request that the endpoint does not know. Ids of the path may be repeated in the body. */
function ignoredFields({ params, query, body, signed }: Endpoint, sent: Input): string[] {
  if (signed !== undefined) return []
  const inPath = params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []
  return [...new Set([...unknownFields(query, sent.query), ...unknownFields(body, sent.body, inPath)])]
}

async function callerOf(api: Api, { entry, access, scope }: Endpoint, { headers }: FastifyRequest) {
  if (scope !== undefined) return keyViewerOf(api.authenticateKey, headers.authorization, scope)
  refuseKey(headers)
  return entry ? undefined : viewerOf(api.authenticate, headers['auth-token'], access)
}

/** Chooses once per call, so that a reply never mixes data of primary and replica. */
function readsFor({ db, replica }: Api, mustBeUpToDate: boolean): () => Database {
  let chosen = mustBeUpToDate ? db : undefined
  return () => {
    chosen ??= replica.forPublicReads()
    return chosen
  }
}

/** Public endpoints other than GET, such as searches, change nothing. */
const isWriting = ({ method, access }: Endpoint) => method !== 'GET' && access !== 'public'

/**
 * Returns a `Call` that runs handlers in process as an anonymous visitor, for server-rendered pages. With `upToDate`
 * it reads from the primary, after a recent write. Without `parsesReply` it returns what the handler made, which may have fields
 * beyond the contract: for callers that select each field.
 */
export function callInProcess(api: Api, { upToDate = false, parsesReply = true } = {}): Call {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    checkAccess(endpoint, undefined)
    const choose = readsFor(api, upToDate)
    const request = {
      ...validateInput(endpoint, input as Input),
      viewer: undefined,
      address: '',
      device: '',
      token: '',
      declines: true,
      get reads() {
        return choose()
      },
      get searches() {
        return api.replica.searchesOn(choose())
      },
    }
    try {
      const answer = await run(api, endpoint, request)
      return (parsesReply ? replyOf(endpoint, answer) : answer) as ReplyOf<E>
    } catch (error) {
      // Logged here, because a page may render without the data, and then no other log line tells.
      if (!(error instanceof AppError))
        api.app.log.error({ err: error }, `a page could not call ${endpointKey(endpoint)}`)
      throw error
    }
  }
}

export const endpointKey = ({ method, path }: Endpoint): string => `${method} ${path}`

async function run(api: Api, endpoint: Endpoint, request: object): Promise<unknown> {
  const handler = api.handlers.get(endpointKey(endpoint))
  if (!handler) throw new Error(`${endpointKey(endpoint)} is not bound`)
  try {
    return await handler(request as never)
  } catch (error) {
    if (api.strict && error instanceof AppError && !isDeclared(endpoint, error)) {
      throw new Error(`${endpointKey(endpoint)} does not declare ${error.code}`, { cause: error })
    }
    throw error
  }
}

const isDeclared = (endpoint: Endpoint, { code }: AppError) =>
  impliedErrors.includes(code) || (endpoint.errors ?? []).includes(code)

function origin({ ip, headers }: FastifyRequest) {
  const declines = headers['sec-gpc'] === '1' || headers.dnt === '1'
  const token = headers['auth-token']
  const device = truncate(headers['user-agent'] ?? '', 300)
  return { address: ip, device, declines, token: typeof token === 'string' ? token : '' }
}

function signedBody({ body, headers }: FastifyRequest, header: string): SignedBody {
  return { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature: String(headers[header] ?? '') }
}
