import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { audit, judgeAudit } from './audit.mjs'

/** The output of npm 11, reduced to the fields that the audit reads. */
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} })
const weakness = (severity: string) => ({
  name: 'left-pad',
  severity,
  isDirect: true,
  via: [{ source: 1, title: 'It pads too far', url: 'https://advisories.example/1', severity }],
  effects: [],
  range: '<2',
  fixAvailable: true,
})
const refused = {
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  uri: 'https://registry.example/-/npm/v1/security/advisories/bulk',
  headers: { allow: ['GET,HEAD'] },
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
}

describe('a report of vulnerabilities', () => {
  test('without any passes', () => {
    expect(judgeAudit(report({}))).toMatchObject({
      outcome: 'passed',
      sentence: expect.not.stringContaining('lower severity'),
    })
  })

  test.each(['high', 'critical'])('with one that is %s fails, and names it', (severity) => {
    const { outcome, sentence } = judgeAudit(report({ 'left-pad': weakness(severity), other: weakness('low') }))
    expect(outcome).toBe('failed')
    expect(sentence).toContain(`left-pad (${severity}): It pads too far https://advisories.example/1`)
    expect(sentence).not.toContain('other')
  })

  test('with a package that has one only through another fails too', () => {
    const through = { ...weakness('high'), via: ['left-pad'] }
    expect(judgeAudit(report({ padder: through })).sentence).toContain('padder (high): by left-pad')
  })

  test.each(['info', 'low', 'moderate'])('with one that is %s passes, and says so', (severity) => {
    expect(judgeAudit(report({ 'left-pad': weakness(severity) }))).toMatchObject({
      outcome: 'passed',
      sentence: expect.stringContaining('1 of lower severity'),
    })
  })
})

describe('reports the reason without a report:', () => {
  test.each([
    ['a registry without audits', JSON.stringify(refused), 'it responded with 405'],
    ['one that knows no such address', JSON.stringify({ ...refused, statusCode: 404 }), 'it responded with 404'],
    ['one that is away', JSON.stringify({ error: { code: 'ECONNREFUSED', summary: 'x', detail: '' } }), 'ECONNREFUSED'],
    ['no answer', '', 'cannot be parsed'],
    ['a page of a proxy', '<html>Sign in</html>', 'cannot be parsed'],
    ['a report of another kind', JSON.stringify({ auditReportVersion: 3, vulnerabilities: {} }), 'cannot be parsed'],
  ])('%s', (_what, said, reason) => {
    expect(judgeAudit(said)).toEqual({ outcome: 'skipped', sentence: expect.stringContaining(reason) })
  })
})

describe('npm itself, asked to ask', () => {
  let stop = () => {}
  afterEach(() => stop())

  /** A registry of this machine that answers each question about weaknesses so. */
  async function registryThatSays(status: number, answer: (asked: Record<string, string[]>) => object) {
    const server = createServer(async (request, response) => {
      const body = await buffer(request)
      const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      // It also asks for what else there is of a package, which this registry does not know.
      const isQuestion = request.method === 'POST' && request.url?.endsWith('/advisories/bulk')
      response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isQuestion ? answer(JSON.parse(plain.toString())) : {}))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stop = () => {
      server.close()
      server.closeAllConnections()
    }
    return { ...process.env, npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
  }

  test('asks about what production runs, and its answer is understood', async () => {
    let asked: string[] = []
    const advisory = {
      id: 7,
      url: 'https://advisories.example/7',
      title: 'It opens doors',
      severity: 'critical',
      vulnerable_versions: '*',
    }
    const env = await registryThatSays(200, (body) => {
      asked = Object.keys(body)
      return { fastify: [advisory] }
    })
    const { outcome, sentence } = await audit(env)
    expect(outcome).toBe('failed')
    expect(sentence).toContain('fastify (critical): It opens doors https://advisories.example/7')
    expect(asked).toContain('fastify')
    expect(asked).not.toContain('vitest')
  })

  test('is left out where the registry does not answer that', async () => {
    expect(await audit(await registryThatSays(404, () => ({})))).toMatchObject({ outcome: 'skipped' })
  })
})
