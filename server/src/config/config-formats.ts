import { isIP } from 'node:net'
import { z } from 'zod'
import { isDatabaseUrl } from '../db/hosts/database-url.ts'
import { parseSentinelUrl } from '../ports/redis/sentinel-url.ts'

/** A setting that must match `fits`. The error message repeats the value unless it is a secret. */
export function text(form: string, fits: (value: string) => boolean, { secret = false } = {}) {
  return z.string().superRefine((value, context) => {
    if (!fits(value)) context.addIssue({ code: 'custom', message: complaint(form, secret ? undefined : value) })
  })
}

export const postgres = ['postgres', 'postgresql']

/** A URL of one of these schemes. Error messages never repeat it, because it may contain a password. */
export function address(schemes: string[], example: string) {
  const fits = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
  return text(
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}, such as ${example}`,
    fits,
    { secret: true },
  )
}

/** The URL of a database that takes writes, on one host or several. Error messages never repeat it. */
export const databaseUrl = text(
  `an address that begins with postgres:// or postgresql://, such as postgres://user:password@host:5432/hearback, ` +
    'or with several hosts: postgres://user:password@host1:5432,host2:5432/hearback?target_session_attrs=read-write',
  isDatabaseUrl,
  { secret: true },
)

const redisSchemes = /^rediss?:\/\//i
/** The URL of a Redis server, or of Sentinels that name it. Error messages never repeat it. */
export const redisUrl = text(
  'an address that begins with redis:// or rediss://, such as redis://host:6379, or with Sentinels: ' +
    'redis+sentinel://user:password@host1:26379,host2:26379/NAME',
  (value) => (redisSchemes.test(value) ? URL.canParse(value) : parseSentinelUrl(value) !== undefined),
  { secret: true },
)

/** As `address`, several separated by commas. */
export function addresses(schemes: string[], example: string) {
  const one = address(schemes, example)
  return text(
    `addresses separated by commas, each of which begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}, such as ${example}`,
    (value) => listOf(value).length > 0 && listOf(value).every((url) => one.safeParse(url).success),
    { secret: true },
  ).transform((value) => [...new Set(listOf(value))])
}

export function keyBeginningWith(...prefixes: string[]) {
  const fits = (value: string) => prefixes.some((prefix) => value.startsWith(prefix) && value.length > prefix.length)
  return text(`a key that begins with ${prefixes.join(' or ')}`, fits, { secret: true })
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: ({ input }) => complaint(`one of ${values.join(', ')}`, String(input)) })
}

export const onOrOff = oneOf(['on', 'off']).transform((value) => value === 'on')

export const portNumber = text(
  'a whole number from 0 (any free port) to 65535',
  (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
).transform(Number)

/** An integer from `min` to `max`, both included. */
export const wholeNumber = (min: number, max: number) =>
  text(
    `a whole number from ${min} to ${max}`,
    (value) => /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max,
  ).transform(Number)

/** An origin without a path, because pages and API are served at the root of their host. */
export const origin = text(
  'the address people open, without a path, such as https://jobs.example.com',
  (value) =>
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    [value, `${value}/`].includes(`${new URL(value).origin}/`),
).transform((value) => new URL(value).origin)

const originForm = /^https?:\/\/[^/\s]+\/?$/i
const isOrigin = (value: string) => originForm.test(value) && !value.includes('*') && URL.canParse(value)

/** Comma-separated origins. Wildcards are refused, because they would allow every site. */
export const origins = text(
  'origins separated by commas, such as https://app.example.com,http://localhost:5173',
  (value) => listOf(value).every(isOrigin),
).transform((value) => [...new Set(listOf(value).map((one) => new URL(one).origin))])

/** Comma-separated host names or IP addresses without ports, in lower case. */
export const hostNames = text('host names separated by commas, such as app1,10.0.0.5', (value) =>
  listOf(value).every((name) => /^[\w.-]+$/.test(name) || isIP(name) !== 0),
).transform((value) => listOf(value.toLowerCase()))

export const sender = text('an email address, alone or as Name <address>', (value) => {
  const [, inBrackets] = /^[^<>\r\n]+<([^<>]+)>$/.exec(value) ?? []
  return z.email().safeParse(inBrackets ?? value).success
})

export const emailAddress = text('an email address', (value) => z.email().safeParse(value).success)

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** The proxies whose forwarded headers are trusted: none, all, the nearest n, or those in given networks. */
export const trustedProxies = text(
  'on, off, a number of proxies, or addresses (10.0.0.0/8, loopback) separated by commas',
  (value) => /^(on|off|\d{1,2})$/.test(value) || listOf(value).every(isNetwork),
).transform((value): boolean | number | string[] => {
  if (value === 'on' || value === 'off') return value === 'on'
  return /^\d+$/.test(value) ? Number(value) : listOf(value)
})

function listOf(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

function isNetwork(value: string): boolean {
  const [host = '', bits, ...rest] = value.split('/')
  const longest = isIP(host) === 6 ? 128 : 32
  const mask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return proxyNames.includes(value) || (isIP(host) > 0 && mask && rest.length === 0)
}

function complaint(form: string, value: string | undefined): string {
  return value === undefined ? `must be ${form}.` : `is "${value}", but must be ${form}.`
}

export const hostName = text('a host name or an address of this machine', (value) => /^[\w.:-]+$/.test(value))

/** A host name with at least one dot; short enough for an email address of 64 characters in front of it. */
export const domainName = text('a domain such as reply.example.com', (value) =>
  /^(?=.{3,180}$)[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
)

const isDnsServer = (value: string) =>
  isIP(value) !== 0 || isIP(value.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0

/** Comma-separated `address:port` of DNS servers; port 53 by default. */
export const dnsServers = text('addresses of DNS servers separated by commas, such as 127.0.0.1:5353', (value) =>
  listOf(value).every(isDnsServer),
).transform(listOf)

/** Samplers of OpenTelemetry. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
