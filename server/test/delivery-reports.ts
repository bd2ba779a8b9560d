/** The facts of a delivery report (RFC 3464). */
export interface ReportFacts {
  /** The address that the report is sent to: the envelope sender of the email. */
  readonly to: string
  /** The address that could not be reached. */
  readonly recipient: string
  readonly action?: string
  readonly status?: string
  readonly diagnostic?: string
}

type Layout = (facts: Required<ReportFacts>) => string[]

const original = ({ recipient }: ReportFacts) => [
  'From: Hearback <hello@jobs.example>',
  `To: ${recipient}`,
  'Subject: News',
  'Message-ID: <news@jobs.example>',
  '',
  'There is news.',
]

/** A report of three parts: for people, for programs, and the original. `groups` are the fields for programs. */
const inThreeParts = (facts: Required<ReportFacts>, headers: string[], words: string, groups: string[]) => [
  ...headers,
  `To: ${facts.to}`,
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status;',
  '\tboundary="part/1"',
  '',
  'This is a MIME-encapsulated message.',
  '',
  '--part/1',
  'Content-Type: text/plain; charset=us-ascii',
  '',
  words,
  '',
  '--part/1',
  'Content-Type: message/delivery-status',
  '',
  ...groups,
  '',
  '--part/1',
  'Content-Type: message/rfc822',
  '',
  ...original(facts),
  '--part/1--',
  '',
]

/** Reports of one email, as different mail servers write them. */
export const reportLayouts = {
  Postfix: (facts) =>
    inThreeParts(
      facts,
      ['From: MAILER-DAEMON@mx.example (Mail Delivery System)', 'Subject: Undelivered Mail Returned to Sender'],
      `<${facts.recipient}>: host mx.people.example said: ${facts.diagnostic} (in reply to RCPT TO command)`,
      [
        'Reporting-MTA: dns; mx.example',
        'X-Postfix-Queue-ID: 4XyZ',
        'Arrival-Date: Mon, 30 Nov 2026 09:00:00 +0000 (UTC)',
        '',
        `Final-Recipient: rfc822; ${facts.recipient}`,
        `Original-Recipient: rfc822;${facts.recipient}`,
        `Action: ${facts.action}`,
        `Status: ${facts.status}`,
        'Remote-MTA: dns; mx.people.example',
        `Diagnostic-Code: smtp; ${facts.diagnostic}`,
      ],
    ),
  Exchange: (facts) =>
    inThreeParts(
      facts,
      ['From: <postmaster@people.example>', 'Subject: Undeliverable: News', 'X-Auto-Response-Suppress: All'],
      'Delivery has failed to these recipients or groups',
      [
        'Reporting-MTA: dns;BN6PR.namprd02.prod.outlook.com',
        'Received-From-MTA: dns;mx.example',
        '',
        `Final-Recipient: rfc822;${facts.recipient}`,
        `Action: ${facts.action}`,
        `Status: ${facts.status}`,
        `Diagnostic-Code: smtp;${facts.diagnostic}`,
        'X-Display-Name: Ana',
      ],
    ),
  Gmail: (facts) =>
    inThreeParts(
      facts,
      ['From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>', 'Subject: Delivery Status Notification'],
      'Address not found',
      [
        'Reporting-MTA: dns; googlemail.com',
        'Received-From-MTA: dns; hello@jobs.example',
        '',
        `Final-Recipient: rfc822; ${facts.recipient}`,
        `Action: ${facts.action}`,
        `Status: ${facts.status}`,
        'Remote-MTA: dns; gmail-smtp-in.l.google.com. (142.250.1.27, the server for the domain.)',
        `Diagnostic-Code: smtp; ${facts.diagnostic.replace(/ (?=No)/u, '\r\n ')}`,
        'Last-Attempt-Date: Mon, 30 Nov 2026 01:00:00 -0800 (PST)',
      ],
    ),
  /** Its status is always 5.0.0; the server that refused is quoted. */
  Exim: (facts) =>
    inThreeParts(
      facts,
      ['From: Mail Delivery System <Mailer-Daemon@mx.example>', 'Subject: Mail delivery failed: returning to sender'],
      'This message was created automatically by mail delivery software.',
      [
        'Reporting-MTA: dns; mx.example',
        '',
        `Action: ${facts.action}`,
        `Final-Recipient: rfc822;${facts.recipient}`,
        'Status: 5.0.0',
        'Remote-MTA: dns; mx.people.example',
        `Diagnostic-Code: smtp; ${facts.diagnostic.replace(/^(\d{3}) /u, '$1-')}`,
      ],
    ),
  /** With comments, capitals, an address in brackets, and no group for the report itself. */
  Sendmail: (facts) =>
    inThreeParts(
      facts,
      ['From: Mail Delivery Subsystem <MAILER-DAEMON@mx.example>', 'Subject: Returned mail: see transcript'],
      '   ----- The following addresses had permanent fatal errors -----',
      [
        `Final-Recipient: RFC822; <${facts.recipient.toUpperCase()}>`,
        `ACTION: ${facts.action.toUpperCase()}`,
        `Status: ${facts.status} (bad destination mailbox address)`,
        'Remote-MTA: DNS; mx.people.example',
        `Diagnostic-Code: SMTP; ${facts.diagnostic}`,
      ],
    ),
} satisfies Record<string, Layout>

/** Without parts and status (QSBMF). */
const qmail: Layout = ({ to, recipient, diagnostic }) => [
  'From: MAILER-DAEMON@mx.example',
  `To: ${to}`,
  'Subject: failure notice',
  '',
  'Hi. This is the qmail-send program at mx.example.',
  'I’m afraid I wasn’t able to deliver your message to the following addresses.',
  '',
  `<${recipient}>:`,
  `Remote host said: ${diagnostic}`,
  '',
  '--- Below this line is a copy of the message.',
  '',
]

const defaults = { action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 No such user' }

/** A report as its bytes, in the layout of this mail server. */
export const aReport = (facts: ReportFacts, layout: keyof typeof reportLayouts | 'qmail' = 'Postfix'): Buffer =>
  Buffer.from({ ...reportLayouts, qmail }[layout]({ ...defaults, ...facts }).join('\r\n'))
