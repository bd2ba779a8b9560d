import { PassThrough, Readable } from 'node:stream'
import type { Call } from '@hearback/contract/endpoint.ts'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './api/nonce.ts'
import {
  callContext,
  countedContext,
  nonceContext,
  outboxContext,
  publicUrlContext,
  socketPathContext,
} from './api/server-context.ts'

const GIVE_UP_AFTER = 10_000

export interface PageInput {
  call: Call
  nonce: string
  publicUrl: string
  outbox: boolean
  counted: boolean
  socketPath: string
  mode: 'development' | 'production'
}

/** Called by the host server: the whole path from a request to a page, with this build's own copy of the router. */
export function render(build: ServerBuild, request: Request, input: PageInput) {
  const { call, nonce, publicUrl, outbox, counted, socketPath, mode } = input
  const context = new RouterContextProvider()
  context.set(callContext, call)
  context.set(nonceContext, nonce)
  context.set(publicUrlContext, publicUrl)
  context.set(outboxContext, outbox)
  context.set(countedContext, counted)
  context.set(socketPathContext, socketPath)
  return createRequestHandler(build, mode)(request, context)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: RouterContextProvider,
): Promise<Response> {
  const nonce = provided.get(nonceContext)
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
      onShellError: reject,
      onError() {
        code = 500
      },
      // Pages are sent whole, so that they can be kept and so that crawlers get everything.
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
