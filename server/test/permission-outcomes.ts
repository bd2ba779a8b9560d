import type { ErrorCode } from '@hearback/contract/errors.ts'
import type { CallerName, World } from './permission-world.ts'

export type Outcome = 'ok' | ErrorCode
export type Row = readonly [outcomes: Record<CallerName, Outcome>, input?: (world: World, caller: CallerName) => object]

export const anybody = (outcome: Outcome) => signedIn(outcome, outcome, outcome)
/** By a token alone, also that of a registration that is not confirmed. */
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
/** The calls of both sides of the market. */
export const eitherSide = members('ok', 'ok', 'ok', 'ok')
/** The calls of the console are for moderators alone. */
export const admins = (admin: Outcome) => members('not_allowed', 'not_allowed', 'not_allowed', 'not_allowed', admin)
export const employers = (hana: Outcome, otto: Outcome) => members(hana, otto, 'not_allowed', 'not_allowed')
export const seekers = (ana: Outcome, bea: Outcome) => members('not_allowed', 'not_allowed', ana, bea)

/** Hana's, whose decision it is about. */
export const parties = (hana: Outcome): Record<CallerName, Outcome> => ({
  ...anybody('not_found'),
  hana,
})
