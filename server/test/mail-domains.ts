import { generateKeyPairSync } from 'node:crypto'
import type { ResolveDns } from '../src/ports/dns.ts'

export interface SigningKey {
  readonly domainName: string
  readonly keySelector: string
  readonly privateKey: string
}

/** The DNS of the domains that senders of the tests have. */
export interface MailDomains {
  readonly resolve: ResolveDns
  /** The value of a record; undefined removes it. */
  set(name: string, type: string, value: string | undefined): void
  /** Publishes DMARC, and SPF for this machine or for another. Returns the key that the domain signs with. */
  publish(domain: string, facts?: { sendsFromHere?: boolean; dmarc?: boolean }): SigningKey
  /** Makes all answers fail, as without a network. */
  isDown: boolean
}

export function mailDomains(): MailDomains {
  const records = new Map<string, string>()
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const set: MailDomains['set'] = (name, type, value) => {
    if (value === undefined) records.delete(`${type} ${name}`)
    else records.set(`${type} ${name}`, value)
  }
  const domains: MailDomains = {
    isDown: false,
    set,
    async resolve(name, type) {
      const value = records.get(`${type} ${name.toLowerCase()}`)
      if (domains.isDown) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
      if (value === undefined) throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' })
      return type === 'TXT' ? [[value]] : [value]
    },
    publish(domain, { sendsFromHere = true, dmarc = true } = {}) {
      set(domain, 'TXT', `v=spf1 ip4:${sendsFromHere ? '127.0.0.1' : '192.0.2.1'} -all`)
      set(`_dmarc.${domain}`, 'TXT', dmarc ? 'v=DMARC1; p=reject' : undefined)
      set(`test._domainkey.${domain}`, 'TXT', `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`)
      return { domainName: domain, keySelector: 'test', privateKey }
    },
  }
  return domains
}
