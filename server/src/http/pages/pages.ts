import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@hearback/contract/endpoint.ts'
import { languageOf } from '@hearback/contract/values/languages.ts'
import type { FastifyInstance } from 'fastify'
import type { MapTiles } from '../../config/map-tiles.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Events } from '../../domain/events.ts'
import { pageCacheReads } from '../../telemetry/counters.ts'
import { hasWrittenRecently } from '../read-your-writes-cookie.ts'
import { contentSecurityPolicy, pageHeaders } from '../security-headers.ts'
import { type CachedPage, cachePage, sendPage } from './cached-page.ts'
import { deferScripts } from './defer-scripts.ts'
import { withOembedLink } from './oembed-link.ts'
import { type LoadBuild, serveBuilds, type WebBuild } from './page-builds.ts'
import { createPageCache } from './page-cache.ts'
import { scriptHashes } from './script-hashes.ts'
import { redirectShortAddresses } from './short-addresses.ts'

export interface PagesOptions {
  /** Domain events that invalidate cached pages. */
  events?: Pick<Events, 'on'>
  /** Calls the API in process, as an anonymous visitor. */
  call: Call
  /** Like `call`, but reads from the primary, after a recent write. */
  upToDateCall?: Call
  /** The maximum staleness of data from `call`; shortens the TTL of cached pages. */
  lagMs?: number
  /** Public address of the site, without a trailing slash. */
  publicUrl: string
  mode: 'development' | 'production'
  /** Whether /dev/outbox is served, where the mails of a trial can be read. */
  outbox?: boolean
  /** Whether visits are counted; the pages report them then. */
  counted?: boolean
  /** Whether companies have to prove who they are; pages name those that did not. */
  verifies?: boolean
  /** The path of the socket endpoint. */
  socketPath?: string
  /** The tiles of maps; without them, maps draw land and borders only. */
  mapTiles?: MapTiles | undefined
  /** Issuers to sign in with; undefined where none is configured. */
  identityProviders?: readonly { readonly name: string; readonly label: string }[] | undefined
  /** Folder of the web package; tests use another. */
  webRoot?: string
}

type PageInput = Omit<PagesOptions, 'webRoot' | 'events' | 'upToDateCall' | 'lagMs' | 'mapTiles'> & {
  mapStyleUrl: string | undefined
  nonce: string
  /** Logs errors of rendering. */
  logError: (error: unknown) => void
}
type PageOptions = PagesOptions & Pick<PageInput, 'logError'>

const WEB_ROOT = resolve(import.meta.dirname, '../../../../web')
const NOT_PAGES =
  /^\/(api|socket\.io|openapi\.json|healthz|readyz|metrics|files|dev|oembed|embed\.js|(es\/)?embed)(\/|\?|$)/
const WORKSHOP = /^\/dev\/ui(\?|$)/
const TTL_MS = 10_000
const MAX_CACHED_PAGES = 300

const pages = createPageCache<CachedPage>({ entries: MAX_CACHED_PAGES })

/** Empties the page cache. */
export const clearPageCache = (): void => pages.clear()

/** Serves the web package: static files, and pages rendered for anonymous visitors. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webRoot = WEB_ROOT, mode } = options
  const load =
    mode === 'development'
      ? await serveWithVite(app, webRoot)
      : await serveBuilds<PageInput>(app, webRoot, {
          mapOrigins: options.mapTiles?.origins ?? [],
          publicUrl: options.publicUrl,
        })
  const { call, upToDateCall = call, lagMs = 0 } = options
  const logError = (err: unknown) => app.log.error({ err }, 'a page failed')
  const produce = (url: string, by: Call) => renderPage(load, url, { ...options, call: by, logError })
  if (options.events) invalidateOnChanges(options.events)
  redirectShortAddresses(app)
  app.get('/*', async (request, reply) => {
    if (isNotAPage(request.url, mode)) return reply.callNotFound()
    const isCacheable = mode === 'production' && !hasWrittenRecently(request.headers)
    const page = isCacheable
      ? await cachedOrRendered(request.url, () => produce(request.url, call), TTL_MS - lagMs)
      : await produce(request.url, upToDateCall)
    return sendPage(request, reply, page)
  })
}

function cachedOrRendered(address: string, make: () => Promise<CachedPage>, ttlMs: number): Promise<CachedPage> {
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
 * Invalidates cached pages on changes. This process and the author of a change see it immediately. Other processes may
 * serve others the previous page until its TTL ends. A company's pages list its jobs, photos and reviews, including new ones,
 * so they are matched by URL.
 */
function invalidateOnChanges(events: Pick<Events, 'on'>): void {
  const isOf = (employerId: CompanyId, address: string) =>
    languageOf(address).rest.startsWith(`/companies/${employerId}`)
  events.on('job.changed', ({ jobId, employerId }) =>
    pages.invalidate((address, { ids }) => ids.has(jobId) || isOf(employerId, address)),
  )
  events.on('employer.changed', ({ employerId }) =>
    pages.invalidate((address, { ids }) => ids.has(employerId) || isOf(employerId, address)),
  )
  events.on('photos.changed', ({ employerId }) => pages.invalidate((address) => isOf(employerId, address)))
  events.on('reviews.changed', ({ subjectId }) => pages.invalidate((address) => isOf(subjectId, address)))
}

/** Two slashes would start a host name. */
const NAMES_A_HOST = /^\/[/\\]/

const isNotAPage = (url: string, mode: PagesOptions['mode']) =>
  NAMES_A_HOST.test(url) || (NOT_PAGES.test(url) && !(mode === 'development' && WORKSHOP.test(url)))

interface DevServer {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule(id: string): Promise<unknown>
  close(): Promise<void>
}

async function serveWithVite(app: FastifyInstance, webRoot: string): Promise<LoadBuild<PageInput>> {
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

async function renderPage(load: LoadBuild<PageInput>, url: string, options: PageOptions): Promise<CachedPage> {
  const build = await load(languageOf(url).language)
  const nonce = randomBytes(16).toString('base64url')
  const {
    call,
    publicUrl,
    mode,
    outbox = false,
    counted = false,
    verifies = false,
    socketPath = '/socket.io',
    mapTiles,
    identityProviders,
    logError,
  } = options
  // HEAD uses the same page, so that status and length match those of GET.
  const request = new Request(new URL(url, publicUrl), { headers: { accept: 'text/html' } })
  const response = await build.entry.module.render(build, request, {
    call,
    publicUrl,
    mode,
    outbox,
    counted,
    verifies,
    socketPath,
    mapStyleUrl: mapTiles?.styleUrl,
    identityProviders,
    logError,
    nonce,
  })
  const html = await response.text()
  const body = withOembedLink(mode === 'production' ? deferScripts(html) : html, url, publicUrl)
  // Not by hash in development, where Vite adds scripts to the page.
  const scripts = mode === 'production' ? scriptHashes(html + body, nonce) : [`'nonce-${nonce}'`]
  const { rest } = languageOf(url)
  const policy = contentSecurityPolicy({
    nonce,
    scripts,
    url: rest,
    publicUrl,
    mode,
    mapOrigins: mapTiles?.origins ?? [],
  })
  const headers = { ...pageHeaders, ...Object.fromEntries(response.headers), 'content-security-policy': policy }
  return cachePage({ status: response.status, headers, body })
}
