import { PassThrough, Readable } from 'node:stream'
import type { IdentityProvider } from '@hearback/contract/accounts/oidc.ts'
import type { Call } from '@hearback/contract/endpoint.ts'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './api/nonce.ts'
import {
  callContext,
  countedContext,
  identityProvidersContext,
  logErrorContext,
  mapStyleUrlContext,
  nonceContext,
  outboxContext,
  publicUrlContext,
  socketPathContext,
  verifiesContext,
} from './api/server-context.ts'

const GIVE_UP_AFTER = 10_000

export interface PageInput {
  call: Call
  nonce: string
  publicUrl: string
  outbox: boolean
  counted: boolean
  verifies: boolean
  socketPath: string
  mapStyleUrl?: string | undefined
  identityProviders?: readonly IdentityProvider[] | undefined
  logError?: (error: unknown) => void
  mode: 'development' | 'production'
}

/** Called by the host server: renders a request to a page, with this build's own copy of the router. */
export function render(build: ServerBuild, request: Request, input: PageInput) {
  const {
    call,
    nonce,
    publicUrl,
    outbox,
    counted,
    verifies,
    socketPath,
    mapStyleUrl,
    identityProviders,
    logError = () => {},
    mode,
  } = input
  const context = new RouterContextProvider()
  context.set(callContext, call)
  context.set(nonceContext, nonce)
  context.set(publicUrlContext, publicUrl)
  context.set(outboxContext, outbox)
  context.set(countedContext, counted)
  context.set(verifiesContext, verifies)
  context.set(socketPathContext, socketPath)
  context.set(mapStyleUrlContext, mapStyleUrl)
  context.set(identityProvidersContext, identityProviders)
  context.set(logErrorContext, logError)
  return createRequestHandler(build, mode)(request, context)
}

/**
 * React Router's hook for errors of loaders and routes; without it the router prints to standard error. 4xx errors are
 * not logged, because anyone could fill the log with them.
 */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(logErrorContext)(isRouteErrorResponse(error) ? new Error(`page answered ${error.status}`) : error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const nonce = provided.get(nonceContext)
  const logError = provided.get(logErrorContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // No part is replaced by its fallback, however large the page: readers without scripts would see only that.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError(error) {
        code = 500
        logError(error)
      },
      // Sends pages whole instead of streaming, so that they can be cached and crawlers receive everything.
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status: code, headers }))
        pipe(body)
      },
    })
    const timer = setTimeout(abort, GIVE_UP_AFTER)
  })
}
