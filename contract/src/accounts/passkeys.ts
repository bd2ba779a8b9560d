import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, idParams, line } from '../values/primitives.ts'
import { codeIfAsked } from '../values/second-codes.ts'
import { LogInForm, SignedIn } from './accounts.ts'

const notAPasskey = 'This isn’t a valid passkey response'
const bytes = (max: number) =>
  z.string(notAPasskey).check(z.maxLength(max, notAPasskey), z.regex(/^[\w-]+$/u, notAPasskey))
const publicKey = z.literal('public-key', notAPasskey)
const transports = z.optional(
  z.array(z.string(notAPasskey).check(z.maxLength(40, notAPasskey)), notAPasskey).check(z.maxLength(10, notAPasskey)),
)
const credential = { id: bytes(1_400), rawId: bytes(1_400), type: publicKey }
const clientDataJSON = bytes(4_000)

/** RegistrationResponseJSON of WebAuthn. */
const MadePasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: bytes(20_000), transports }, notAPasskey),
})

/** AuthenticationResponseJSON of WebAuthn. */
export const UsedPasskey = z.object({
  ...credential,
  response: z.object(
    { clientDataJSON, authenticatorData: bytes(4_000), signature: bytes(8_000), userHandle: z.optional(bytes(100)) },
    notAPasskey,
  ),
})

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const ToMake = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. Names no account, because the passkeys are discoverable. */
const ToUse = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** `name` distinguishes the passkeys of one account. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** UnknownCredentialOptions of WebAuthn, which make the device stop offering a removed passkey. */
const GonePasskey = z.object({ rpId: z.string(), credentialId: z.string() })

const name = line(limits.passkeyName)
const currentPassword = LogInForm.shape.password

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'member',
  summary: 'List the passkeys of the account, oldest first',
  reply: z.object({ passkeys: z.array(Passkey) }),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  access: 'member',
  summary:
    'Get the options to create a passkey, valid for 5 minutes and this token; with a second step it requires a code too',
  body: z.object({ currentPassword, ...codeIfAsked }),
  reply: z.object({ options: ToMake }),
  errors: ['conflict', 'wrong_second_code'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'member',
  summary: 'Register a created passkey',
  body: z.object({ name, passkey: MadePasskey }),
  reply: z.object({ passkey: Passkey }),
  errors: ['conflict', 'sign_in_expired', 'wrong_passkey'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'member',
  summary: 'Rename a passkey',
  params: idParams,
  body: z.object({ name }),
  reply: z.object({ passkey: Passkey }),
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'member',
  summary: 'Remove a passkey and revoke all other tokens',
  params: idParams,
  body: z.object({ currentPassword, ...codeIfAsked }),
  reply: z.object({ gone: GonePasskey }),
  errors: ['wrong_second_code'],
})

export const beginPasskeyLogIn = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey/begin',
  access: 'public',
  entry: true,
  summary: 'Get the options to sign in by a passkey, valid once within 5 minutes; independent of the account',
  reply: z.object({ options: ToUse }),
})

export const logInPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/login/passkey',
  access: 'public',
  entry: true,
  summary: 'Sign in by a passkey, which covers both steps; replies like login',
  body: z.object({ passkey: UsedPasskey }),
  reply: SignedIn,
  errors: ['sign_in_expired', 'wrong_passkey', 'identity_provider_required'],
})
