import type { z } from 'zod'
import { dnsServers, domainName, hostName, portNumber, text } from './config-formats.ts'

/** Replies by email (product.md section 16). */
export interface Replies {
  /** The domain of the addresses that emails may be answered to, in lower case. */
  readonly domain: string
  /** 0 listens on any free port. */
  readonly port: number
  readonly host: string
  /** Paths of PEM files for STARTTLS. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined
  /** Used to verify senders; those of the system by default. */
  readonly dnsServers: readonly string[] | undefined
}

const path = text('the path of a PEM file', (value) => value.length > 0)

export const replySettings = {
  REPLY_DOMAIN: domainName.optional(),
  INBOUND_SMTP_PORT: portNumber.optional(),
  INBOUND_SMTP_HOST: hostName.optional(),
  INBOUND_TLS_CERT: path.optional(),
  INBOUND_TLS_KEY: path.optional(),
  INBOUND_DNS_SERVERS: dnsServers.optional(),
}
type Values = { readonly HOST: string } & {
  readonly [K in keyof typeof replySettings]?: z.output<(typeof replySettings)[K]>
}

/** Undefined: emails have no reply addresses, and nothing listens. */
export function repliesOf(values: Values): Replies | undefined {
  const { REPLY_DOMAIN: domain, INBOUND_SMTP_PORT: port, INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key } = values
  if (domain === undefined || port === undefined) return undefined
  return {
    domain: domain.toLowerCase(),
    port,
    host: values.INBOUND_SMTP_HOST ?? values.HOST,
    tls: cert && key ? { cert, key } : undefined,
    dnsServers: values.INBOUND_DNS_SERVERS,
  }
}
