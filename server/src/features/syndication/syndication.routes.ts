import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Api } from '../../http/bind.ts'
import { isUnchanged, weakEtag } from '../../http/conditional.ts'
import { createPageCache, type Page } from '../../http/pages/page-cache.ts'
import { bindPublicGet, publicTtlMs } from '../../http/public-reads.ts'
import type { Counts } from '../directory/directory-counts.service.ts'
import { robotsText } from './addresses.view.ts'
import { allJobs, feedVersion, newestJobs } from './feeds.service.ts'
import { announceChanges, keyPath } from './index-now.service.ts'
import { sitemapOf, sitemapsOf } from './sitemaps.service.ts'

const keptFor = 10_000
const feedsAtOnce = 2
const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'

/**
 * Pages for crawlers and other sites: robots.txt, sitemaps and feeds (specification 10). Rendered at most once in
 * ten seconds, and again after a job changes.
 */
export function syndicationRoutes(api: Api, deps: Deps, counts: Counts): void {
  const {
    events,
    config,
    config: listing,
    config: { publicUrl: site },
  } = deps
  const kept = createPageCache<Page & { etag: string }>({ ttlMs: publicTtlMs(api, keptFor), entries: 50 })
  for (const change of ['job.changed', 'employer.changed'] as const) events.on(change, kept.clear)
  const send = async (reply: FastifyReply, type: string, make: () => Promise<string>) => {
    const page = await kept.get(reply.request.routeOptions.url + JSON.stringify(reply.request.params), async () => {
      const body = await make()
      return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache' }, body, etag: weakEtag(body) }
    })
    reply.headers(page.headers)
    return isUnchanged(reply.request, reply, page.etag) ? reply.code(304).send() : reply.send(page.body)
  }
  announceChanges(deps)
  if (config.indexNow) serveKey(api, config.indexNow.key)
  api.app.get('/robots.txt', (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', async () => robotsText(site)),
  )
  bindPublicGet(api, '/sitemap.xml', ({ reply, reads }) =>
    send(reply, xml, () => sitemapsOf({ db: reads, counts, listing }, site)),
  )
  bindPublicGet<{ Params: { name: string } }>(
    api,
    '/sitemaps/:name(^[a-z0-9-]+).xml',
    ({ request: { params }, reply, reads }) =>
      send(reply, xml, () => sitemapOf({ db: reads, counts, listing }, site, params.name)),
  )
  bindPublicGet(api, '/feeds/jobs.atom', ({ reply, reads }) =>
    send(reply, atom, () => newestJobs(reads, listing, site)),
  )

  let running = 0
  bindPublicGet(api, '/feeds/jobs.xml', async ({ request, reply, reads }) => {
    const etag = weakEtag(await feedVersion(reads, listing))
    if (isUnchanged(request, reply.header('cache-control', 'no-cache'), etag)) return reply.code(304).send()
    if (running >= feedsAtOnce) throw new AppError('unavailable', { retryAfterSeconds: 60 })
    running++
    const feed = Readable.from(allJobs(reads, listing, site), { objectMode: false })
    feed.once('close', () => running--)
    return reply.type(xml).send(feed)
  })
}

/** The file by which IndexNow knows that the key is of this site. */
function serveKey(api: Api, key: string): void {
  api.app.get(keyPath(key), (_request, reply) => reply.type('text/plain; charset=utf-8').send(key))
}
