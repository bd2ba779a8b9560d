import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import https from 'node:https'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type LookupFunction,
  type Server,
  type Socket,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createOutgoingClient, isPublicAddress, OutgoingRefused, ResponseTooLarge } from './outgoing-client.ts'

const strict = createOutgoingClient()
const local = createOutgoingClient({ loopback: true })
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function listening(server: Server): Promise<number> {
  stops.push(() => server.close())
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port)))
}

const aService = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(listener).on('connection', (socket) => stops.push(() => socket.destroy())))}`

/** Responds with raw bytes. */
const aRawService = async (say: (socket: Socket) => void) =>
  `http://127.0.0.1:${await listening(
    createTcpServer((socket) => {
      stops.push(() => socket.destroy())
      socket.on('error', () => {}).once('data', () => say(socket))
    }),
  )}`

/** Resolves every name to the addresses of each turn, the last ones again and again. */
function resolvingTo(...turns: string[][]): LookupFunction & { asked: string[] } {
  const asked: string[] = []
  const lookup: LookupFunction = (name, _options, done) => {
    asked.push(name)
    const addresses = turns[Math.min(asked.length, turns.length) - 1] ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return Object.assign(lookup, { asked })
}

describe('an address is refused', () => {
  test.each([
    ['http://example.com/', 'the address is not one of HTTPS'],
    ['http://127.0.0.1/', 'the address is not one of HTTPS'],
    ['ftp://example.com/', 'the address is not one of HTTPS'],
    ['file:///etc/passwd', 'the address is not one of HTTPS'],
    ['gopher://example.com:70/_x', 'the address is not one of HTTPS'],
    ['nothing', 'the address is not a URL'],
    ['https://user@example.com/', 'the address contains a user or a password'],
    ['https://user:password@example.com/', 'the address contains a user or a password'],
    ['https://example.com:22/', 'port 22 is not allowed'],
    ['https://example.com:25/', 'port 25 is not allowed'],
    ['https://localhost/', 'localhost is not public'],
    ['https://intranet/', 'intranet is not public'],
    ['https://localhost./', 'localhost. is not public'],
    ['https://intranet./', 'intranet. is not public'],
    ['https://127.0.0.1./', '127.0.0.1 is not public'],
    ['https://127.0.0.1/', '127.0.0.1 is not public'],
    ['https://127.1/', '127.0.0.1 is not public'],
    ['https://2130706433/', '127.0.0.1 is not public'],
    ['https://0x7f.1/', '127.0.0.1 is not public'],
    ['https://0177.0.0.1/', '127.0.0.1 is not public'],
    ['https://１２７.0.0.1/', '127.0.0.1 is not public'],
    ['https://169.254.169.254/latest/meta-data/', '169.254.169.254 is not public'],
    ['https://[::1]/', '::1 is not public'],
    ['https://[::ffff:169.254.169.254]/', '::ffff:a9fe:a9fe is not public'],
    ['https://[fd00:ec2::254]/', 'fd00:ec2::254 is not public'],
    ['https://[64:ff9b::a9fe:a9fe]/', '64:ff9b::a9fe:a9fe is not public'],
  ])('%s', async (url, reason) => {
    expect(strict.mayReach(url)).toBe(false)
    await expect(strict.fetch(url)).rejects.toThrow(new OutgoingRefused(reason))
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '0.0.0.0',
    '0.1.2.3',
    '192.0.0.192',
    '192.0.2.1',
    '198.19.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::1',
    '::',
    'fe80::1',
    'fec0::1',
    'fd00::1',
    'ff02::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '3fff::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
  ])('a name that resolves to %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const client = createOutgoingClient({ lookup: resolvingTo([address]) })
    await expect(client.fetch('https://hooks.example.com/')).rejects.toThrow(OutgoingRefused)
  })

  test('a name that resolves to a public and a private address', async () => {
    const client = createOutgoingClient({ lookup: resolvingTo(['142.250.1.1', '10.0.0.1']) })
    await expect(client.fetch('https://hooks.example.com/')).rejects.toThrow(OutgoingRefused)
  })

  test('a name that resolves to a private address only when it is connected to', async () => {
    let connections = 0
    const port = await listening(createTcpServer(() => connections++))
    const lookup = resolvingTo(['127.0.0.1'])
    const client = createOutgoingClient({ lookup })
    const url = `https://hooks.example.com:${port}/`
    expect(client.mayReach(url)).toBe(true)
    await expect(client.fetch(url)).rejects.toThrow('hooks.example.com is not in the public network')
    expect({ asked: lookup.asked, connections }).toEqual({ asked: ['hooks.example.com'], connections: 0 })
  })

  test('a private one also where this machine is allowed', async () => {
    for (const url of ['https://10.0.0.1/', 'http://169.254.169.254/', 'http://example.com/'])
      await expect(local.fetch(url)).rejects.toThrow(OutgoingRefused)
  })
})

test.each(['142.250.1.1', '34.107.243.93', '2a00:1450:4001::200e', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'https://example.com/',
  'https://example.com:8443/x?y=z',
  'https://142.250.1.1/',
  'https://bücher.example/',
])('%s may be requested', (url) => {
  expect(strict.mayReach(url)).toBe(true)
})

test('sends the method, the headers and the body, and returns the whole response', async () => {
  const url = await aService((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      response.writeHead(202, { 'set-cookie': ['a=1', 'b=2'], 'x-by': 'service' })
      response.end(JSON.stringify({ method: request.method, path: request.url, asks: request.headers, body }))
    })
  })
  const response = await local.fetch(`${url}/in?x=1`, { method: 'POST', headers: { 'X-Id': '7' }, body: 'héllo 🎉' })
  expect([response.status, response.url, response.headers.getSetCookie()]).toEqual([
    202,
    `${url}/in?x=1`,
    ['a=1', 'b=2'],
  ])
  expect(await response.json()).toMatchObject({
    method: 'POST',
    path: '/in?x=1',
    asks: { 'x-id': '7', 'accept-encoding': 'identity' },
    body: 'héllo 🎉',
  })
})

test('ignores proxies of the environment', async () => {
  let proxied = 0
  const proxy = await aService((_request, response) => {
    proxied++
    response.end()
  })
  const url = await aService((_request, response) => response.end('direct'))
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']) {
    const before = process.env[name]
    process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : proxy
    stops.push(() => {
      if (before === undefined) delete process.env[name]
      else process.env[name] = before
    })
  }
  expect(await (await local.fetch(url)).text()).toBe('direct')
  expect(proxied).toBe(0)
})

describe('a redirect', () => {
  const redirecting = (location: string, status = 302) =>
    aService((_request, response) => response.writeHead(status, { location }).end())

  test('is the response unless it shall be followed', async () => {
    const response = await local.fetch(await redirecting('https://example.com/'))
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://example.com/'])
  })

  test.each([
    'http://10.0.0.1/',
    'https://169.254.169.254/',
    'http://example.com/',
    'file:///etc/passwd',
    '//[::ffff:10.0.0.1]/',
  ])('to %s is refused when it is followed', async (location) => {
    await expect(local.fetch(await redirecting(location), { redirects: 'follow' })).rejects.toThrow(OutgoingRefused)
  })

  test('keeps credentials from another origin, and turns a POST into a GET', async () => {
    const target = await aService((request, response) =>
      response.end(JSON.stringify({ method: request.method, headers: request.headers })),
    )
    const response = await local.fetch(await redirecting(target, 303), {
      method: 'POST',
      body: 'x',
      headers: { authorization: 'Bearer secret', cookie: 'a=1', 'content-type': 'text/plain', 'x-kept': '1' },
      redirects: 'follow',
    })
    const asked = (await response.json()) as { method: string; headers: Record<string, string> }
    expect(asked).toMatchObject({ method: 'GET', headers: { 'x-kept': '1' } })
    expect(Object.keys(asked.headers)).not.toEqual(expect.arrayContaining(['authorization']))
    expect(Object.keys(asked.headers)).not.toEqual(expect.arrayContaining(['cookie']))
    expect(response.url).toBe(`${target}/`)
  })

  test('repeats the request with its body at a permanent address (308)', async () => {
    const target = await aService((request, response) => request.pipe(response))
    const response = await local.fetch(await redirecting(target, 308), {
      method: 'POST',
      body: 'x',
      redirects: 'follow',
    })
    expect(await response.text()).toBe('x')
  })

  test('in a circle ends', async () => {
    await expect(local.fetch(await redirecting('/'), { redirects: 'follow' })).rejects.toThrow('more than 5 redirects')
  })
})

describe('a response', () => {
  test('of too many bytes fails, or is cut', async () => {
    const url = await aService((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(timer))
    })
    await expect(local.fetch(url, { maxBytes: 50_000 })).rejects.toThrow(ResponseTooLarge)
    const cut = await local.fetch(url, { maxBytes: 50_000, overflow: 'cut' })
    expect((await cut.text()).length).toBe(50_000)
  })

  test('stays compressed if the service compresses nevertheless', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000))
    const url = await aService((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    const response = await local.fetch(url, { maxBytes: 10_000 })
    expect(Buffer.from(await response.arrayBuffer()).equals(bomb)).toBe(true)
  })

  test('that drips ends at the limit of time', async () => {
    const url = await aService((_request, response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    })
    await expect(local.fetch(url, { timeoutMs: 300 })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })

  test('whose headers drip ends at the limit of time', async () => {
    const url = await aRawService((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    await expect(local.fetch(url, { timeoutMs: 300 })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })

  test('that never begins ends at the limit of time, or when the caller gives up', async () => {
    const url = await aRawService(() => {})
    await expect(local.fetch(url, { timeoutMs: 100 })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
    await expect(local.fetch(url, { signal: AbortSignal.timeout(50) })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
    await expect(local.fetch(url, { signal: AbortSignal.abort() })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })

  test.each([
    ['garbage', '\u0000\u0001 nothing of HTTP\r\n\r\n'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
    ['a status that does not exist', 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['a body shorter than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc'],
    ['nothing', ''],
  ])('of %s is an error', async (_what, bytes) => {
    const url = await aRawService((socket) => socket.end(bytes))
    await expect(local.fetch(url)).rejects.toThrow(Error)
  })

  test.each([204, 304])('without a body (%d) has none', async (status) => {
    const response = await local.fetch(await aService((_request, answer) => answer.writeHead(status).end()))
    expect([response.status, response.body]).toEqual([status, null])
  })
})

test('a port where nothing listens is an error of the network', async () => {
  const server = createTcpServer()
  const port = await listening(server)
  await new Promise((closed) => server.close(closed))
  await expect(local.fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('ECONNREFUSED')
})

describe.skipIf(spawnSync('openssl', ['version']).status !== 0)('by TLS', () => {
  async function aSecureService() {
    const folder = mkdtempSync(join(tmpdir(), 'hearback-tls-'))
    const [certificate, key] = [join(folder, 'c.pem'), join(folder, 'k.pem')]
    const words = '-newkey rsa:2048 -nodes -days 3650 -subj /CN=test -addext subjectAltName=IP:127.0.0.1'.split(' ')
    execFileSync('openssl', ['req', '-x509', ...words, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
    const cert = readFileSync(certificate, 'utf8')
    const server = https.createServer({ cert, key: readFileSync(key) }, (_request, response) => response.end('safe'))
    rmSync(folder, { recursive: true })
    return { cert, url: `https://127.0.0.1:${await listening(server)}/` }
  }

  test('a service whose certificate no authority signed is refused', async () => {
    const { url, cert } = await aSecureService()
    await expect(local.fetch(url)).rejects.toThrow('self-signed certificate')
    const trusting = createOutgoingClient({ loopback: true, ca: cert })
    expect(await (await trusting.fetch(url)).text()).toBe('safe')
  })

  test('a certificate of another name is refused', async () => {
    const { url, cert } = await aSecureService()
    const client = createOutgoingClient({ loopback: true, ca: cert, lookup: resolvingTo(['127.0.0.1']) })
    await expect(client.fetch(url.replace('127.0.0.1', 'hooks.example.com'))).rejects.toThrow(/altnames/)
  })
})
