import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_SEEKER_PLUS: 'price_1',
  STRIPE_PRICE_EMPLOYER_PRO: 'price_2',
  STRIPE_PRICE_EMPLOYER_BUSINESS: 'price_3',
}
const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }

const databaseForm =
  'an address that begins with postgres:// or postgresql://, such as postgres://user:password@host:5432/hearback, or with ' +
  'several hosts: postgres://user:password@host1:5432,host2:5432/hearback?target_session_attrs=read-write.'

const redisForm =
  'an address that begins with redis:// or rediss://, such as redis://host:6379, or with Sentinels: ' +
  'redis+sentinel://user:password@host1:26379,host2:26379/NAME.'

/** Settings that expose nothing. */
const closed = { trial: false, simulatesPayments: false, devOutbox: 'off', isTrialIgnored: false }

function complaintsAbout(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('without any setting', () => {
  test('everything has a default that stays on this machine', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      trial: true,
      isTrialIgnored: false,
      verifiesEmployers: false,
      simulatesPayments: true,
      devOutbox: 'local',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      allowedHosts: [],
      corsOrigins: [],
      trustProxy: false,
      timeouts: { headersMs: 15_000, bodyMs: 30_000, stallMs: 120_000 },
      drainMs: 200,
      dataDir: path.join(repository, '.data'),
      databaseUrl: undefined,
      databaseStatementNames: true,
      databaseDirectUrl: undefined,
      oneChatPerTransaction: false,
      databaseReplicas: { urls: [], lagMs: 2_000 },
      dnsServers: undefined,
      maxConcurrentSearches: availableParallelism() + 1,
      applicationBudget: 30,
      processes: 2,
      redisUrl: undefined,
      socket: {
        path: '/socket.io',
        pingIntervalMs: 15_000,
        pingTimeoutMs: 10_000,
        connectTimeoutMs: 20_000,
        maxFrameBytes: 1_000_000,
        peerHost: '127.0.0.1',
      },
      s3: undefined,
      smtpUrl: undefined,
      mailFrom: 'Hearback <no-reply@localhost>',
      replies: { domain: 'reply.localhost', smtp: undefined, imap: undefined, dnsServers: undefined },
      pushContact: 'mailto:no-reply@localhost',
      pushPrivateKey: undefined,
      identityProviders: [],
      stripe: undefined,
      metricsToken: undefined,
      analytics: { by: 'own', plausible: { url: 'https://plausible.io', domain: 'localhost' } },
      mcp: true,
      operator: { name: null, address: null, email: null, languages: null, representative: null },
      logLevel: 'info',
    })
  })

  test('an empty setting counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
  })
})

describe('a setting that fits', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [
      { PUBLIC_URL: 'https://jobs.example.com/' },
      { publicUrl: 'https://jobs.example.com', mailFrom: 'Hearback <no-reply@jobs.example.com>' },
    ],
    [{ HOST: '::' }, { host: '::' }],
    [{ DATA_DIR: '/var/lib/hearback' }, { dataDir: '/var/lib/hearback' }],
    [{ DATA_DIR: 'elsewhere' }, { dataDir: path.join(repository, 'elsewhere') }],
    [{ DATABASE_STATEMENT_NAMES: 'off' }, { databaseStatementNames: false }],
    [
      { DATABASE_URL: 'postgres://primary/a', DATABASE_REPLICA_URL: 'postgres://replica/a' },
      { databaseReplicas: { urls: ['postgres://replica/a'], lagMs: 2_000 } },
    ],
    [
      { DATABASE_URL: 'postgres://primary/a', DATABASE_REPLICA_URLS: 'postgres://one/a, postgres://two/a' },
      { databaseReplicas: { urls: ['postgres://one/a', 'postgres://two/a'], lagMs: 2_000 } },
    ],
    [
      { DATABASE_URL: 'postgres://pooler/a', DATABASE_DIRECT_URL: 'postgres://primary/a' },
      { databaseUrl: 'postgres://pooler/a', databaseDirectUrl: 'postgres://primary/a' },
    ],
    [
      { DATABASE_URL: 'postgres://u:p@h1:5432,h2:5432/a?target_session_attrs=read-write' },
      { databaseUrl: 'postgres://u:p@h1:5432,h2:5432/a?target_session_attrs=read-write' },
    ],
    [{ NODE_ENV: 'production' }, { environment: 'production', ...closed }],
    [
      { NODE_ENV: 'production', TRIAL: 'on' },
      { trial: true, simulatesPayments: true, devOutbox: 'local' },
    ],
    [{ TRIAL: 'off' }, closed],
    [
      { TRIAL: 'on', DEV_OUTBOX: 'off' },
      { simulatesPayments: true, devOutbox: 'off' },
    ],
    [
      { HOST: '::', PAYMENTS: 'simulated' },
      { ...closed, simulatesPayments: true },
    ],
    [
      { HOST: '::', DEV_OUTBOX: 'on' },
      { ...closed, devOutbox: 'everybody' },
    ],
    [{ ALLOWED_HOSTS: 'App1, 10.0.0.5,fd00::1' }, { allowedHosts: ['app1', '10.0.0.5', 'fd00::1'] }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1' }, { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'] }],
    [
      s3,
      {
        s3: { bucket: 'files', accessKeyId: 'id', secretAccessKey: 'hidden', endpoint: undefined, region: 'us-east-1' },
      },
    ],
    [
      stripe,
      {
        stripe: expect.objectContaining({
          secretKey: 'sk_test_1',
          prices: { seekerPlus: 'price_1', employerPro: 'price_2', employerBusiness: 'price_3' },
        }),
      },
    ],
    [
      {
        REPLY_DOMAIN: 'reply.example.com',
        INBOUND_IMAP_URL: 'imaps://jobs%40example.com:p%2Fw@imap.example.com/Replies',
      },
      {
        replies: expect.objectContaining({
          smtp: undefined,
          imap: {
            host: 'imap.example.com',
            port: 993,
            secure: true,
            user: 'jobs@example.com',
            password: 'p/w',
            folder: 'Replies',
          },
        }),
      },
    ],
    [
      { REPLY_DOMAIN: 'Reply.Example.com', INBOUND_SMTP_PORT: '25', INBOUND_DNS_SERVERS: '127.0.0.1:5353, ::1' },
      {
        replies: {
          domain: 'reply.example.com',
          smtp: { port: 25, host: '127.0.0.1', tls: undefined },
          imap: undefined,
          dnsServers: ['127.0.0.1:5353', '::1'],
        },
      },
    ],
    [
      { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Jobs <jobs@example.com>' },
      { smtpUrl: 'smtp://mail.example:587', mailFrom: 'Jobs <jobs@example.com>' },
    ],
    [
      { PUBLIC_URL: 'https://jobs.example.com', PUSH_PRIVATE_KEY: `${'A'.repeat(42)}E` },
      { pushPrivateKey: Buffer.from([...Array(31).fill(0), 1]), pushContact: 'mailto:no-reply@jobs.example.com' },
    ],
    [
      { MAP_STYLE_URL: 'https://tiles.example/v1/style.json?key=1', MAP_ORIGINS: 'https://fonts.example' },
      {
        mapTiles: {
          styleUrl: 'https://tiles.example/v1/style.json?key=1',
          origins: ['https://tiles.example', 'https://fonts.example'],
        },
      },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
      { tracing: { sampler: 'parentbased_always_on', ratio: 1 } },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      },
      { tracing: { sampler: 'parentbased_traceidratio', ratio: 0.05 } },
    ],
    [{ MCP: 'off' }, { mcp: false, indexNow: undefined }],
    [
      { INDEXNOW_KEY: 'abcd-1234' },
      { mcp: true, indexNow: { key: 'abcd-1234', endpoint: 'https://api.indexnow.org/indexnow' } },
    ],
    [{ OTEL_SERVICE_NAME: 'jobs', OTEL_TRACES_SAMPLER_ARG: '1' }, { tracing: undefined }],
  ])('is understood: %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })
})

test.each(['0.0.0.0', '::', '192.168.1.5', 'jobs.example', 'localhost.jobs.example'])(
  'while HOST is %s nothing is opened unless it is named by itself',
  (HOST) => {
    expect(readConfig({ HOST })).toMatchObject(closed)
    expect(readConfig({ HOST, TRIAL: 'on' })).toMatchObject({ ...closed, isTrialIgnored: true })
    expect(readConfig({ HOST, TRIAL: 'on', DEV_OUTBOX: 'on' })).toMatchObject({ devOutbox: 'everybody' })
  },
)

test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('HOST %s is this machine alone', (HOST) => {
  expect(readConfig({ HOST, NODE_ENV: 'production', TRIAL: 'on' })).toMatchObject({ trial: true, devOutbox: 'local' })
})

describe('a setting that does not fit', () => {
  test.each([
    [{ NODE_ENV: 'staging' }, 'NODE_ENV is "staging", but must be one of development, production, test.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://hidden@127.0.0.1:4317' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://, such as http://127.0.0.1:4318.',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'hidden' },
      'OTEL_EXPORTER_OTLP_HEADERS must be names and values such as api-key=secret,tenant=us.',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is "1.5", but must be a number from 0 to 1.'],
    [{ TRIAL: 'yes' }, 'TRIAL is "yes", but must be one of on, off.'],
    [{ PAYMENTS: 'free' }, 'PAYMENTS is "free", but must be one of simulated.'],
    [
      { ...stripe, PAYMENTS: 'simulated' },
      'PAYMENTS is simulated, but STRIPE_SECRET_KEY is set: leave one of them empty.',
    ],
    [
      { ALLOWED_HOSTS: 'app1:3000' },
      'ALLOWED_HOSTS is "app1:3000", but must be host names separated by commas, such as app1,10.0.0.5.',
    ],
    [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 (any free port) to 65535.'],
    [{ PORT: '3000.5' }, 'PORT is "3000.5", but must be a whole number from 0 (any free port) to 65535.'],
    [{ HOST: 'http://here' }, 'HOST is "http://here", but must be a host name or an address of this machine.'],
    [
      { PUBLIC_URL: 'jobs.example.com' },
      'PUBLIC_URL is "jobs.example.com", but must be the address people open, without a path, such as https://jobs.example.com.',
    ],
    [
      { PUBLIC_URL: 'https://example.com/jobs' },
      'PUBLIC_URL is "https://example.com/jobs", but must be the address people open, without a path, such as https://jobs.example.com.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY is "10.0.0.0/99", but must be on, off, a number of proxies, or addresses (10.0.0.0/8, loopback) separated by commas.',
    ],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, `DATABASE_URL must be ${databaseForm}`],
    [{ DATABASE_URL: 'postgres://u:secret@h1,h2/d?target_session_attrs=any' }, `DATABASE_URL must be ${databaseForm}`],
    [{ DATABASE_STATEMENT_NAMES: '1' }, 'DATABASE_STATEMENT_NAMES is "1", but must be one of on, off.'],
    [{ REDIS_URL: 'localhost:6379' }, `REDIS_URL must be ${redisForm}`],
    [{ REDIS_URL: 'redis+sentinel://:secret@h1,h2' }, `REDIS_URL must be ${redisForm}`],
    [
      { ...s3, S3_ENDPOINT: 's3.example.com' },
      'S3_ENDPOINT must be an address that begins with http:// or https://, such as https://s3.example.com.',
    ],
    [
      { SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@example.com' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://, such as smtp://user:password@host:587.',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody", but must be an email address, alone or as Name <address>.'],
    [
      { PUSH_CONTACT: 'operator@example.com' },
      'PUSH_CONTACT is "operator@example.com", but must be an address such as mailto:operator@example.com or https://example.com.',
    ],
    [{ PUSH_PRIVATE_KEY: 'short' }, 'PUSH_PRIVATE_KEY must be 32 bytes as base64url, 43 letters.'],
    [{ TWO_STEP_KEY: 'short' }, 'TWO_STEP_KEY must be 32 bytes as base64url, 43 letters.'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be a key that begins with pk_.'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_' }, 'STRIPE_WEBHOOK_SECRET must be a key that begins with whsec_.'],
    [
      { ...stripe, STRIPE_API_BASE: 'localhost' },
      'STRIPE_API_BASE must be an address that begins with http:// or https://, such as http://127.0.0.1:12111.',
    ],
    [
      { MAP_STYLE_URL: 'style.json' },
      'MAP_STYLE_URL must be an address that begins with http:// or https://, such as https://tiles.example.com/style.json.',
    ],
    [
      { REPLY_DOMAIN: 'localhost', INBOUND_SMTP_PORT: '25' },
      'REPLY_DOMAIN is "localhost", but must be a domain such as reply.example.com.',
    ],
    ...[
      'imap://u:p@imap.example.com',
      'imaps://imap.example.com',
      'imaps://u@imap.example.com',
      'imaps://u:50%@imap.example.com',
      'mail',
    ].map((url): [Record<string, string>, string] => [
      { REPLY_DOMAIN: 'reply.example.com', INBOUND_IMAP_URL: url },
      'INBOUND_IMAP_URL must be an address with user and password, such as imaps://user:password@imap.example.com/INBOX (imap:// for this machine alone).',
    ]),
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters long.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.'],
  ])('is refused by name: %j', (env, sentence) => {
    expect(complaintsAbout(env)).toEqual([sentence])
  })

  test('is refused together with the others, one sentence each', () => {
    expect(complaintsAbout({ PORT: 'x', LOG_LEVEL: 'y' }).map((sentence) => sentence.split(' ')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
    ])
  })
})

describe('settings that need each other', () => {
  const groups: Record<string, string>[] = [s3, stripe]
  const pairs = groups.flatMap((group) => Object.keys(group).map((missing) => ({ group, missing })))

  test.each(pairs)('$missing is asked for when the others of its group are there', ({ group, missing }) => {
    const { [missing]: _, ...rest } = group
    const reason = Object.keys(rest)[0]
    expect(complaintsAbout(rest)).toEqual([`${missing} is missing: it is needed because ${reason} is set.`])
  })

  test('origins of a map without its style are refused', () => {
    expect(complaintsAbout({ MAP_ORIGINS: 'https://fonts.example' })).toEqual([
      'MAP_STYLE_URL is missing: it is needed because MAP_ORIGINS is set.',
    ])
  })

  test.each([
    [
      { REPLY_DOMAIN: 'reply.example.com' },
      'INBOUND_SMTP_PORT or INBOUND_IMAP_URL is missing: one is needed because REPLY_DOMAIN is set.',
    ],
    [
      { INBOUND_IMAP_URL: 'imaps://u:p@imap.example.com' },
      'REPLY_DOMAIN is missing: it is needed because INBOUND_IMAP_URL is set.',
    ],
    [{ INBOUND_SMTP_PORT: '25' }, 'REPLY_DOMAIN is missing: it is needed because INBOUND_SMTP_PORT is set.'],
    [
      { REPLY_DOMAIN: 'reply.example.com', INBOUND_SMTP_PORT: '25', INBOUND_TLS_CERT: '/etc/cert.pem' },
      'INBOUND_TLS_KEY is missing: it is needed because INBOUND_TLS_CERT is set.',
    ],
  ])('replies by email need all of theirs: %j', (env, sentence) => {
    expect(complaintsAbout(env)).toEqual([sentence])
  })

  test('a mail server without a sender is refused', () => {
    expect(complaintsAbout({ SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM is missing: it is needed because SMTP_URL is set.',
    ])
  })
})

test('.env.example lists every setting once and nothing else', () => {
  const example = fs.readFileSync(path.join(repository, '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(listed).toEqual(settingNames)
})

describe('origins of other sites', () => {
  const origins = (CORS_ORIGINS: string) => readConfig({ CORS_ORIGINS }).corsOrigins

  test('are read with and without spaces, slashes and capitals, each once', () => {
    expect(origins('https://App.example.com/, http://localhost:5173,https://app.example.com:443')).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
    ])
  })

  test.each([
    '*',
    'https://*',
    'app.example.com',
    'https://app.example.com/path',
    'ftp://app.example.com',
    'null',
    ',',
  ])('%s is none', (CORS_ORIGINS) => {
    expect(complaintsAbout({ CORS_ORIGINS })).toEqual([
      `CORS_ORIGINS is "${CORS_ORIGINS}", but must be origins separated by commas, such as https://app.example.com,http://localhost:5173.`,
    ])
  })
})
