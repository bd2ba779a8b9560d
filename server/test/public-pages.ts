import { afterEach, beforeEach } from 'vitest'
import { type App, buildApp } from '../src/app.ts'
import { callInProcess } from '../src/http/bind.ts'
import { clearPageCache, registerPages } from '../src/http/pages/pages.ts'
import type { TestApp } from './app.ts'

/** Reads pages like a crawler, from a new server per test with the built pages and an empty cache. */
export function publicPages(app: TestApp) {
  let server: App['server']
  beforeEach(async () => {
    clearPageCache()
    const built = await buildApp(app.deps)
    server = built.server
    const { events } = app.deps
    const { publicUrl } = app.deps.config
    await registerPages(server, { call: callInProcess(built.api), events, publicUrl, mode: 'production' })
  })
  afterEach(() => server.close())

  return async (path: string) => {
    const { statusCode: status, body, headers } = await server.inject(path)
    return { status, body, location: headers.location, caching: headers['cache-control'], head: headOf(body) }
  }
}

/** The metadata in the head of a page. */
function headOf(page: string) {
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'u').exec(page)?.[1]
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)]
  return {
    title: /<title[^>]*>([^<]*)<\/title>/u.exec(page)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/u.exec(page)?.[1],
    meta,
    data: data.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown> & { '@type': string }),
  }
}
