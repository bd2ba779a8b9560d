import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'

const on = testApp()
const off = testApp({ MCP: 'off' })

describe('llms.txt', () => {
  test('has the form of llmstxt.org: a title, a summary, and sections of links to this site', async () => {
    const { body, headers } = await on.server.inject('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# Hearback\n\n> [^\n]+\n\n/)
    const lists = body.split(/^## /m).slice(1)
    for (const list of lists) {
      const lines = list.trim().split('\n').slice(2)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/localhost:3000\/[^)\s]*\)(: .+)?$/)
    }
    expect(body).toContain(`${on.deps.config.publicUrl}/mcp`)
  })

  test('names only addresses that exist, except for pages', async () => {
    const { body } = await on.server.inject('/llms.txt')
    for (const path of ['/openapi.json', '/sitemap.xml', '/feeds/jobs.atom', '/feeds/jobs.xml']) {
      expect(body).toContain(`${on.deps.config.publicUrl}${path})`)
      expect((await on.server.inject(path)).statusCode).toBe(200)
    }
  })
})

test('MCP=off ends the server and its mention', async () => {
  const post = await off.server.inject({ method: 'POST', url: '/mcp', payload: {} })
  expect(post.statusCode).toBe(404)
  expect((await off.server.inject('/llms.txt')).body).not.toContain('/mcp')
})
