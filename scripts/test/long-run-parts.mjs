/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} says
 * @property {number} minutes Timeout, after which the part has failed.
 * @property {Record<string, string[]>} [tests] Test files by promise.
 * @property {string[]} [program] Arguments of Node instead of tests; the program records its figures by promise.
 * @property {string[]} [promises] The promises that the program covers.
 * @property {Record<string, string>} [env]
 * @property {boolean} [hosts] Needs all programs of several hosts.
 */

const accounts = 'server/src/features/accounts/'
const chat = 'server/src/features/chat/'
const hostile = 'server/test/hostile/'

/** The parts of `npm run test:long` in their order: the long form of every promise of docs/promises.md. @type {Part[]} */
export const parts = [
  {
    name: 'faults',
    says: 'server and database killed 20 times each, 100 disconnects, the database gone for 30 s twice',
    minutes: 25,
    program: ['server/test/faults/run.ts'],
    promises: ['P1', 'P4', 'P35'],
  },
  {
    name: 'chat',
    says: 'repeats, 5,000 messages of 20 senders, files, a full disk, typing',
    minutes: 8,
    tests: {
      P2: [`${chat}sending/chat-repeats.test.ts`, `${chat}chat-cluster.test.ts`],
      P3: [`${chat}conversation/chat-order.test.ts`, `${chat}chat-cluster.test.ts`],
      P5: [
        `${chat}files/file-crash.test.ts`,
        `${chat}message-files.test.ts`,
        'server/src/features/files/files.test.ts',
        'server/test/loads/disk-full.test.ts',
      ],
      P6: [`${chat}typing.live.test.ts`, `${chat}chat-presence.test.ts`],
    },
  },
  {
    name: 'slow reader',
    says: 'one reader that stops for 5 minutes',
    minutes: 12,
    tests: { P7: ['server/test/loads/slow-reader.test.ts', 'server/src/realtime/slow-readers.test.ts'] },
  },
  {
    name: 'webhooks',
    says: '10,000 events over 20 kills, and every hostile receiver',
    minutes: 20,
    tests: {
      P58: [
        'server/src/features/webhooks/kills.test.ts',
        'server/src/features/webhooks/deliveries.test.ts',
        'server/src/features/webhooks/due-deliveries.test.ts',
        'server/src/features/webhooks/webhooks.test.ts',
      ],
      P59: ['server/src/ports/outgoing-client.test.ts'],
    },
  },
  {
    name: 'closings',
    says: 'answers to 3,000 people over 8 kills',
    minutes: 15,
    tests: {
      P65: ['closing-kills', 'closing-turns', 'close-many', 'job-closings'].map(
        (name) => `server/src/features/job-closings/${name}.test.ts`,
      ),
    },
  },
  {
    name: 'market',
    says: 'each rule 20 times, 100 requests at once to two processes',
    minutes: 15,
    tests: {
      ...Object.fromEntries(
        ['P8', 'P9', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16'].map((id) => [
          id,
          ['server/test/market/market.test.ts'],
        ]),
      ),
      P43: ['server/test/market/application-limits.test.ts'],
    },
  },
  {
    name: 'payments',
    says: 'events and clicks, 20 times 100 at once to two processes',
    minutes: 12,
    tests: {
      P17: ['server/test/market/payments.test.ts', 'server/src/features/subscriptions/payment-events.test.ts'],
      P18: ['server/test/market/payments.test.ts'],
    },
  },
  {
    name: 'hostile',
    says: 'hostile input to every call and event, by a new seed',
    minutes: 20,
    env: { FUZZ_RUNS: '150' },
    tests: {
      P19: ['server/test/permissions.test.ts', `${hostile}hostile-input.test.ts`],
      P62: ['server/src/features/careers-page/careers-page.test.ts', 'server/test/answer-headers.test.ts'],
      P20: [`${hostile}mass-assignment.test.ts`, `${hostile}hostile-input.test.ts`],
      P21: [`${hostile}hostile-input.test.ts`, 'server/src/features/seekers/profile/seeker-privacy.test.ts'],
      P27: [
        `${hostile}naughty-texts.test.ts`,
        `${hostile}hostile-input.test.ts`,
        `${chat}conversation/chat-texts.test.ts`,
      ],
      P28: [`${hostile}naughty-texts.test.ts`, 'server/test/answer-headers.test.ts'],
      P29: [`${hostile}json-costs.test.ts`, `${hostile}raw-requests.test.ts`],
      P31: [
        `${hostile}hostile-events.test.ts`,
        'server/src/realtime/handshake.test.ts',
        'server/src/realtime/events.test.ts',
      ],
      P32: ['server/test/answer-headers.test.ts', `${hostile}raw-requests.test.ts`],
      P34: [`${hostile}location-privacy.test.ts`],
      P66: [
        'server/src/concurrency/concurrency-limiter.test.ts',
        'server/src/features/assistants/mcp-transport.test.ts',
      ],
      P69: [`${hostile}attacks.test.ts`, `${hostile}raw-requests.test.ts`],
    },
  },
  {
    name: 'slow clients',
    says: '500 slow connections of each of five kinds',
    minutes: 8,
    tests: { P30: [`${hostile}slow-clients.test.ts`] },
  },
  {
    name: 'uploads',
    says: '440 hostile pictures and 140 documents while others ask',
    minutes: 12,
    tests: {
      P26: [
        'server/test/loads/uploads.test.ts',
        'server/test/loads/hostile-documents.test.ts',
        'server/src/ports/images.test.ts',
        'server/src/features/pictures/pictures.test.ts',
        'server/src/features/files/reading/uploaded-file.test.ts',
      ],
      P67: ['server/src/features/files/signed-urls.test.ts', 'server/src/features/chat/message-files.test.ts'],
    },
  },
  {
    name: 'accounts',
    says: 'passwords, guessing, tokens',
    minutes: 8,
    tests: {
      P22: [`${accounts}accounts.test.ts`, `${accounts}sign-in/enumeration.test.ts`],
      P23: [
        `${accounts}accounts.test.ts`,
        `${accounts}sign-in/enumeration.test.ts`,
        'server/src/ports/rate-limits.test.ts',
      ],
      P24: [`${accounts}accounts.test.ts`, 'server/src/realtime/sessions.test.ts'],
      P25: [`${accounts}accounts.test.ts`, `${accounts}passwords/passwords.test.ts`],
    },
  },
  {
    name: 'service',
    says: 'stopping and replacing, migrations of a million rows, backup, upgrade, time, logs',
    minutes: 20,
    env: { ROLLING_ROUNDS: '10', MIGRATION_ROWS: '1000000' },
    tests: {
      P33: ['server/src/telemetry/log.test.ts', `${hostile}raw-requests.test.ts`],
      P36: ['server/src/realtime/stopping.test.ts', 'server/test/rolling.test.ts'],
      P37: [
        'server/src/db/migrate.test.ts',
        'server/src/db/migrate-under-load.test.ts',
        'server/src/backup/backup.test.ts',
        'server/src/backup/upgrade.test.ts',
      ],
      P38: ['server/test/clock.test.ts', 'server/src/features/usage/plan-limits.test.ts'],
    },
  },
  {
    name: 'second thoughts',
    says: 'undone answers, drafts in several tabs, followed companies, sent files, companies that live on',
    minutes: 8,
    tests: {
      P39: ['web/src/held-acts/HeldActs.test.tsx'],
      P40: ['server/src/features/jobs/job-drafts.test.ts'],
      P41: ['server/src/features/follows/follows.test.ts'],
      P42: ['server/test/cv/cv-layouts.test.ts'],
      P44: ['application-files', 'library-crash'].map((name) => `server/src/features/file-library/${name}.test.ts`),
      P45: ['server/test/company-owners.test.ts', 'server/test/company-lives-on.test.ts'],
      P48: ['company-domains', 'recheck'].map((name) => `server/src/features/company-domains/${name}.test.ts`),
      P54: ['name-pairs', 'lookalikes', 'lookalike-logos', 'copied-posts'].map(
        (name) => `server/src/features/lookalikes/${name}.test.ts`,
      ),
      P61: ['mcp-client', 'mcp-transport', 'mcp-conformance'].map(
        (name) => `server/src/features/assistants/${name}.test.ts`,
      ),
      P55: ['answer-claims', 'claim-races', 'open-claims'].map(
        (name) => `server/src/features/applications/claims/${name}.test.ts`,
      ),
      P56: ['server/src/features/weekly-summary/weekly-summary.test.ts'],
      P60: [
        ...['hostile', 'join', 'sign-in'].map((name) => `server/src/features/accounts/sign-in/oidc-${name}.test.ts`),
        'server/src/features/company-domains/required-sign-in.test.ts',
      ],
      P63: ['server/src/features/answer-statistics'],
      P68: [
        'server/src/features/syndication/unlisted-companies.test.ts',
        'server/src/features/alerts/newly-listed.test.ts',
      ],
      P70: ['web/src/ui/text/TranslatedDom.test.tsx'],
    },
  },
  {
    name: 'teams',
    says: 'roles, removed members, owners, answers and edits of two members',
    minutes: 12,
    tests: {
      P57: [
        'server/test/key-permissions.test.ts',
        'server/src/features/api-keys/api-keys.test.ts',
        'server/src/features/company-api/company-jobs.test.ts',
        'server/src/features/company-api/company-applications.test.ts',
      ],
      P49: ['server/test/member-permissions.test.ts', 'server/test/contributors.test.ts'],
      P50: ['server/src/features/team/team.test.ts', `${chat}chat-team.test.ts`, 'server/test/contributors.test.ts'],
      P51: ['server/test/company-owners.test.ts', 'server/src/features/team/team.test.ts'],
      P52: ['server/src/features/applications/first-answer.test.ts', 'server/src/features/offers/first-offer.test.ts'],
      P53: ['server/src/features/jobs/edit-conflicts.test.ts'],
    },
  },
  {
    name: 'mails',
    says: 'the server killed 20 times while it mails, and while it takes 1,000 replies or sends answers from emails',
    minutes: 20,
    env: { MAIL_KILLS: '20' },
    tests: {
      P46: ['mail-replies', 'reply-crash', 'poll-mailbox'].map(
        (name) => `server/src/features/mail-replies/${name}.test.ts`,
      ),
      P47: ['mail-answers', 'mail-scanners', 'mail-answers-crash'].map(
        (name) => `server/src/features/mail-answers/${name}.test.ts`,
      ),
      mails: [
        'server/src/features/notifications/mail-delivery.test.ts',
        'server/src/features/alerts/digest-delivery.test.ts',
      ],
    },
  },
  {
    name: 'hosts',
    says: 'several hosts on this one, without the journeys',
    minutes: 15,
    program: ['server/test/hosts/run.ts', '--no-journeys', '--no-failover'],
    promises: ['hosts'],
    hosts: true,
  },
  {
    name: 'failover',
    says: 'the primary killed 5 times under Patroni, never started again in its round; the master of Redis replaced twice',
    minutes: 10,
    program: ['server/test/hosts/run.ts', '--failover'],
    promises: ['P64'],
    hosts: true,
  },
]

/** The promises that a part covers, and its other subjects. @param {Part} part @returns {string[]} */
export const promisesOf = ({ tests, promises }) => promises ?? Object.keys(tests ?? {})

/** The parts that cover one of the requested names; all parts without a request. @param {readonly string[]} asked */
export function selectParts(asked) {
  const unknown = asked.filter((one) => !parts.some((part) => part.name === one || promisesOf(part).includes(one)))
  if (unknown.length > 0) throw new Error(`No part covers ${unknown.join(', ')}.`)
  if (asked.length === 0) return parts
  return parts.filter((part) => asked.some((one) => part.name === one || promisesOf(part).includes(one)))
}
