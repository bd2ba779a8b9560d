import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInPasskey,
  type Passkey,
  type removePasskey,
} from '@hearback/contract/accounts/passkeys.ts'
import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { ApiError, call } from '../../../api/call.ts'
import type { SignedIn } from '../LoginForm.tsx'

// Loaded lazily, to keep it out of the initial bundle.
const webauthn = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys here: a secure context, and a host name that is not an IP address. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/u.test(location.hostname)

/** Creates a passkey in the browser and registers it under `name`. Throws ApiError if the browser refuses. */
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

/** Opens the browser's passkey dialog. Throws ApiError if the browser refuses. */
export const signInByPasskey = (): Promise<SignedIn> =>
  signIn({}).catch((error: Error) => {
    throw error instanceof ApiError ? error : refusal(USING[error.name] ?? t.passkeyNotUsed)
  })

/**
 * Offers passkeys in the autofill of the email field (WebAuthn conditional UI) until one is chosen. Returns undefined
 * if unsupported, or after `withdrawPasskeys`. Throws ApiError when the chosen passkey is rejected.
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

const signIn = async (how: { useBrowserAutofill?: boolean }): Promise<SignedIn> =>
  call(logInPasskey, { body: { passkey: await use(how) } })

/** Opens the browser's passkey dialog to prove an account. Throws ApiError if the browser refuses. */
export const askPasskey = (): ReturnType<typeof use> =>
  use({}).catch((error: Error) => {
    throw error instanceof ApiError ? error : refusal(USING[error.name] ?? t.passkeyNotUsed)
  })

async function use(how: { useBrowserAutofill?: boolean }): Promise<InputOf<typeof logInPasskey>['body']['passkey']> {
  const { startAuthentication } = await webauthn()
  const { options } = await call(beginPasskeyLogIn, {})
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options, ...how })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  return { id, rawId, type, response: body }
}

/** Tells the browser that a passkey was removed, so that it stops offering it. Not supported by every browser. */
export const forgetPasskey = async (gone: ReplyOf<typeof removePasskey>['gone']): Promise<void> => {
  if (passkeysWork()) await PublicKeyCredential.signalUnknownCredential?.(gone).catch(() => undefined)
}

const refusal = (message: string) => new ApiError(0, { code: 'passkey', message })

/** Sentences by the DOMException name. */
const MAKING: Record<string, string> = {
  InvalidStateError: t.passkeyAlreadyOnDevice,
  ConstraintError: t.passkeyDeviceUnsupported,
  NotSupportedError: t.passkeyDeviceUnsupported,
  SecurityError: t.passkeysUnsupported,
}
const USING: Record<string, string> = { SecurityError: t.passkeysUnsupported }
