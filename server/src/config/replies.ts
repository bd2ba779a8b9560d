import type { z } from 'zod'
import { dnsServers, domainName, hostName, portNumber, text } from './config-formats.ts'
import { isLoopback } from './loopback.ts'

/** Replies by email (product.md section 16). */
export interface Replies {
  /** The domain of the addresses that emails may be answered to, in lower case. */
  readonly domain: string
  /** Undefined: nothing listens for email. */
  readonly smtp: SmtpListener | undefined
  /** Undefined: no mailbox is read. */
  readonly imap: ImapSettings | undefined
  /** Used to verify senders; those of the system by default. */
  readonly dnsServers: readonly string[] | undefined
}

interface SmtpListener {
  /** 0 listens on any free port. */
  readonly port: number
  readonly host: string
  /** Paths of PEM files for STARTTLS. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined
}

/** A mailbox of another server. */
export interface ImapSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. */
  readonly secure: boolean
  readonly user: string
  readonly password: string
  /** The folder in which email arrives. */
  readonly folder: string
}

const path = text('the path of a PEM file', (value) => value.length > 0)

function canDecode(value: string): boolean {
  try {
    return decodeURIComponent(value) !== ''
  } catch {
    return false
  }
}

const imapUrl = text(
  'an address with user and password, such as imaps://user:password@imap.example.com/INBOX (imap:// for this machine alone)',
  (value) => {
    if (!URL.canParse(value) || !canDecode(value)) return false
    const { protocol, username, password, hostname } = new URL(value)
    const isSafe = protocol === 'imaps:' || (protocol === 'imap:' && isLoopback(hostname))
    return isSafe && username !== '' && password !== '' && hostname !== ''
  },
  { secret: true },
).transform((value): ImapSettings => {
  const url = new URL(value)
  const secure = url.protocol === 'imaps:'
  return {
    secure,
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: url.port ? Number(url.port) : secure ? 993 : 143,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
})

export const replySettings = {
  REPLY_DOMAIN: domainName.optional(),
  INBOUND_SMTP_PORT: portNumber.optional(),
  INBOUND_SMTP_HOST: hostName.optional(),
  INBOUND_IMAP_URL: imapUrl.optional(),
  INBOUND_TLS_CERT: path.optional(),
  INBOUND_TLS_KEY: path.optional(),
  INBOUND_DNS_SERVERS: dnsServers.optional(),
}
type Values = { readonly HOST: string } & {
  readonly [K in keyof typeof replySettings]?: z.output<(typeof replySettings)[K]>
}

/** A sentence if there are reply addresses, but no way for replies to arrive. */
export const missingInbound = (given: Readonly<Record<string, string | undefined>>): string[] =>
  given.REPLY_DOMAIN && !given.INBOUND_SMTP_PORT && !given.INBOUND_IMAP_URL
    ? ['INBOUND_SMTP_PORT or INBOUND_IMAP_URL is missing: one is needed because REPLY_DOMAIN is set.']
    : []

/** The domain of reply addresses that only the form at /dev/outbox knows. No name below `localhost` is in the DNS (RFC 6761). */
const outboxDomain = 'reply.localhost'

/** Undefined: emails have no reply addresses, and none are taken. `hasOutbox`: emails can be read and answered at /dev/outbox. */
export function repliesOf(values: Values, hasOutbox: boolean): Replies | undefined {
  const byDefault = hasOutbox ? outboxDomain : undefined
  const {
    REPLY_DOMAIN: domain = byDefault,
    INBOUND_SMTP_PORT: port,
    INBOUND_TLS_CERT: cert,
    INBOUND_TLS_KEY: key,
  } = values
  if (domain === undefined) return undefined
  const tls = cert && key ? { cert, key } : undefined
  return {
    domain: domain.toLowerCase(),
    smtp: port === undefined ? undefined : { port, host: values.INBOUND_SMTP_HOST ?? values.HOST, tls },
    imap: values.INBOUND_IMAP_URL,
    dnsServers: values.INBOUND_DNS_SERVERS,
  }
}
