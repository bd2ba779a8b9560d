import type { ErrorCode } from '@hearback/contract/errors.ts'
import type { CallerName, World } from './permission-world.ts'

export type Outcome = 'ok' | ErrorCode
export type Row = readonly [outcomes: Record<CallerName, Outcome>, input?: (world: World, caller: CallerName) => object]

export const anybody = (outcome: Outcome) => signedIn(outcome, outcome, outcome)
/** Endpoints that need only a token, even of an unconfirmed registration. */
export const signedIn = (nobody: Outcome, pending: Outcome, others: Outcome): Record<CallerName, Outcome> => ({
  nobody,
  pending,
  hana: others,
  otto: others,
  ana: others,
  bea: others,
  admin: others,
})
export const members = (
  hana: Outcome,
  otto: Outcome,
  ana: Outcome,
  bea: Outcome,
  admin: Outcome = 'not_allowed',
): Record<CallerName, Outcome> => ({
  nobody: 'not_signed_in',
  pending: 'email_unverified',
  hana,
  otto,
  ana,
  bea,
  admin,
})
export const everyMember = (outcome: Outcome) => members(outcome, outcome, outcome, outcome, outcome)
export const anyMember = everyMember('ok')
/** Endpoints of employers and seekers. */
export const eitherSide = members('ok', 'ok', 'ok', 'ok')
/** Endpoints of the moderation console. */
export const admins = (admin: Outcome) => members('not_allowed', 'not_allowed', 'not_allowed', 'not_allowed', admin)
export const employers = (hana: Outcome, otto: Outcome) => members(hana, otto, 'not_allowed', 'not_allowed')
export const seekers = (ana: Outcome, bea: Outcome) => members('not_allowed', 'not_allowed', ana, bea)

/** Endpoints about a decision, of which Hana is the subject. */
export const parties = (hana: Outcome): Record<CallerName, Outcome> => ({
  ...anybody('not_found'),
  hana,
})
