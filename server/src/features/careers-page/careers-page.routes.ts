import { type Language, languages, pathIn } from '@hearback/contract/values/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import type { Api } from '../../http/bind.ts'
import { isUnchanged, weakEtag } from '../../http/conditional.ts'
import { type CachedPage, cachePage, sendPage } from '../../http/pages/cached-page.ts'
import { createPageCache } from '../../http/pages/page-cache.ts'
import { bindPublicGet, publicTtlMs } from '../../http/public-reads.ts'
import { hasWrittenRecently } from '../../http/read-your-writes-cookie.ts'
import { embedScript, type LookQuery, lookOf, renderCareers } from './careers-page.service.ts'
import { oembedOf } from './oembed.service.ts'

const ttlMs = 10_000
const maxPages = 300

interface PageRequest {
  Params: { id: string }
  Querystring: LookQuery
}

/** Serves what other sites show of companies: the careers page in a frame, the script that sizes it, and oEmbed (product.md 18.3). */
export function careersPageRoutes(api: Api, deps: Deps): void {
  for (const language of languages) servePages(api, deps, language)
  serveScript(api, deps.config)
  serveOembed(api, deps.config)
}

/** Rendered at most once in ten seconds, and again after a change of the company or its jobs, as its other pages. */
function servePages(api: Api, { db, events, config: { publicUrl } }: Deps, language: Language): void {
  const pages = createPageCache<CachedPage>({ ttlMs: publicTtlMs(api, ttlMs), entries: maxPages })
  const isOf = (employerId: CompanyId, address: string) => address.startsWith(employerId)
  events.on('job.changed', ({ jobId, employerId }) =>
    pages.invalidate((address, { ids }) => ids.has(jobId) || isOf(employerId, address)),
  )
  events.on('employer.changed', ({ employerId }) => pages.invalidate((address) => isOf(employerId, address)))
  bindPublicGet<PageRequest>(api, pathIn(language, '/embed/companies/:id'), async ({ request, reply, reads }) => {
    const options = { look: lookOf(request.query, language), publicUrl }
    const id = request.params.id.toLowerCase()
    const page = hasWrittenRecently(request.headers)
      ? await render(db, id, options)
      : await pages.get(`${id} ${JSON.stringify(options.look)}`, () => render(reads, id, options))
    return send(request, reply, page)
  })
}

async function render(...page: Parameters<typeof renderCareers>): Promise<CachedPage> {
  const { status, headers, body } = await renderCareers(...page)
  // The policy is a part of what a browser has cached.
  const etag = weakEtag(JSON.stringify(headers) + body)
  return cachePage({ status, headers: status === 200 ? { ...headers, etag } : headers, body })
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { etag } = page.headers
  if (etag && isUnchanged(request, reply.headers(page.headers), etag)) return reply.code(304).send()
  return sendPage(request, reply, page)
}

/** Cached for a short time only, because it has one address for all its versions. */
function serveScript(api: Api, { publicUrl }: Deps['config']): void {
  const script = embedScript(publicUrl)
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  api.app.get('/embed.js', (request, reply) =>
    isUnchanged(request, reply.headers(headers), weakEtag(script)) ? reply.code(304).send() : reply.send(script),
  )
}

interface OembedRequest {
  Querystring: { url?: unknown; format?: unknown; maxwidth?: unknown; maxheight?: unknown }
}

/** `GET /oembed` (oembed.com, section 2.2): JSON only; another format is answered by 501. */
function serveOembed(api: Api, { publicUrl }: Deps['config']): void {
  bindPublicGet<OembedRequest>(api, '/oembed', async ({ request: { query }, reply, reads }) => {
    const { url, format = 'json', ...bounds } = query
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    if (format !== 'json') return reply.code(501).type('text/plain; charset=utf-8').send('Ask for format=json.')
    const body = await oembedOf(reads, publicUrl, url, bounds)
    return reply.header('cache-control', 'public, max-age=300').send(body)
  })
}
