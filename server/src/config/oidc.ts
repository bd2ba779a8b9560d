import { isLoopback } from './loopback.ts'

/** An OpenID Connect issuer that people may sign in with (product.md section 18.5). */
export interface IdentityProvider {
  /** NAME of its settings in lower case, as in addresses. */
  readonly name: string
  /** Shown on buttons. */
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Sends a PKCE challenge and verifier (RFC 7636). */
  readonly pkce: boolean
  /** Requires the nonce in the ID token. */
  readonly nonce: boolean
  /** Asks for the response as a form (OAuth 2.0 Form Post Response Mode). */
  readonly formPost: boolean
}

type Env = Readonly<Record<string, string | undefined>>

const kinds = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL', 'PKCE', 'NONCE', 'FORM_POST'] as const
const required = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const
const setting = /^OIDC_([A-Z\d]{1,30})_([A-Z_]+)$/

/** Labels of names that are not written as they are spelled. */
const labels: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', gitlab: 'GitLab' }

/** Names of the issuers that have a setting, in alphabetical order. */
const namesIn = (env: Env): string[] =>
  [...new Set(Object.keys(env).flatMap((key) => (env[key]?.trim() ? (setting.exec(key)?.[1] ?? []) : [])))].sort()

const given = (env: Env, name: string, kind: (typeof kinds)[number]) => env[`OIDC_${name}_${kind}`]?.trim() || undefined

/** The configured issuers. Call only without `wrongOidcSettings`. */
export const identityProvidersOf = (env: Env): readonly IdentityProvider[] =>
  namesIn(env).map((upper) => {
    const name = upper.toLowerCase()
    return {
      name,
      label: given(env, upper, 'LABEL') ?? labels[name] ?? upper.charAt(0) + name.replace(/^./u, ''),
      issuer: given(env, upper, 'ISSUER') ?? '',
      clientId: given(env, upper, 'CLIENT_ID') ?? '',
      clientSecret: given(env, upper, 'CLIENT_SECRET') ?? '',
      pkce: given(env, upper, 'PKCE') !== 'off',
      nonce: given(env, upper, 'NONCE') !== 'off',
      formPost: given(env, upper, 'FORM_POST') === 'on',
    }
  })

/** A sentence for each wrong setting of an issuer, without secrets. `allowsLoopback`: issuers on this machine may use HTTP. */
export function wrongOidcSettings(env: Env, { allowsLoopback }: { allowsLoopback: boolean }): string[] {
  const unknown = Object.keys(env).filter((key) => isMisspelled(env, key))
  return [
    ...unknown.map(
      (key) => `${key} is not a setting: an issuer has ${kinds.map((kind) => `OIDC_NAME_${kind}`).join(', ')}.`,
    ),
    ...namesIn(env).flatMap((name) => wrongOf(env, name, allowsLoopback)),
    ...repeatedIssuers(env),
  ]
}

/** Variables of other programs that begin with OIDC_ are left alone. */
function isMisspelled(env: Env, key: string): boolean {
  const [, name, kind] = setting.exec(key) ?? []
  if (name === undefined || !env[key]?.trim()) return false
  return !kinds.some((one) => one === kind) && kinds.some((one) => given(env, name, one) !== undefined)
}

function wrongOf(env: Env, name: string, allowsLoopback: boolean): string[] {
  const first = kinds.find((kind) => given(env, name, kind) !== undefined)
  if (!first) return []
  const missing = required.filter((kind) => given(env, name, kind) === undefined)
  const issuer = given(env, name, 'ISSUER')
  const label = given(env, name, 'LABEL')
  return [
    ...missing.map((kind) => `OIDC_${name}_${kind} is missing: it is needed because OIDC_${name}_${first} is set.`),
    ...(issuer === undefined || isIssuer(issuer, allowsLoopback)
      ? []
      : [
          `OIDC_${name}_ISSUER must be the issuer as it names itself, such as https://accounts.example.com, without ? and #.`,
        ]),
    ...(label === undefined || /^[^\p{C}]{1,40}$/u.test(label)
      ? []
      : [`OIDC_${name}_LABEL must be a name of at most 40 characters.`]),
    ...(['PKCE', 'NONCE', 'FORM_POST'] as const)
      .filter((kind) => !['on', 'off', undefined].includes(given(env, name, kind)))
      .map((kind) => `OIDC_${name}_${kind} must be one of on, off.`),
  ]
}

/** A subject belongs to its issuer, so two names for one issuer would share the accounts. */
function repeatedIssuers(env: Env): string[] {
  const issuers = namesIn(env).map((name) => given(env, name, 'ISSUER'))
  return namesIn(env).flatMap((name, index) => {
    const first = issuers.indexOf(issuers[index])
    const other = namesIn(env)[first]
    return issuers[index] && first < index
      ? [`OIDC_${name}_ISSUER is that of OIDC_${other}_ISSUER: set one of them.`]
      : []
  })
}

function isIssuer(value: string, allowsLoopback: boolean): boolean {
  const url = URL.parse(value)
  if (!url || url.username || url.password || /[?#\s]/u.test(value)) return false
  const host = url.hostname.replace(/^\[|\]$/gu, '')
  return url.protocol === 'https:' || (url.protocol === 'http:' && allowsLoopback && isLoopback(host))
}
