import type { Deps } from '../deps.ts'
import { clientHash } from './client-hash.ts'
import { signIns } from './counters.ts'
import { currentRequest } from './request-context.ts'

/** Counts and logs each successful sign-in: one line with the account and nothing else. */
export function logSignIns({ events, log }: Pick<Deps, 'events' | 'log'>): void {
  const note = (means: 'sign_in' | 'registration', userId: string) => {
    signIns.inc({ means })
    const { route, address = '' } = currentRequest() ?? {}
    log.info({ event: 'signed_in', means, userId, route, place: clientHash(address) }, 'signed in')
  }
  events.on('account.signedIn', ({ userId }) => note('sign_in', userId))
  events.on('account.created', ({ userId }) => note('registration', userId))
}
