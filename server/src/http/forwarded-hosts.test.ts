import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { listEmployers } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { anEmployer } from '../../test/employer-factory.ts'
import { anAccount, password } from '../../test/factories.ts'
import { aJob } from '../../test/job-factory.ts'
import '../../test/matchers.ts'

const publicUrl = 'https://jobs.example'
const app = testApp({ PUBLIC_URL: publicUrl, CORS_ORIGINS: 'https://app.example', TRUST_PROXY: 'on' })
const evil = 'evil.example'
/** Headers of a trusted proxy that pass on whatever the client claims; the Host header is one that this server serves. */
const hostile = {
  host: 'localhost',
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '81',
  'x-forwarded-prefix': `/${evil}`,
  'x-host': evil,
  'x-original-url': `https://${evil}/`,
  'x-rewrite-url': `https://${evil}/`,
  forwarded: `for=203.0.113.9;host=${evil};proto=http`,
  origin: 'https://app.example',
}
const ask = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { ...hostile, ...headers }, ...(payload && { method: 'POST', payload }) })

describe('hosts that a client claims in forwarding headers', () => {
  test.each([
    ...['/robots.txt', '/sitemap.xml', '/feeds/jobs.atom', '/feeds/jobs.xml', '/openapi.json', '/healthz', '/nosuch'],
    ...['//evil.example', '/\\evil.example', '/jobs/', '/files/pictures/none', listEmployers.path],
  ])('appear nowhere in %s', async (url) => {
    const by = await anEmployer(app)
    await aJob(app, { by })
    await app.pool.query('update employers set picture_key = $1', ['a'.repeat(32)])
    for (const accept of ['application/json', 'text/html']) {
      const { body, headers } = await ask(url, undefined, { accept, 'sec-fetch-mode': 'navigate' })
      const { location, link, refresh } = headers
      expect(JSON.stringify({ location, link, refresh })).not.toMatch(/evil/u)
      expect(body.replaceAll(url, '')).not.toMatch(/evil\.example|http:\/\/jobs\.example|localhost/u)
    }
  })

  test('do not change the links of emails', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    const form = { email: 'new@people.example', phone: '+12085550100', password, userType: 'jobseeker' }
    await ask(accounts.signUp.path, form)
    await ask(accounts.forgotPassword.path, { email: ana.email })
    await ask(accounts.forgotPassword.path, { email: form.email })
    const mails = await eventually(() => (app.mails.length >= 3 ? app.mails : undefined))
    const links = mails.flatMap(({ text, html = '' }) => `${text} ${html}`.match(/https?:\/\/[^\s"<)]+/gu) ?? [])
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl)
  })
})
