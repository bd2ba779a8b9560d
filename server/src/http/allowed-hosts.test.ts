import { request } from 'node:http'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { connectSocket } from '../../test/sockets.ts'
import { readConfig } from '../config/config.ts'
import { warningsOf } from '../process/startup.ts'
import { isAllowedHost } from './allowed-hosts.ts'
import { registerOutbox } from './outbox/outbox.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example', ALLOWED_HOSTS: 'app1,10.0.0.5' })

const served = [
  ...['jobs.example', 'JOBS.example', 'jobs.example.', 'jobs.example:443', 'jobs.example:3000'],
  ...['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:3000', '127.8.9.10', '[::1]', '[::1]:3000'],
  ...['[::ffff:127.0.0.1]', 'app1', 'app1:3000', '10.0.0.5:3000'],
]
const refused = [
  ...['evil.example', 'evil.example:3000', 'jobs.example.evil.example', 'evil-jobs.example', 'xjobs.example'],
  ...['localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.1@evil.example', 'jobs.example@evil.example'],
  ...['192.168.1.5', '10.0.0.50', '0.0.0.0', '[::]', '[fd00::1]', '8.8.8.8:80', 'app11', '[jobs.example]'],
  ...[
    'jobs.example/evil',
    'jobs.example evil',
    'jobs.example:port',
    'evil.example#jobs.example',
    'jobs.example,evil.example',
  ],
]
const paths = ['/', '/jobs', '/api/postjob/suggest?query=a', '/metrics', '/openapi.json', '/nosuch', '/healthz/x']

test.each(served)('the host %s is served', (host) => {
  expect(isAllowedHost(host, app.deps.config)).toBe(true)
})

test.each([...refused, ''])('the host %s is refused', (host) => {
  expect(isAllowedHost(host, app.deps.config)).toBe(false)
})

test.each(paths)('%s is refused for another host with 421, and says why', async (path) => {
  const answer = await app.server.inject({ url: path, headers: { host: 'evil.example' } })
  expect(answer.statusCode).toBe(421)
  expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining('ALLOWED_HOSTS') })
})

test.each(['/healthz', '/readyz', '/healthz?from=balancer'])('%s is answered for every host', async (url) => {
  expect((await app.server.inject({ url, headers: { host: '10.9.8.7:3000' } })).statusCode).toBe(200)
})

test('a socket is refused for another host, by polling and by websocket', async () => {
  const url = await app.listen()
  for (const transport of ['polling', 'websocket'] as const) {
    const extraHeaders = { host: 'evil.example' }
    await expect(
      connectSocket(url, { transports: [transport], extraHeaders, refuse: (body) => new Error(body.message) }),
    ).rejects.toThrow()
    expect(await statusOf(`${url}/socket.io/?EIO=4&transport=polling`, 'evil.example')).toBe(403)
  }
  expect(await statusOf(`${url}/socket.io/?EIO=4&transport=polling`, 'jobs.example')).toBe(200)
})

const statusOf = (url: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })

test('the outbox of a trial answers programs of this machine alone, and that of DEV_OUTBOX everybody', async () => {
  const { default: fastify } = await import('fastify')
  const statusFor = async (readers: 'local' | 'everybody', remoteAddress: string, headers = {}) => {
    const server = fastify()
    registerOutbox(server, {
      folder: app.deps.config.dataDir,
      readers,
      publicUrl: 'https://jobs.example',
      replies: undefined,
    })
    return (await server.inject({ url: '/dev/outbox', remoteAddress, headers })).statusCode
  }
  expect(await statusFor('local', '127.0.0.1')).toBe(200)
  expect(await statusFor('local', '192.168.1.7')).not.toBe(200)
  expect(await statusFor('local', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).not.toBe(200)
  expect(await statusFor('everybody', '192.168.1.7')).toBe(200)
})

test.each([
  [{ HOST: '127.0.0.1', TRIAL: 'on' }, [/payments are simulated/, /programs on this machine can read all emails/]],
  [
    { HOST: '0.0.0.0', TRIAL: 'on', PUBLIC_URL: 'https://jobs.example' },
    [/TRIAL=on has no effect while HOST is 0\.0\.0\.0/],
  ],
  [{ HOST: '0.0.0.0', PAYMENTS: 'simulated', PUBLIC_URL: 'https://jobs.example' }, [/payments are simulated/]],
  [{ HOST: '0.0.0.0', DEV_OUTBOX: 'on' }, [/everyone who can reach this server/, /PUBLIC_URL is not set/]],
  [{ TRIAL: 'off' }, []],
  [{ DEV_OUTBOX: 'on', TRIAL: 'off', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, []],
])('the start warns of %j', (env, warnings) => {
  expect(warningsOf(readConfig(env))).toEqual(warnings.map((warning) => expect.stringMatching(warning)))
})
