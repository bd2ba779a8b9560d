import { createRequire } from 'node:module'
import { domainToASCII } from 'node:url'
import type { ResolveDns } from './dns.ts'

/** An email as it arrived by SMTP. */
export interface ArrivedMail {
  readonly content: Buffer
  /** The address of RCPT TO. */
  readonly recipient: string
  /** The address of MAIL FROM; empty for bounces. */
  readonly sender: string
  /** The IP address of the client, and the name of its greeting. */
  readonly ip: string
  readonly helo: string
}

/**
 * The result of DMARC (RFC 9989). `pass`: the domain of `from` has sent it. `unprotected`: the domain publishes no DMARC
 * policy. `fail` also covers emails with several senders. `unknown`: the DNS did not answer.
 */
export interface SenderVerdict {
  readonly result: 'pass' | 'fail' | 'unprotected' | 'unknown'
  /** The address of the header From, its domain in ASCII and both parts in lower case. */
  readonly from: string | undefined
  /** With only a signature behind it, these header fields, in lower case, are signed; undefined if SPF passed too. */
  readonly signedFields: readonly string[] | undefined
}

export interface SenderCheck {
  /** Takes at most 20 seconds. */
  verify(mail: ArrivedMail): Promise<SenderVerdict>
}

const timeoutMs = 20_000
const unknown = { result: 'unknown', from: undefined, signedFields: undefined } as const

/** Verifies senders by SPF, DKIM and DMARC. Chains of ARC are ignored, because a forwarding server can write any result into them. */
export function createSenderCheck(resolve: ResolveDns): SenderCheck {
  return {
    async verify({ content, sender, ip, helo }) {
      const { authenticate } = load('mailauth') as Mailauth
      const options = { sender, ip, helo, resolver: resolve, disableArc: true, disableBimi: true, rejectRsaSha1: true }
      const timeout = AbortSignal.timeout(timeoutMs)
      const expired = new Promise<undefined>((done) => timeout.addEventListener('abort', () => done(undefined)))
      const checked = await Promise.race([authenticate(content, options), expired])
      return checked ? verdictOf(checked) : unknown
    },
  }
}

/** Loads a CommonJS module on demand: mailauth has 400 files, and most installations take no email. */
const load = createRequire(import.meta.url)

/** The part of mailauth that is used. */
interface Mailauth {
  authenticate(
    content: Buffer,
    options: {
      readonly sender: string
      readonly ip: string
      readonly helo: string
      readonly resolver: ResolveDns
      readonly disableArc: boolean
      readonly disableBimi: boolean
      readonly rejectRsaSha1: boolean
    },
  ): Promise<Checked>
}

interface Checked {
  readonly dkim: {
    readonly headerFrom?: readonly string[]
    readonly results?: readonly {
      readonly status: { readonly result: string; readonly aligned?: string | false; readonly underSized?: number }
      readonly signingHeaders?: { readonly keys: string }
    }[]
  }
  /** False if the email has no single domain to check. */
  readonly dmarc?:
    | false
    | {
        readonly status: { readonly result: string }
        readonly alignment?: { readonly spf?: { readonly result?: string | false } }
      }
}

function verdictOf({ dkim, dmarc }: Checked): SenderVerdict {
  const senders = dkim.headerFrom ?? []
  const from = senders.length === 1 ? normalizedAddress(senders[0] ?? '') : undefined
  if (from === undefined || !dmarc) return { result: 'fail', from, signedFields: undefined }
  const { result } = dmarc.status
  if (result === 'temperror') return unknown
  if (result === 'none') return { result: 'unprotected', from, signedFields: undefined }
  if (result !== 'pass') return { result: 'fail', from, signedFields: undefined }
  if (dmarc.alignment?.spf?.result) return { result: 'pass', from, signedFields: undefined }
  // A signature with l= covers a part of the body: anything may have been appended.
  const whole = dkim.results?.find(({ status }) => status.result === 'pass' && status.aligned && !status.underSized)
  const signedFields = whole?.signingHeaders?.keys.toLowerCase().split(/\s*:\s*/u)
  return signedFields ? { result: 'pass', from, signedFields } : { result: 'fail', from, signedFields: undefined }
}

/** In lower case, with the domain in ASCII, as accounts keep it. */
export function normalizedAddress(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/u.exec(address.trim().toLowerCase()) ?? []
  return `${local}@${domainToASCII(domain) || domain}`
}
