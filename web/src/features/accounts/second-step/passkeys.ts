import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInPasskey,
  type Passkey,
  type removePasskey,
} from '@hearback/contract/passkeys.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { ApiError, call } from '../../../api/call.ts'
import type { SignedIn } from '../LoginForm.tsx'

// Loaded where somebody can use it: it is no part of what a page needs to be there.
const webauthn = () => import('@simplewebauthn/browser')

/** Browsers know passkeys on safe pages alone, and a passkey belongs to a name and never to an address of numbers. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/u.test(location.hostname)

/** Asks the browser to make a passkey, and keeps it under this name. What the browser refuses is thrown as ApiError. */
export async function makePasskey(proof: InputOf<typeof beginPasskey>['body'], name: string): Promise<Passkey> {
  const { startRegistration } = await webauthn()
  const { options } = await call(beginPasskey, { body: proof })
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch((error: Error) => {
    throw refusal(MAKING[error.name] ?? t.passkeyNotCreated)
  })
  const { clientDataJSON, attestationObject, transports } = response
  const passkey = {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
  return (await call(addPasskey, { body: { name, passkey } })).passkey
}

/** Opens the browser's choice of passkeys. What the browser refuses is thrown as ApiError. */
export const signInByPasskey = (): Promise<SignedIn> =>
  signIn({}).catch((error: Error) => {
    throw error instanceof ApiError ? error : refusal(USING[error.name] ?? t.passkeyNotUsed)
  })

/**
 * Lets the browser offer passkeys where the e-mail is typed, until one is chosen; undefined where it cannot, or where
 * `withdrawPasskeys` came first. Throws ApiError when the one that was chosen is refused.
 */
export async function offerPasskeys(): Promise<SignedIn | undefined> {
  const { browserSupportsWebAuthnAutofill } = await webauthn()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  return signIn({ useBrowserAutofill: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code !== 'offline') throw error
    return undefined
  })
}

export const withdrawPasskeys = async (): Promise<void> => (await webauthn()).WebAuthnAbortService.cancelCeremony()

async function signIn(how: { useBrowserAutofill?: boolean }): Promise<SignedIn> {
  const { startAuthentication } = await webauthn()
  const { options } = await call(beginPasskeyLogIn, {})
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options, ...how })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return call(logInPasskey, { body: { passkey: { id, rawId, type, response: body } } })
}

/** Tells the browser, so that its device offers the passkey no more; not every browser listens. */
export const forgetPasskey = async (gone: ReplyOf<typeof removePasskey>['gone']): Promise<void> => {
  if (passkeysWork()) await PublicKeyCredential.signalUnknownCredential?.(gone).catch(() => undefined)
}

const refusal = (message: string) => new ApiError(0, { code: 'passkey', message })

/** By the names of the browsers' errors. */
const MAKING: Record<string, string> = {
  InvalidStateError: t.passkeyAlreadyOnDevice,
  ConstraintError: t.passkeyDeviceUnsupported,
  NotSupportedError: t.passkeyDeviceUnsupported,
  SecurityError: t.passkeysUnsupported,
}
const USING: Record<string, string> = { SecurityError: t.passkeysUnsupported }
