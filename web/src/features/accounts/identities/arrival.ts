import type { logInOidc } from '@hearback/contract/accounts/oidc.ts'
import type { InputOf } from '@hearback/contract/endpoint.ts'
import { dropFlow, flowOf } from './flows.ts'

export interface Arrival {
  readonly body: InputOf<typeof logInOidc>['body']
  readonly connects: boolean
  readonly next: string | undefined
  /** `elsewhere`: the flow began in another browser, or too long ago. */
  readonly failure: 'canceled' | 'refused' | 'elsewhere' | undefined
}

let taken: Arrival | undefined

/**
 * Reads the response of the issuer from the fragment, and removes it from the address and the history. Effects run twice in
 * development, so the second call returns the same.
 */
export function takeArrival(): Arrival {
  if (location.hash.length <= 1 && taken) return taken
  const fragment = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', location.pathname + location.search)
  const state = fragment.get('state') ?? ''
  const flow = flowOf(state)
  dropFlow(state)
  const iss = fragment.get('iss')
  taken = {
    body: {
      provider: fragment.get('provider') ?? '',
      state,
      secret: flow?.secret ?? '',
      authorizationCode: fragment.get('code') ?? '',
      ...(iss && { iss }),
    },
    connects: flow?.connects ?? false,
    next: flow?.next,
    failure: failureOf(fragment, flow !== undefined),
  }
  return taken
}

function failureOf(fragment: URLSearchParams, isKnown: boolean): Arrival['failure'] {
  const error = fragment.get('error')
  if (error !== null) return error === 'access_denied' ? 'canceled' : 'refused'
  return isKnown && fragment.get('code') ? undefined : 'elsewhere'
}
