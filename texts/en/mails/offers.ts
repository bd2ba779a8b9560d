import type { Part } from '../../part.ts'

export const jobFallback = 'a job'
export const offerLink = 'View the offer'
export const receivedSubject = (company: Part, work: Part) => `You have an offer from ${company}: ${work}`
export const receivedText = (company: Part, work: Part) => `${company} sent you an offer: ${work}.`
export const receivedDeadline = (moment: Part) =>
  `You can accept or decline it until ${moment}. They’ll see your full name and experience once you accept or reply with a message, and your contact details only if you accept.`
export const changedSubject = (company: Part, work: Part) => `Updated offer from ${company}: ${work}`
export const changedText = (company: Part, work: Part) =>
  `${company} updated its offer: ${work}. The new offer replaces the earlier one.`
export const changedDeadline = (moment: Part) => `You can accept or decline it until ${moment}.`
export const acceptedSubject = (person: Part, work: Part) => `Offer accepted: ${person}, ${work}`
export const acceptedText = (person: Part, work: Part) => `${person} accepted your offer: ${work}.`
export const acceptedNextStep =
  'You can now see their contact details. If the job is filled, close it and let the other applicants know.'
export const declinedSubject = (person: Part, work: Part) => `Offer declined: ${person}, ${work}`
export const declinedText = (person: Part, work: Part) => `${person} declined your offer: ${work}.`
export const withdrawnSubject = (company: Part) => `${company} withdrew its offer`
export const withdrawnText = (company: Part, work: Part) => `${company} withdrew its offer: ${work}.`
export const expiringSubject = (company: Part) => `Your offer from ${company} expires soon`
export const expiringText = (company: Part, work: Part, moment: Part) =>
  `Your offer from ${company}, ${work}, is waiting for your answer. It expires ${moment}.`
export const expiredSubject = (person: Part) => `Your offer to ${person} has expired`
export const expiredText = (person: Part, work: Part) =>
  `${person} didn’t answer your offer in time: ${work}. You can send a new one.`
export const rescindedSubject = (company: Part) => `${company} rescinded its offer`
export const rescindedText = (company: Part, work: Part) =>
  `${company} rescinded the offer you accepted: ${work}. This is shown publicly on their page.`
export const reasonText = (words: Part) => `They write:\n${words}`
export const seekerAcceptedSubject = (work: Part, company: Part) => `You accepted: ${work} at ${company}`
export const seekerAcceptedText = (company: Part, work: Part) =>
  `You accepted the offer from ${company}: ${work}. They can now see your phone number, email and exact location.`
export const printLink = 'View and print the offer'
