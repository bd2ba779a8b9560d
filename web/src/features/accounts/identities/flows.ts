import { addIdentity, beginIdentity, beginOidcLogIn, logInOidc } from '@hearback/contract/accounts/oidc.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/identities.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { ApiError, call } from '../../../api/call.ts'
import { localDeviceStorage } from '../../../api/device-storage.ts'
import { parseRecord } from '../../../api/parse-record.ts'
import { innerPath } from '../after-sign-in.ts'

/** One entry per flow, because flows may run in several tabs. */
const KEY = 'hearback.flow.'
const LATEST = 'hearback.flows'
const MAX_FLOWS = 5

/** The part of a redirect to an issuer that stays in this browser. Other browsers cannot use the response without the secret. */
interface Flow {
  readonly secret: string
  /** Connects an account at the issuer to the signed-in one. */
  readonly connects: boolean
  /** Path of the page that was wanted. */
  readonly next: string | undefined
}

function keep({ state, secret }: { state: string; secret: string }, flow: Omit<Flow, 'secret'>): void {
  const states = [state, ...(localDeviceStorage.getItem(LATEST)?.split(' ') ?? [])]
  for (const old of states.splice(MAX_FLOWS)) localDeviceStorage.removeItem(KEY + old)
  localDeviceStorage.setItem(LATEST, states.join(' '))
  localDeviceStorage.setItem(KEY + state, JSON.stringify({ secret, ...flow }))
}

/** The flow of a response; undefined if it began in another browser. */
export function flowOf(state: string): Flow | undefined {
  const { secret, connects, next } = parseRecord(localDeviceStorage.getItem(KEY + state)) ?? {}
  if (typeof secret !== 'string') return undefined
  return { secret, connects: connects === true, next: innerPath(typeof next === 'string' ? next : undefined) }
}

export const dropFlow = (state: string): void => localDeviceStorage.removeItem(KEY + state)

const { language } = locale

/** Leaves for the issuer to sign in. Never resolves, except with an error. */
export async function leaveToSignIn(provider: string, next: string | undefined): Promise<void> {
  const redirect = await call(beginOidcLogIn, { body: { provider, language } })
  keep(redirect, { connects: false, next })
  return leave(redirect.url)
}

/** Leaves for the issuer to connect an account there. */
export async function leaveToConnect(body: InputOf<typeof beginIdentity>['body']): Promise<void> {
  const redirect = await call(beginIdentity, { body: { ...body, language } })
  keep(redirect, { connects: true, next: undefined })
  return leave(redirect.url)
}

function leave(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => {})
}

type IssuerResponse = InputOf<typeof logInOidc>['body']
export const finishSignIn = (body: IssuerResponse) => call(logInOidc, { body })
export const finishConnecting = (body: IssuerResponse) => call(addIdentity, { body })

/** The sentence for a failed sign-in: that of a refusal, or a general one. */
export const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.message : t.signInFailed)
