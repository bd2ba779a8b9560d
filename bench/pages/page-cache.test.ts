import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { nginxProgram } from '../../server/test/hosts/nginx.ts'
import { startNginxCache } from './nginx-cache.ts'
import { missedPageCacheGoals, pageCacheReportOf } from './page-cache-report.ts'
import { compare } from './run-page-cache.ts'

const program = nginxProgram()

test.skipIf(!program)(
  'nginx sends a page from its cache although the headers of the page forbid that',
  async () => {
    let rendered = 0
    const server = createServer((_request, response) => {
      rendered += 1
      response.setHeader('cache-control', 'private, no-cache').setHeader('vary', 'cookie').end('a page')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const nginx = await startNginxCache(program ?? '', url)
    const ask = () => ({ method: 'GET', path: '/jobs/1', headers: { 'accept-encoding': 'identity' }, body: undefined })
    const place = { ours: { url: nginx.url, pid: nginx.pid }, nginx, ask }
    const row = await compare(place, { connections: 1, seconds: 0.2, amount: 20 }).finally(() => nginx.stop())
    expect([row.bytes, row.ours.figures.failed, row.nginx.figures.failed, rendered]).toEqual([6, 0, 0, 1])
    server.closeAllConnections()
    server.close()
  },
  60_000,
)

test('a page below 80 % of nginx is bold and gets a sentence; one at 80 % is neither', () => {
  const at = (perSecond: number) => ({ figures: { perSecond, p50: 1, p95: 1, p99: 1, failed: 0 }, cpu: 50 })
  const rows = [
    { name: 'job page', bytes: 6, ours: at(800), nginx: at(1_000) },
    { name: 'job page, compressed', bytes: 6, ours: at(790), nginx: at(1_000) },
  ]
  const report = pageCacheReportOf(rows, { connections: 1, seconds: 1 })
  expect(report).toContain('| 80 % | 80 % |')
  expect(report).toContain('| **79 %** | 80 % |')
  expect(missedPageCacheGoals(rows)).toEqual(['"job page, compressed" reached 79 % of nginx; the minimum is 80 %.'])
})
