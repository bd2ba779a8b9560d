import type { addPasskey, beginPasskey, beginPasskeyLogIn, logInPasskey } from '@hearback/contract/accounts/passkeys.ts'
import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

export type Made = InputOf<typeof addPasskey>['body']['passkey']
export type Used = InputOf<typeof logInPasskey>['body']['passkey']
type ToMake = ReplyOf<typeof beginPasskey>['options']
type ToUse = ReplyOf<typeof beginPasskeyLogIn>['options']

/** EdDSA, ES256 and RS256: every device supports at least one. */
const algorithms = [-8, -7, -257]
export const challengeMinutes = 5
const timeout = challengeMinutes * 60_000

/** The relying party: a passkey works on its host only, and responses state the origin they were made on. */
interface Site {
  readonly origin: string
  readonly host: string
}
export function siteAt(publicUrl: string): Site {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, host: hostname }
}

/** The user handle: 16 bytes that do not identify the person. */
const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex')

/** Options for discoverable passkeys with user verification only. */
export async function registrationOptions(
  site: Site,
  challenge: Buffer,
  user: { id: string; email: string },
  has: readonly { credential_id: Buffer; transports: string[] }[],
): Promise<ToMake> {
  const options = await generateRegistrationOptions({
    rpName: 'Hearback',
    rpID: site.host,
    userID: new Uint8Array(handleOf(user.id)),
    userName: user.email,
    userDisplayName: user.email,
    challenge: new Uint8Array(challenge),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: has.map((one) => ({
      id: one.credential_id.toString('base64url'),
      transports: one.transports,
    })),
  })
  return options as ToMake
}

export async function authenticationOptions(site: Site, challenge: Buffer): Promise<ToUse> {
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: new Uint8Array(challenge),
    timeout,
    userVerification: 'required',
  })
  return options as ToUse
}

/** The challenge that a response claims to have signed; undefined if it is malformed. */
export function challengeIn({ response }: Made | Used): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Throws an error that states what is wrong. */
export async function verifyAttestation(site: Site, made: Made, challenge: string) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  })
  if (!registrationInfo) throw new Error('the attestation is not right')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    counter,
    transports: made.response.transports ?? [],
  }
}

/** Returns the signature counter of the device; throws an error that states what is wrong. */
export async function verifyAssertion(
  site: Site,
  used: Used,
  challenge: string,
  passkey: { user_id: string; credential_id: Buffer; public_key: Buffer },
): Promise<number> {
  if (used.response.userHandle !== handleOf(passkey.user_id).toString('base64url')) {
    throw new Error('the passkey is of another account')
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id.toString('base64url'),
      publicKey: new Uint8Array(passkey.public_key),
      // The counter is compared with the stored one under the row lock, when the use is recorded.
      counter: 0,
    },
  })
  if (!verified) throw new Error('the signature is not right')
  return authenticationInfo.newCounter
}
