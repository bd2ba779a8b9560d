import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import * as contract from '@hearback/contract/accounts/passkeys.ts'
import type { InputOf, ReplyOf } from '@hearback/contract/endpoint.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { TestApp } from './app.ts'
import { type Person, password } from './factories.ts'

type ToMake = ReplyOf<typeof contract.beginPasskey>['options']
type ToUse = ReplyOf<typeof contract.beginPasskeyLogIn>['options']
type Made = InputOf<typeof contract.addPasskey>['body']['passkey']
type Used = InputOf<typeof contract.logInPasskey>['body']['passkey']

/** Values that a browser or device may send wrong. */
interface Oddities {
  origin: string
  rpId: string
  /** WebAuthn flags: 1 user present, 4 user verified, 64 attested credential data. */
  flags: number
  counter: number
  type: string
  challenge: string
  userHandle: string | undefined
  signer: KeyObject
}

const siteOfTests = 'http://localhost:3000'
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

/** A device with an ES256 key and its browser, according to WebAuthn. Counts its uses if `counts` is set. */
export function aDevice({ counts = false, credentialId = randomBytes(32) } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = base64url(credentialId)
  let uses = 0
  let handle: string | undefined
  const dataOf = ({
    type,
    challenge,
    origin = siteOfTests,
  }: Pick<Oddities, 'type' | 'challenge'> & Partial<Oddities>) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const headOf = (rpId: string, flags: number, counter: number) => {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags, 0)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }
  const count = (odd: Partial<Oddities>) => odd.counter ?? (counts ? ++uses : 0)
  return {
    id,
    privateKey,
    make({ challenge, rp, user }: ToMake, odd: Partial<Oddities> = {}): Made {
      handle = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const head = headOf(odd.rpId ?? rp.id, odd.flags ?? 69, count(odd))
      const authData = Buffer.concat([head, Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(dataOf({ type: 'webauthn.create', challenge, ...odd })),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    use({ challenge, rpId }: ToUse, odd: Partial<Oddities> = {}): Used {
      const data = dataOf({ type: 'webauthn.get', challenge, ...odd })
      const authData = headOf(odd.rpId ?? rpId, odd.flags ?? 5, count(odd))
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), odd.signer ?? privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: 'userHandle' in odd ? odd.userHandle : handle,
        },
      }
    },
  }
}
export type Device = ReturnType<typeof aDevice>

/** The public key in COSE format (RFC 9053): EC2, ES256, P-256, x, y. */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return isoCBOR.encode(key)
}

/** Adds the device's passkey to the account. */
export async function addDevice(by: Person, device: Device, name = 'Phone') {
  const { options } = await by.call(contract.beginPasskey, { body: { currentPassword: password } })
  return (await by.call(contract.addPasskey, { body: { name, passkey: device.make(options) } })).passkey
}

export const optionsToUse = async (app: TestApp): Promise<ToUse> =>
  (await app.caller().call(contract.beginPasskeyLogIn)).options

/** Signs in by passkey, from a visitor. */
export const logInBy = async (app: TestApp, device: Device, odd: Partial<Oddities> = {}) =>
  app.caller().call(contract.logInPasskey, { body: { passkey: device.use(await optionsToUse(app), odd) } })

/** Well-formed responses to a challenge that was never issued. */
export const unaskedFor = (() => {
  const [device, challenge] = [aDevice(), 'A'.repeat(43)]
  const options = { challenge, rp: { id: 'localhost' }, user: { id: 'A'.repeat(22) } } as ToMake
  return {
    made: device.make(options),
    used: device.use({ challenge, rpId: 'localhost', timeout: 0, userVerification: 'required' }),
  }
})()
