import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'

/** A person at the issuer, with the claims that it tells. */
export interface IssuerAccount {
  readonly sub: string
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly given_name?: string
  readonly family_name?: string
  readonly [claim: string]: unknown
}

type Claims = Record<string, unknown>
type Tamper = (claims: Claims, header: Claims) => void

/** Deviations from the protocol. */
interface Faults {
  /** Changes the claims and the header of ID tokens. The header `alg: none` leaves the signature out. */
  token?: Tamper
  /** Changes the reply of the user info endpoint. */
  info?: (claims: Claims) => void
  /** Signs ID tokens with a key that it does not publish. */
  signer?: KeyObject
  /** Changes the discovery document. */
  metadata?: (document: Claims) => void
  /** Responds to no request. */
  isSilent?: boolean
  /** Responds with this status. */
  status?: number
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** OpenID Connect issuer on this machine: `oidc-provider`, which signs in the person of `account` without asking. */
export class OidcIssuer {
  account: IssuerAccount = { sub: 'ana' }
  faults: Faults = {}
  /** The paths that were requested. */
  readonly requests: string[] = []
  readonly #name: string
  readonly #callbacks: string[]
  readonly #server: Server
  #key = newKey()
  #keyId = randomUUID()
  #provider: Provider | undefined

  /** `callbacks`: redirect URIs of the client; those of other clients go to `other`. */
  constructor(name: string, callbacks: string[]) {
    this.#name = name
    this.#callbacks = callbacks
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
    this.#provider = this.#newProvider()
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo | null)?.port ?? 0}`
  }

  /** The settings of an installation that signs in by it. */
  get settings(): Record<string, string> {
    const prefix = `OIDC_${this.#name.toUpperCase()}`
    return {
      [`${prefix}_ISSUER`]: this.url,
      [`${prefix}_CLIENT_ID`]: 'hearback',
      [`${prefix}_CLIENT_SECRET`]: 'a secret of the client',
    }
  }

  /** Signs with a new key from now on, and publishes no other. */
  rotateKeys(): void {
    this.#key = newKey()
    this.#keyId = randomUUID()
    this.#provider = this.#newProvider()
  }

  /** Visits the address as a browser without cookies, and returns the parameters with which it comes back. */
  async authorize(address: string, account: IssuerAccount = this.account): Promise<Record<string, string>> {
    this.account = account
    const cookies = new Map<string, string>()
    let url = new URL(address)
    for (let step = 0; step < 10; step++) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/u)
        cookies.set(name, value)
      }
      const next = response.headers.get('location')
      if (next === null) throw new Error(`the issuer answered ${response.status}: ${await response.text()}`)
      url = new URL(next, url)
      if (url.origin !== this.url) return Object.fromEntries(url.searchParams)
    }
    throw new Error('the issuer redirects for ever')
  }

  #newProvider(): Provider {
    const jwk = { ...this.#key.export({ format: 'jwk' }), kid: this.#keyId, use: 'sig', alg: 'RS256' }
    const secret = 'a secret of the client'
    const provider = new Provider(this.url, {
      clients: [
        { client_id: 'hearback', client_secret: secret, redirect_uris: this.#callbacks },
        { client_id: 'other', client_secret: secret, redirect_uris: this.#callbacks },
      ].map((client) => ({ ...client, token_endpoint_auth_method: 'client_secret_post' })),
      jwks: { keys: [jwk] },
      cookies: { keys: ['of the tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      adapter: Memory,
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...this.account, sub }) }),
      loadExistingGrant: grantEverything,
    })
    provider.use((context, next) => this.#tamper(context, next))
    return provider
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    this.requests.push(path.split('?')[0] ?? '')
    if (this.faults.isSilent) return
    if (this.faults.status) return void response.writeHead(this.faults.status).end()
    const provider = this.#provider
    if (!path.startsWith('/interaction/')) return provider?.callback()(request, response)
    await provider?.interactionFinished(request, response, { login: { accountId: this.account.sub } })
  }

  async #tamper(context: Context, next: () => Promise<void>): Promise<void> {
    await next()
    const body = context.body as Claims | undefined
    if (context.path.endsWith('/openid-configuration')) this.faults.metadata?.(body ?? {})
    if (context.path === '/me' && body) this.faults.info?.(body)
    if (context.path === '/token' && typeof body?.id_token === 'string') {
      context.body = { ...body, id_token: this.#signedAgain(body.id_token) }
    }
  }

  #signedAgain(token: string): string {
    const { token: change, signer = this.#key } = this.faults
    const [header = {}, claims = {}] = token
      .split('.')
      .map((part, index) => (index < 2 ? (JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims) : {}))
    change?.(claims, header)
    const signed = `${base64url(header)}.${base64url(claims)}`
    if (header.alg === 'none') return `${signed}.`
    return `${signed}.${sign('sha256', Buffer.from(signed), signer).toString('base64url')}`
  }
}

/** Storage of a provider, which warns of its own. */
class Memory {
  static readonly #rows = new Map<string, Claims>()
  readonly #model: string
  constructor(model: string) {
    this.#model = model
  }
  async upsert(id: string, row: Claims): Promise<void> {
    Memory.#rows.set(`${this.#model} ${id}`, row)
  }
  async find(id: string): Promise<Claims | undefined> {
    return Memory.#rows.get(`${this.#model} ${id}`)
  }
  async findByUid(uid: string): Promise<Claims | undefined> {
    return [...Memory.#rows].find(([key, row]) => key.startsWith(`${this.#model} `) && row.uid === uid)?.[1]
  }
  async consume(id: string): Promise<void> {
    Object.assign((await this.find(id)) ?? {}, { consumed: Math.floor(Date.now() / 1_000) })
  }
  async destroy(id: string): Promise<void> {
    Memory.#rows.delete(`${this.#model} ${id}`)
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, row] of Memory.#rows) if (row.grantId === grantId) Memory.#rows.delete(key)
  }
}

async function grantEverything({ oidc }: Context): Promise<object> {
  if (!oidc) throw new Error('no request')
  const { clientId } = oidc.client
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
