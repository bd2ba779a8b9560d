import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import {
  address,
  addresses,
  databaseUrl,
  dnsServers,
  hostName,
  hostNames,
  keyBeginningWith,
  oneOf,
  onOrOff,
  origin,
  origins,
  portNumber,
  postgres,
  redisUrl,
  samplers,
  sender,
  text,
  trustedProxies,
  wholeNumber,
} from './config-formats.ts'
import { discoveryOf, discoverySettings } from './discovery.ts'
import { isLoopback } from './loopback.ts'
import { mapSettings, mapTilesOf } from './map-tiles.ts'
import { type IdentityProvider, identityProvidersOf, wrongOidcSettings } from './oidc.ts'
import { operatorOf, operatorSettings } from './operator.ts'
import { missingInbound, repliesOf, replySettings } from './replies.ts'
import { stripeOf } from './stripe.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const anything = text('a text', () => true)
const aSecret = text('a secret', () => true, { secret: true })

/** All environment variables (product.md section 11). An empty value counts as not set. */
const settings = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  TRIAL: onOrOff.optional(),
  PAYMENTS: oneOf(['simulated']).optional(),
  DEV_OUTBOX: onOrOff.optional(),
  PORT: portNumber.default(3000),
  HOST: hostName.default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  ALLOWED_HOSTS: hostNames.optional(),
  CORS_ORIGINS: origins.optional(),
  TRUST_PROXY: trustedProxies.default(false),
  SLOW_HEADERS_MS: wholeNumber(100, 300_000).default(15_000),
  SLOW_BODY_MS: wholeNumber(100, 300_000).default(30_000),
  SLOW_READER_MS: wholeNumber(100, 3_600_000).default(120_000),
  DRAIN_MS: wholeNumber(0, 15_000).default(200),
  DATA_DIR: anything.default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_STATEMENT_NAMES: onOrOff.default(true),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  ONE_CHAT_PER_TRANSACTION: onOrOff.default(false),
  DATABASE_REPLICA_URLS: addresses(postgres, 'postgres://user:password@replica:5432/hearback').optional(),
  DATABASE_REPLICA_LAG_MS: wholeNumber(200, 5_000).default(2_000),
  SEARCHES_AT_ONCE: wholeNumber(1, 1_000).default(availableParallelism() + 1),
  APPLICATION_BUDGET: wholeNumber(1, 100_000).default(30),
  PROCESSES: wholeNumber(1, 64).default(2),
  REDIS_URL: redisUrl.optional(),
  SOCKET_PATH: text('a path such as /socket.io', (value) => /^(\/[\w.-]+)+$/.test(value)).default('/socket.io'),
  SOCKET_PING_INTERVAL_MS: wholeNumber(100, 300_000).default(15_000),
  SOCKET_PING_TIMEOUT_MS: wholeNumber(100, 300_000).default(10_000),
  SOCKET_CONNECT_TIMEOUT_MS: wholeNumber(100, 300_000).default(20_000),
  SOCKET_MAX_FRAME_BYTES: wholeNumber(50_000, 20_000_000).default(1_000_000),
  SOCKET_PEER_HOST: hostName.default('127.0.0.1'),
  S3_ENDPOINT: address(['http', 'https'], 'https://s3.example.com').optional(),
  S3_REGION: anything.optional(),
  S3_BUCKET: anything.optional(),
  S3_ACCESS_KEY_ID: aSecret.optional(),
  S3_SECRET_ACCESS_KEY: aSecret.optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.optional(),
  ...replySettings,
  DNS_SERVERS: dnsServers.optional(),
  VERIFY: onOrOff.optional(),
  PUSH_CONTACT: text('an address such as mailto:operator@example.com or https://example.com', (value) =>
    /^(mailto:|https:\/\/)\S+$/.test(value),
  ).optional(),
  PUSH_PRIVATE_KEY: text('32 bytes as base64url, 43 letters', (value) => /^[\w-]{43}$/.test(value), {
    secret: true,
  }).optional(),
  TWO_STEP_KEY: text('32 bytes as base64url, 43 letters', (value) => /^[\w-]{43}$/.test(value), {
    secret: true,
  }).optional(),
  STRIPE_SECRET_KEY: keyBeginningWith('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: keyBeginningWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: keyBeginningWith('whsec_').optional(),
  STRIPE_PRICE_SEEKER_PLUS: anything.optional(),
  STRIPE_PRICE_EMPLOYER_PRO: anything.optional(),
  STRIPE_PRICE_EMPLOYER_BUSINESS: anything.optional(),
  STRIPE_API_BASE: address(['http', 'https'], 'http://127.0.0.1:12111').optional(),
  METRICS_TOKEN: text('at least 16 characters long', (value) => value.length >= 16, { secret: true }).optional(),
  ANALYTICS: oneOf(['own', 'off', 'plausible']).default('own'),
  PLAUSIBLE_URL: origin.default('https://plausible.io'),
  PLAUSIBLE_DOMAIN: hostName.optional(),
  ...discoverySettings,
  ...mapSettings,
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http', 'https'], 'http://127.0.0.1:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(['http', 'https'], 'http://127.0.0.1:4318/v1/traces').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text(
    'names and values such as api-key=secret,tenant=us',
    (value) => /^[^=]+=/.test(value),
    {
      secret: true,
    },
  ).optional(),
  OTEL_SERVICE_NAME: anything.optional(),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: text(
    'a number from 0 to 1',
    (value) => /^(0|1|[01]?\.\d{1,9}|1\.0+)$/.test(value) && Number(value) <= 1,
  )
    .default('1')
    .transform(Number),
  ...operatorSettings,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Settings = z.output<typeof settings>
export type Config = ReturnType<typeof toConfig>

export const settingNames = Object.keys(settings.shape)

/** Settings required together: any variable that starts with the group name requires all of the list. */
const companions: Record<string, (keyof Settings)[]> = {
  S3: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  STRIPE: [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_SEEKER_PLUS',
    'STRIPE_PRICE_EMPLOYER_PRO',
    'STRIPE_PRICE_EMPLOYER_BUSINESS',
  ],
  SMTP: ['MAIL_FROM'],
  INBOUND: ['REPLY_DOMAIN'],
  INBOUND_SMTP: ['INBOUND_SMTP_PORT'],
  INBOUND_TLS: ['INBOUND_SMTP_PORT', 'INBOUND_TLS_CERT', 'INBOUND_TLS_KEY'],
  MAP: ['MAP_STYLE_URL'],
  DATABASE_DIRECT: ['DATABASE_URL'],
  DATABASE_REPLICA: ['DATABASE_URL', 'DATABASE_REPLICA_URLS'],
}

/** Reads the environment; DATABASE_REPLICA_URL is the name of earlier releases for one replica. Throws one error with a sentence for each invalid setting, which never repeats secrets. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const all: NodeJS.ProcessEnv = { DATABASE_REPLICA_URLS: env.DATABASE_REPLICA_URL, ...env }
  const given = Object.fromEntries(
    settingNames.flatMap((name) => (all[name]?.trim() ? [[name, all[name].trim()]] : [])),
  )
  const parsed = settings.safeParse(given)
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  const sentences = [...wrong, ...missingCompanions(given), ...missingInbound(given), ...contradictions(given)]
  const isTrial = parsed.success && trialOf(parsed.data).trial
  sentences.push(...wrongOidcSettings(env, { allowsLoopback: isTrial }))
  if (!parsed.success || sentences.length > 0) throw new Error(sentences.join('\n'))
  return toConfig(parsed.data, identityProvidersOf(env))
}

function missingCompanions(given: Record<string, string | undefined>): string[] {
  return Object.entries(companions).flatMap(([group, needed]) => {
    const reason = Object.keys(given).find((name) => name.startsWith(`${group}_`))
    if (reason === undefined) return []
    return needed
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is missing: it is needed because ${reason} is set.`)
  })
}

function contradictions(given: Record<string, string | undefined>): string[] {
  return given.PAYMENTS === 'simulated' && given.STRIPE_SECRET_KEY !== undefined
    ? ['PAYMENTS is simulated, but STRIPE_SECRET_KEY is set: leave one of them empty.']
    : []
}

/**
 * Defaults for trying the product. TRIAL enables them only while HOST is a loopback address (product.md section 9). On
 * a network each must be set explicitly.
 */
function trialOf({ NODE_ENV, HOST, TRIAL, PAYMENTS, DEV_OUTBOX, VERIFY }: Settings) {
  const isWanted = TRIAL ?? NODE_ENV !== 'production'
  const trial = isWanted && isLoopback(HOST)
  const local = trial ? 'local' : 'off'
  return {
    trial,
    /** TRIAL=on without effect, because HOST is not a loopback address. */
    isTrialIgnored: TRIAL === true && !trial,
    verifiesEmployers: VERIFY ?? !trial,
    simulatesPayments: PAYMENTS === 'simulated' || trial,
    /** May read all emails at /dev/outbox: everybody, callers on this machine, or no one. */
    devOutbox: DEV_OUTBOX === undefined ? local : DEV_OUTBOX ? 'everybody' : 'off',
  } as const
}

function toConfig(values: Settings, identityProviders: readonly IdentityProvider[]) {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    environment: values.NODE_ENV,
    ...trialOf(values),
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    /** Host names to accept besides that of PUBLIC_URL and loopback names, in lower case. */
    allowedHosts: values.ALLOWED_HOSTS ?? [],
    /** Origins that may call the API and open sockets, besides our own. */
    corsOrigins: values.CORS_ORIGINS ?? [],
    trustProxy: values.TRUST_PROXY,
    /** Timeouts for slow clients: headers, JSON body, and a stalled reader of a response. */
    timeouts: { headersMs: values.SLOW_HEADERS_MS, bodyMs: values.SLOW_BODY_MS, stallMs: values.SLOW_READER_MS },
    /** How long `/readyz` fails before the listener is closed. */
    drainMs: values.DRAIN_MS,
    dataDir: path.resolve(repository, values.DATA_DIR),
    ...databaseOf(values),
    dnsServers: values.DNS_SERVERS,
    maxConcurrentSearches: values.SEARCHES_AT_ONCE,
    /** Unanswered applications that a job seeker may have at a time. */
    applicationBudget: values.APPLICATION_BUDGET,
    /** For `npm run start:cluster`. */
    processes: values.PROCESSES,
    redisUrl: values.REDIS_URL,
    socket: {
      path: values.SOCKET_PATH,
      pingIntervalMs: values.SOCKET_PING_INTERVAL_MS,
      pingTimeoutMs: values.SOCKET_PING_TIMEOUT_MS,
      connectTimeoutMs: values.SOCKET_CONNECT_TIMEOUT_MS,
      maxFrameBytes: values.SOCKET_MAX_FRAME_BYTES,
      peerHost: values.SOCKET_PEER_HOST,
    },
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Hearback <no-reply@${new URL(publicUrl).hostname}>`,
    replies: repliesOf(values, !values.SMTP_URL && trialOf(values).devOutbox !== 'off'),
    /** The contact for push services (VAPID subject, RFC 8292). */
    pushContact: values.PUSH_CONTACT ?? `mailto:no-reply@${new URL(publicUrl).hostname}`,
    /** Undefined: generated at the first start and stored in the database. */
    pushPrivateKey: values.PUSH_PRIVATE_KEY ? Buffer.from(values.PUSH_PRIVATE_KEY, 'base64url') : undefined,
    /** Encrypts the secrets of authenticator apps. Undefined: generated at first use and stored in the database. */
    twoStepKey: values.TWO_STEP_KEY ? Buffer.from(values.TWO_STEP_KEY, 'base64url') : undefined,
    /** OpenID Connect issuers that people may sign in with. */
    identityProviders,
    stripe: stripeOf(values),
    metricsToken: values.METRICS_TOKEN,
    analytics: {
      /** The counter of visits: our own, Plausible, or none. */
      by: values.ANALYTICS,
      plausible: { url: values.PLAUSIBLE_URL, domain: values.PLAUSIBLE_DOMAIN ?? new URL(publicUrl).hostname },
    },
    ...discoveryOf(values),
    operator: operatorOf(values),
    mapTiles: mapTilesOf(values),
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
  }
}

const databaseOf = (values: Settings) => ({
  /** Undefined: use the embedded PostgreSQL. */
  databaseUrl: values.DATABASE_URL,
  databaseStatementNames: values.DATABASE_STATEMENT_NAMES,
  /** Bypasses the pooler of databaseUrl; undefined without a pooler. */
  databaseDirectUrl: values.DATABASE_DIRECT_URL,
  databaseReplicas: { urls: values.DATABASE_REPLICA_URLS ?? [], lagMs: values.DATABASE_REPLICA_LAG_MS },
  oneChatPerTransaction: values.ONE_CHAT_PER_TRANSACTION,
})

function s3Of(values: Settings) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!(bucket && accessKeyId && secretAccessKey)) return undefined
  return { bucket, accessKeyId, secretAccessKey, endpoint: values.S3_ENDPOINT, region: values.S3_REGION ?? 'us-east-1' }
}

/** Undefined: no traces. The OTLP exporter reads its endpoint from the environment itself. */
function tracingOf(values: Settings) {
  if (!(values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)) return undefined
  return { sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG }
}
