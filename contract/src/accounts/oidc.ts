import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { Phone } from '../values/contact-primitives.ts'
import { Id, Instant, idParams, Nothing } from '../values/primitives.ts'
import { codeIfAsked } from '../values/second-codes.ts'
import { ChosenUserType, Code, Language, LogInForm, SignedIn } from './accounts.ts'
import { UsedPasskey } from './passkeys.ts'

/** An issuer that people may sign in with: name as in its address, and label as on its button. */
export const IdentityProvider = z.object({ name: z.string(), label: z.string() })
export type IdentityProvider = z.infer<typeof IdentityProvider>

/** An account at an issuer that signs in to the account here. `email` is as the issuer named it last. */
export const Identity = z.object({
  _id: Id,
  provider: z.string(),
  label: z.string(),
  email: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Identity = z.infer<typeof Identity>

const provider = z
  .string('Choose a way to sign in')
  .check(z.maxLength(30, 'Choose a way to sign in'), z.regex(/^[a-z\d]+$/u, 'Choose a way to sign in'))
const notAResponse = 'This isn’t a valid sign-in response'
/** Visible ASCII characters (VSCHAR of RFC 6749). */
const ascii = (max: number) =>
  z.string(notAResponse).check(z.maxLength(max, notAResponse), z.regex(/^[\x21-\x7e]+$/u, notAResponse))
const token = ascii(100)
const currentPassword = LogInForm.shape.password

/** `url` is of the issuer. The client keeps `secret` under `state`; both are valid once within 10 minutes. */
const Redirect = z.object({ url: z.string(), state: z.string(), secret: z.string() })

/** The response of the issuer (RFC 6749 4.1.2, RFC 9207), with the secret of the browser in which the flow began. */
const IssuerResponse = z.object({
  provider,
  state: token,
  secret: token,
  authorizationCode: ascii(4_000),
  iss: z.optional(ascii(500)),
})

/**
 * An identity without an account here, whose email the issuer has verified. `register`: no account has the email. `prove`: one
 * has it, and its owner proves it. The ticket is valid once within 15 minutes.
 */
export const UnknownIdentity = z.object({
  next: z.enum(['register', 'prove']),
  ticket: z.string(),
  label: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
})
export type UnknownIdentity = z.infer<typeof UnknownIdentity>

export const listIdentityProviders = endpoint({
  method: 'GET',
  path: '/api/auth/oidc',
  access: 'public',
  summary: 'List the OpenID Connect issuers to sign in with; empty where none is configured',
  reply: z.object({ providers: z.array(IdentityProvider) }),
})

export const beginOidcLogIn = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/begin',
  access: 'public',
  entry: true,
  summary:
    'Get the address of an issuer to sign in at; its response goes to /auth/oidc/NAME/callback and from there to the page',
  body: z.object({ provider, language: z.optional(choiceOf(Language)) }),
  reply: Redirect,
  errors: ['identity_provider_unavailable'],
})

export const logInOidc = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/login',
  access: 'public',
  entry: true,
  summary:
    'Sign in by the response of an issuer. For an identity without an account it returns a ticket to register, or to prove the account with its email',
  body: IssuerResponse,
  reply: z.object({ signedIn: z.optional(SignedIn), unknown: z.optional(UnknownIdentity) }),
  errors: [
    'sign_in_expired',
    'second_step_required',
    'identity_provider_failed',
    'identity_provider_unavailable',
    'identity_email_unverified',
    'identity_provider_required',
  ],
})

export const registerIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/register',
  access: 'public',
  entry: true,
  summary: 'Register by a ticket, with the email that the issuer has verified; replies like login',
  body: z.object({
    ticket: token,
    userType: ChosenUserType,
    phone: Phone,
    language: z.optional(choiceOf(Language)),
  }),
  reply: SignedIn,
  errors: ['sign_in_expired', 'email_taken', 'conflict'],
})

export const mailIdentityCode = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/join/code',
  access: 'public',
  entry: true,
  summary: 'Mail a code to the account of a ticket, which proves it; the previous code ends',
  body: z.object({ ticket: token }),
  reply: Nothing,
  errors: ['sign_in_expired'],
})

export const joinIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/join',
  access: 'public',
  entry: true,
  summary:
    'Join the identity of a ticket to the account with its email by the password, a mailed code or a passkey of the account, with a code of its second step; replies like login',
  body: z.object({
    ticket: token,
    password: z.optional(LogInForm.shape.password),
    emailCode: z.optional(Code),
    passkey: z.optional(UsedPasskey),
    ...codeIfAsked,
  }),
  reply: SignedIn,
  errors: [
    'sign_in_expired',
    'wrong_code',
    'wrong_passkey',
    'wrong_second_code',
    'conflict',
    'identity_provider_required',
  ],
})

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/auth/identities',
  access: 'member',
  summary: 'List the accounts at issuers that sign in to the account, oldest first, and whether it has a password',
  reply: z.object({ identities: z.array(Identity), hasPassword: z.boolean() }),
})

export const beginIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/identities/begin',
  access: 'member',
  summary: 'Get the address of an issuer to connect an account of; valid for this token',
  body: z.object({ provider, currentPassword, ...codeIfAsked, language: z.optional(choiceOf(Language)) }),
  reply: Redirect,
  errors: ['conflict', 'wrong_second_code', 'identity_provider_unavailable'],
})

export const addIdentity = endpoint({
  method: 'POST',
  path: '/api/auth/identities',
  access: 'member',
  summary: 'Connect an account at an issuer by its response',
  body: IssuerResponse,
  reply: z.object({ identity: Identity }),
  errors: ['conflict', 'sign_in_expired', 'identity_provider_failed', 'identity_provider_unavailable'],
})

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/api/auth/identities/:id',
  access: 'member',
  summary: 'Disconnect an account at an issuer and revoke all other tokens',
  params: idParams,
  body: z.object({ currentPassword, ...codeIfAsked }),
  reply: Nothing,
  errors: ['wrong_second_code'],
})
