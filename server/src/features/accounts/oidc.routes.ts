import * as contract from '@hearback/contract/accounts/oidc.ts'
import { languages, pathIn } from '@hearback/contract/values/languages.ts'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Api, bind } from '../../http/bind.ts'
import { addIdentity, beginIdentity, ownIdentities, removeIdentity } from './settings/identities.service.ts'
import { joinByProof, mailJoinCode, registerByIdentity } from './sign-in/oidc-accounts.service.ts'
import { beginOidc, logInOidcResponse } from './sign-in/oidc-sign-in.service.ts'

export function oidcRoutes(api: Api, deps: Deps): void {
  const providers = deps.config.identityProviders.map(({ name, label }) => ({ name, label }))
  bind(api, contract.listIdentityProviders, async () => ({ providers }))
  bind(api, contract.beginOidcLogIn, (r) => beginOidc(deps, r.body, r))
  bind(api, contract.logInOidc, (r) => logInOidcResponse(deps, r.body, r))
  bind(api, contract.registerIdentity, (r) => registerByIdentity(deps, r.body, r))
  bind(api, contract.mailIdentityCode, (r) => mailJoinCode(deps, r.body, r).then(() => ({})))
  bind(api, contract.joinIdentity, (r) => joinByProof(deps, r.body, r))
  bind(api, contract.listIdentities, (r) => ownIdentities(deps, r.viewer))
  bind(api, contract.beginIdentity, (r) => beginIdentity(deps, r.viewer, r.body))
  bind(api, contract.addIdentity, (r) => addIdentity(deps, r.viewer, r.body))
  bind(api, contract.removeIdentity, (r) => removeIdentity(deps, r.viewer, r.params.id, r.body).then(() => ({})))
  if (providers.length > 0) callbackRoutes(api, deps)
}

/** Of the response (RFC 6749 4.1.2, RFC 9207); everything else, such as session_state, is left out. */
const passedOn = ['code', 'state', 'iss', 'error'] as const
type Params = Readonly<Record<string, unknown>>

/**
 * Where issuers send browsers back to. Passes the response to the page in the fragment, which stays out of logs, caches and
 * referrers. The page calls the API with it and the secret that its browser holds.
 */
function callbackRoutes({ app }: Api, { config }: Deps): void {
  const path = '/auth/oidc/:provider/callback'
  const pass = (reply: FastifyReply, name: string, params: Params) => {
    if (!config.identityProviders.some((one) => one.name === name)) return reply.callNotFound()
    return reply.redirect(pageUrl(name, params), 303)
  }
  app.get<{ Params: { provider: string }; Querystring: Params }>(path, (request, reply) =>
    pass(reply, request.params.provider, request.query),
  )
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 20_000 }, parseForm)
    scope.post<{ Params: { provider: string }; Body: Params | undefined }>(path, (request, reply) =>
      pass(reply, request.params.provider, request.body ?? {}),
    )
    done()
  })
}

const parseForm = (_request: unknown, body: string | Buffer, done: (error: null, parsed: Params) => void) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body))))

/** The page in the language that the state begins with. */
function pageUrl(provider: string, params: Params): string {
  const fragment = new URLSearchParams({ provider })
  for (const name of passedOn) {
    const value = params[name]
    if (typeof value === 'string' && value.length <= 4_000) fragment.set(name, value)
  }
  const state = fragment.get('state') ?? ''
  const language = languages.find((one) => state.startsWith(`${one}-`)) ?? 'en'
  return `${pathIn(language, '/login/continue')}#${fragment}`
}
