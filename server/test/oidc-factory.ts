import * as contract from '@hearback/contract/accounts/oidc.ts'
import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import type { TestApp } from './app.ts'
import { type Person, password } from './factories.ts'
import type { IssuerAccount, OidcIssuer } from './oidc-issuer.ts'

type Response = InputOf<typeof contract.logInOidc>['body']
type Redirect = ReplyOf<typeof contract.beginOidcLogIn>

/** The name of the settings of an issuer. */
const nameOf = (issuer: OidcIssuer) =>
  /OIDC_([A-Z\d]+)_/u.exec(Object.keys(issuer.settings)[0] ?? '')?.[1]?.toLowerCase() ?? ''

export const begin = (app: TestApp, issuer: OidcIssuer): Promise<Redirect> =>
  app.caller().call(contract.beginOidcLogIn, { body: { provider: nameOf(issuer) } })

/** The response that a browser sends after its way to the issuer and back. */
export async function responseOf(issuer: OidcIssuer, redirect: Redirect, account: IssuerAccount): Promise<Response> {
  const { code = '', state = '', iss } = await issuer.authorize(redirect.url, account)
  return { provider: nameOf(issuer), state, secret: redirect.secret, authorizationCode: code, ...(iss && { iss }) }
}

export const finish = (app: TestApp, response: Response) => app.caller().call(contract.logInOidc, { body: response })

/** Signs in at the issuer as this person there. */
export const comeBy = async (app: TestApp, issuer: OidcIssuer, account: IssuerAccount) =>
  finish(app, await responseOf(issuer, await begin(app, issuer), account))

/** The ticket of an identity that is not known. */
export async function ticketOf(app: TestApp, issuer: OidcIssuer, account: IssuerAccount) {
  const { unknown } = await comeBy(app, issuer, account)
  if (!unknown) throw new Error('the identity is known')
  return unknown
}

/** Connects an account at the issuer to the account of this person, who has a password. */
export async function connect(by: Person, issuer: OidcIssuer, account: IssuerAccount) {
  const body = { provider: nameOf(issuer), currentPassword: password }
  const redirect = await by.call(contract.beginIdentity, { body })
  const response = await responseOf(issuer, redirect, account)
  return (await by.call(contract.addIdentity, { body: response })).identity
}
