import type { Part } from '../../part.ts'

export const undo = 'Undo'
export const editAgainAction = 'Edit'
export const sendingTo = (who: Part) => `Sending to ${who}.`
export const heldTooLong = 'Your device was asleep, so this wasn’t sent.'
export const unsentTitle = 'You have an unsent answer'
export const unsentActTitle = 'This wasn’t sent'
export const unsentBody = (who: Part) => `Your answer to ${who} wasn’t sent because the page closed.`
export const unsentWithdrawal = (company: Part) =>
  `You withdrew your application to ${company}, but the page closed before we could tell them.`
export const unsentCancellation = (name: Part) =>
  `You canceled the interview with ${name}, but the page closed before we could tell them.`
export const unsentOfferWithdrawal = (name: Part) =>
  `You withdrew your offer to ${name}, but the page closed before we could tell them.`
export const unsentRescission = (name: Part) =>
  `You rescinded your offer to ${name}, but the page closed before we could tell them.`
export const unsentDecline = (company: Part) =>
  `You declined the offer from ${company}, but the page closed before we could tell them.`
export const unsentNoShow = (name: Part) =>
  `You marked ${name} as a no-show, but the page closed before this was saved.`
export const unsentInvitation = (name: Part) => `Your invitation to ${name} wasn’t sent because the page closed.`
export const unsentOffer = (name: Part) => `Your offer to ${name} wasn’t sent because the page closed.`
export const unsentAcceptance = (company: Part) =>
  `You accepted the offer from ${company}, but the page closed before we could tell them.`
export const unsentSendAction = 'Send now'
export const unsentDropAction = 'Discard'
export const unsentSent = (who: Part) => `Sent to ${who}.`
