import { forgotPassword, signUp } from '@hearback/contract/accounts/accounts.ts'
import { addWebhook, listWebhooks } from '@hearback/contract/accounts/webhooks.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { createOutgoingClient } from '../../src/ports/outgoing-client.ts'
import { eventually, testApp } from '../app.ts'
import { anApplication } from '../application-factory.ts'
import { anEmployer } from '../employer-factory.ts'
import { anAccount } from '../factories.ts'
import { aJob } from '../job-factory.ts'
import { aSeeker } from '../seeker-factory.ts'
import { countAnswers, exchange } from './raw-http.ts'
import '../matchers.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
let base = ''
beforeAll(async () => {
  base = await app.listen()
})

const get = (path: string, ...headers: string[]) =>
  exchange(base, [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'))

/** Requests as an installation does; that of tests may also reach this machine. */
const outgoing = createOutgoingClient()

describe('an address of this machine or its network is none for a webhook', () => {
  test.each([
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://127.0.0.1./',
    'https://127。0。0。1/',
    'https://127.0.0.1#@example.com/',
    'https://127.0.0.1\\@example.com/',
    'https://017700000001/',
    'https://localhost./',
  ])('%s', (url) => {
    expect(outgoing.mayReach(url)).toBe(false)
  })

  test.each([
    'https://[0:0:0:0:0:ffff:a00:1]/',
    'https://[::]/',
    'https://LOCALHOST.:8443/',
    'https://intranet./hooks',
    'https://10.0.0.1./',
    'https://10。0。0。1/',
    'https://012.0.0.1/',
    'https://10.1/',
    'https://0/',
    'https://example.com@127.0.0.1/',
    'https://10.0.0.1#@example.com/',
    'https://10.0.0.1\\@example.com/',
    'javascript:alert(1)//https://example.com',
    'data:text/html,x',
  ])('%s, and nothing is stored', async (url) => {
    const hana = await anEmployer(app)
    await expect(hana.call(addWebhook, { body: { url, types: ['job.closed'] } })).toBeRefused('invalid_input', 'url')
    expect((await hana.call(listWebhooks)).webhooks).toEqual([])
  })
})

describe('a path leads out of no folder', () => {
  const climbs = [
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '..%5c..%5c..%5cetc%5cpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '....//....//etc/passwd',
    '%c0%ae%c0%ae%c0%afetc%c0%afpasswd',
    '/etc/passwd',
    'x%00.png',
    'file:%2f%2f%2fetc%2fpasswd',
  ]
  const folders = ['/files/pictures/', '/files/photos/', '/files/chat/', '/files/cards/jobs/', '/careers/', '/']
  test.each(folders.flatMap((folder) => climbs.map((climb) => [folder + climb])))('%s', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toMatch(/root:|node_modules/)
  })
})

describe('a request is not read as two', () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const post = (...headers: string[]) =>
    ['POST /api/contact HTTP/1.1', 'host: localhost', 'content-type: application/json', ...headers, '', ''].join('\r\n')
  test.each([
    ['pieces named twice', `${post('transfer-encoding: chunked, chunked')}0\r\n\r\n${hidden}`],
    ['pieces named before others', `${post('transfer-encoding: chunked, gzip')}0\r\n\r\n${hidden}`],
    ['pieces after a tab of another kind', `${post('transfer-encoding: \x0bchunked')}0\r\n\r\n${hidden}`],
    ['pieces in quotes', `${post('transfer-encoding: "chunked"')}0\r\n\r\n${hidden}`],
    ['pieces below a length', `${post('transfer-encoding: chunked', 'content-length: 4')}0\r\n\r\n${hidden}`],
    ['pieces and a length in one header', `${post('content-length: 0, 44')}${hidden}`],
    ['a length with a sign', `${post('content-length: +2')}{}${hidden}`],
    ['a length in hexadecimal', `${post('content-length: 0x2')}{}${hidden}`],
    ['a length between spaces', `${post('content-length : 2')}{}${hidden}`],
    ['a header that ends by a carriage return', `${post('x: y\rcontent-length: 0')}${hidden}`],
    ['a piece with a sign', `${post('transfer-encoding: chunked')}+2\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['a piece of 0x', `${post('transfer-encoding: chunked')}0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
    ['HTTP 1.0 in pieces', `${post('transfer-encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')}0\r\n\r\n${hidden}`],
  ])('for the sake of %s', async (_what, bytes) => {
    expect(await countAnswers(base, bytes)).toBe(1)
  })
})

describe('headers of proxies count for nothing from others', () => {
  const evil = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    'x-host': 'evil.example',
  }
  test.each(['/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemap.xml', '/openapi.json', '/robots.txt'])(
    '%s names this site alone, also for those who ask next',
    async (url) => {
      for (const headers of [evil, {}]) {
        const answer = await app.server.inject({ url, headers })
        expect(answer.statusCode).toBe(200)
        expect(answer.body).not.toContain('evil.example')
      }
    },
  )

  test('the mail of a forgotten password names this site alone', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { method, path } = forgotPassword
    await app.server.inject({
      method,
      url: path,
      headers: { 'x-forwarded-host': 'evil.example', origin: 'https://jobs.example' },
      payload: { email: ana.email },
    })
    const mail = await app.mailTo(ana.email, /reset/)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('%s changes no method', async (name) => {
    const { method, path } = searchJobs
    const answer = await app.server.inject({ method, url: path, headers: { [name]: 'DELETE' }, payload: {} })
    expect(answer.statusCode).toBe(200)
  })

  test.each(['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-uri'])(
    '%s leads to no other call',
    async (name) => {
      const { status, body } = await get('/healthz', `${name}: /api/admin/audit`)
      expect([status, body.includes('entries')]).toEqual([200, false])
    },
  )
})

describe('cookies', () => {
  test.each([
    ['of 12,000 letters', `a=${'b'.repeat(12_000)}`, 200],
    ['a thousand', Array.from({ length: 1_000 }, (_, n) => `c${n}=1`).join('; '), 200],
    ['that cannot be decoded', 'wrote=%zz; =; ;;;=%00', 200],
    ['named like a prototype', '__proto__=1; constructor=2; wrote=__proto__', 200],
    ['larger than all headers may be', `a=${'b'.repeat(40_000)}`, 431],
  ])('%s are read or refused, and fail nothing', async (_what, cookie, status) => {
    expect((await get('/api/places?query=bo', `cookie: ${cookie}`)).status).toBe(status)
  })
})

describe('names of the prototype set nothing', () => {
  test.each([
    '/api/places?query=bo&__proto__[limit]=1&constructor[prototype][admin]=1',
    '/api/places?query=bo&__proto__=1&constructor=1&toString=1',
  ])('in %s', async (path) => {
    expect((await get(path)).status).toBe(200)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
    expect(({} as Record<string, unknown>).limit).toBeUndefined()
  })

  test('in an event of a socket', async () => {
    const socket = await app.connect(await anAccount(app, 'jobseeker'))
    const event = JSON.parse('{"chatId":"x","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')
    await socket.timeout(5_000).emitWithAck('sendMessage', event)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
})

describe('a name cannot add a header or a recipient to an email', () => {
  /** The email as it is sent to a mail server. */
  async function sent(mail: object) {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail(mail)
    return PostalMime.parse(message as Buffer)
  }

  test.each([
    '\r\nBcc: victim@people.example\r\n',
    '\nSubject: Other',
    '\u2028Bcc: victim@people.example',
    '\r\n\r\nBody',
  ])('with %j in the name of a company and the title of a job', async (evil) => {
    const hana = await anEmployer(app, { businessName: `Crust${evil}` })
    const ana = await aSeeker(app)
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: `Baker${evil}` }) })
    const mail = await app.mailTo(hana.email, /^New application/)
    expect(mail.subject).not.toMatch(/[\r\n\0\u2028\u2029]/u)
    const { bcc, subject, to, headers } = await sent({ from: 'jobs@jobs.example', ...mail, replyTo: undefined })
    expect({ bcc, to: to?.length }).toEqual({ bcc: undefined, to: 1 })
    expect(subject).toBe(mail.subject)
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
  })

  test.each([
    'ana@people.example\r\nBcc: victim@people.example',
    'ana@people.example, victim@people.example',
    'ana@people.example;victim@people.example',
    'ana@people.example%0d%0aBcc: victim@people.example',
    'ana(victim@people.example)@people.example',
  ])('an account is not opened for %j', async (email) => {
    const body = { email, phone: '+12085550147', password: 'correct horse battery', userType: 'jobseeker' as const }
    await expect(app.caller().call(signUp, { body })).toBeRefused('invalid_input', 'email')
  })

  test.each([
    ['"Ana <ana@people.example>" <victim@people.example>', 'victim@people.example'],
    ['ana@people.example\0.evil.example', 'ana@people.example.evil.example'],
    ['Bcc: x <ana@people.example>', 'ana@people.example'],
  ])('%j is one address, which alone gets the code', async (typed, address) => {
    const body = {
      email: typed,
      phone: '+12085550147',
      password: 'correct horse battery',
      userType: 'jobseeker' as const,
    }
    await app.caller().call(signUp, { body })
    await app.mailTo(address)
    expect(app.mails.map(({ to }) => to)).toEqual([address])
  })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example\\@x',
  'vbscript:x',
])('the website of a company is not %j', async (companyWebsite) => {
  const hana = await anEmployer(app)
  const answer = await hana.call(updateEmployerProfile, { body: { companyWebsite } as never }).then(
    ({ profile }) => profile.companyWebsite ?? '',
    () => '',
  )
  expect(answer).not.toMatch(/^\s*(javascript|data|vbscript):/iu)
})

test('a job cannot be posted under the id, the company or the time of another', async () => {
  const [hana, ines] = [await anEmployer(app), await anEmployer(app)]
  const form = { jobTitle: 'Baker', category: 'Food', estimatedFrom: 20, estimatedTo: 25, skills: ['baking'] }
  const body = {
    ...form,
    description: 'Bread.',
    hr: ines._id,
    employer_id: ines._id,
    _id: ines._id,
    createdAt: '2001-01-01',
  }
  const { job } = await hana.call(postJob, { body: body as never })
  expect(job).toMatchObject({ hr: hana._id })
  await eventually(async () => (await app.pool.query('select from jobs')).rowCount === 1)
  expect(job._id).not.toBe(ines._id)
})
