import { afterAll, beforeAll, beforeEach } from 'vitest'
import { OidcIssuer } from './oidc-issuer.ts'

/** The callback of an installation in tests. */
const callbackOf = (name: string) => `http://localhost:3000/auth/oidc/${name}/callback`

/** An issuer that runs during the tests of a file. Call it before `testApp`, with whose settings its own go. */
export function testIssuer(name: string): OidcIssuer {
  const issuer = new OidcIssuer(name, [callbackOf(name)])
  beforeAll(() => issuer.start())
  beforeEach(() => {
    issuer.faults = {}
    issuer.requests.length = 0
  })
  afterAll(() => issuer.stop())
  return issuer
}

/** The settings of these issuers, read when the application starts. */
export const settingsOf = (...issuers: OidcIssuer[]): NodeJS.ProcessEnv =>
  new Proxy({} as NodeJS.ProcessEnv, {
    ownKeys: () => issuers.flatMap((issuer) => Object.keys(issuer.settings)),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_target, key) => Object.assign({}, ...issuers.map((issuer) => issuer.settings))[key],
  })
