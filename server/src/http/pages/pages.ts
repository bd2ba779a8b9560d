import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@hearback/contract/endpoint.ts'
import { languageOf } from '@hearback/contract/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyId } from '../../db/ids.ts'
import type { Events } from '../../domain/events.ts'
import { pageCacheReads } from '../../telemetry/counters.ts'
import { hasWrittenRecently } from '../read-your-writes-cookie.ts'
import { contentSecurityPolicy, pageHeaders } from '../security-headers.ts'
import { type CachedPage, cachePage, gzipWithNonce, withNonce } from './cached-page.ts'
import { deferScripts } from './defer-scripts.ts'
import { type LoadBuild, serveBuilds, type WebBuild } from './page-builds.ts'
import { createPageCache } from './page-cache.ts'

export interface PagesOptions {
  /** What changes, so that the kept pages about it are forgotten. */
  events?: Pick<Events, 'on'>
  /** The API in process, as an anonymous visitor. */
  call: Call
  /** The same for somebody who has just written something, and must see it. */
  upToDateCall?: Call
  /** How old what `call` answers may be at most; pages made of it are kept so much shorter. */
  lagMs?: number
  /** Address of the site as people see it, without a trailing slash. */
  publicUrl: string
  mode: 'development' | 'production'
  /** Whether /dev/outbox exists, where the mails of a trial can be read. */
  outbox?: boolean
  /** Whether anybody counts visits; the pages report them then. */
  counted?: boolean
  /** Where the socket listens; the pages connect there. */
  socketPath?: string
  /** Folder of the web package; tests give another one. */
  webRoot?: string
}

type PageInput = Omit<PagesOptions, 'webRoot' | 'events' | 'upToDateCall' | 'lagMs'> & {
  nonce: string
  /** Logs what went wrong while a page was made. */
  logError: (error: unknown) => void
}
type PageOptions = PagesOptions & Pick<PageInput, 'logError'>

const WEB_ROOT = resolve(import.meta.dirname, '../../../../web')
const NOT_PAGES = /^\/(api|socket\.io|openapi\.json|healthz|readyz|metrics|files|dev)(\/|\?|$)/
const WORKSHOP = /^\/dev\/ui(\?|$)/
const FRESH_FOR = 10_000
const KEPT_PAGES = 300
const WORTH_COMPRESSING = 1_400
// Stands in kept pages where each answer's own nonce goes.
const PLACEHOLDER = randomBytes(16).toString('hex')

const pages = createPageCache<CachedPage>({ entries: KEPT_PAGES })

/** Forgets all kept pages. */
export const clear = (): void => pages.clear()

/** Hosts the web package: its files, and its pages rendered for visitors without a session. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webRoot = WEB_ROOT, mode } = options
  const load = mode === 'development' ? await developWith(app, webRoot) : await serveBuilds<PageInput>(app, webRoot)
  const { call, upToDateCall = call, lagMs = 0 } = options
  const logError = (err: unknown) => app.log.error({ err }, 'a page failed')
  const produce = (url: string, by: Call) => makePage(load, url, { ...options, call: by, logError })
  if (options.events) forgetWhatChanges(options.events)
  app.get('/*', async (request, reply) => {
    if (isNotAPage(request.url, mode)) return reply.callNotFound()
    const isKept = mode === 'production' && !hasWrittenRecently(request.headers)
    const page = isKept
      ? await keptOrMade(request.url, () => produce(request.url, call), FRESH_FOR - lagMs)
      : await produce(request.url, upToDateCall)
    return sendPage(request, reply, page, options)
  })
}

function keptOrMade(address: string, make: () => Promise<CachedPage>, ttlMs: number): Promise<CachedPage> {
  let outcome: 'hit' | 'miss' = 'hit'
  const page = pages.get(
    address,
    () => {
      outcome = 'miss'
      return make()
    },
    ttlMs,
  )
  pageCacheReads.inc({ outcome })
  return page
}

/**
 * A change shows at once on the pages of this process, and to whoever made it on those of all; another one may show others
 * what was before it as long as pages are kept.
 * A company's pages list its jobs and reviews, also those that are new.
 */
function forgetWhatChanges(events: Pick<Events, 'on'>): void {
  const isOf = (employerId: CompanyId, address: string) =>
    languageOf(address).rest.startsWith(`/companies/${employerId}`)
  events.on('job.changed', ({ jobId, employerId }) =>
    pages.forget((address, { ids }) => ids.has(jobId) || isOf(employerId, address)),
  )
  events.on('employer.changed', ({ employerId }) =>
    pages.forget((address, { ids }) => ids.has(employerId) || isOf(employerId, address)),
  )
  events.on('reviews.changed', ({ subjectId }) => pages.forget((address) => isOf(subjectId, address)))
}

/** Two slashes would begin the name of another host. */
const NAMES_A_HOST = /^\/[/\\]/

const isNotAPage = (url: string, mode: PagesOptions['mode']) =>
  NAMES_A_HOST.test(url) || (NOT_PAGES.test(url) && !(mode === 'development' && WORKSHOP.test(url)))

interface DevServer {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule(id: string): Promise<unknown>
  close(): Promise<void>
}

async function developWith(app: FastifyInstance, webRoot: string): Promise<LoadBuild<PageInput>> {
  const { createDevServer } = (await import(pathToFileURL(join(webRoot, 'dev-server.ts')).href)) as {
    createDevServer(server: unknown): Promise<DevServer>
  }
  const vite = await createDevServer(app.server)
  app.addHook('onRequest', (request, reply, done) => {
    if (isNotAPage(request.url, 'development')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild<PageInput>>
}

async function makePage(load: LoadBuild<PageInput>, url: string, options: PageOptions): Promise<CachedPage> {
  const build = await load(languageOf(url).language)
  const { call, publicUrl, mode, outbox = false, counted = false, socketPath = '/socket.io', logError } = options
  // A HEAD is answered from the same page: only then are status and length the same.
  const request = new Request(new URL(url, publicUrl), { headers: { accept: 'text/html' } })
  const response = await build.entry.module.render(build, request, {
    call,
    publicUrl,
    mode,
    outbox,
    counted,
    socketPath,
    logError,
    nonce: PLACEHOLDER,
  })
  const { status, headers } = response
  const body = await response.text()
  const page = { status, headers: Object.fromEntries(headers), body: mode === 'production' ? deferScripts(body) : body }
  return cachePage(page, PLACEHOLDER)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, options: PagesOptions) {
  const nonce = randomBytes(16).toString('base64url')
  const policy = contentSecurityPolicy({
    nonce,
    url: languageOf(request.url).rest,
    publicUrl: options.publicUrl,
    mode: options.mode,
  })
  reply.code(page.status).headers(pageHeaders).headers(page.headers).header('content-security-policy', policy)
  if (page.size < WORTH_COMPRESSING) return reply.send(withNonce(page, Buffer.from(nonce)))
  reply.header('vary', 'accept-encoding')
  if (!acceptsGzip(request)) return reply.send(withNonce(page, Buffer.from(nonce)))
  return reply.header('content-encoding', 'gzip').send(await gzipWithNonce(page, Buffer.from(nonce)))
}

const acceptsGzip = (request: FastifyRequest) => /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
