import type { Part } from '../../part.ts'

export const jobFallback = 'a job'
export const offerLink = 'See the offer'
export const receivedSubject = (company: Part, work: Part) => `An offer from ${company}: ${work}`
export const receivedText = (company: Part, work: Part) => `${company} offers you work: ${work}.`
export const receivedDeadline = (moment: Part) =>
  `You can accept or decline it until ${moment}. They see your full name and experience once you accept or answer with a message, and how to reach you only if you accept.`
export const changedSubject = (company: Part, work: Part) => `A changed offer from ${company}: ${work}`
export const changedText = (company: Part, work: Part) =>
  `${company} has changed its offer: ${work}. The new one takes the place of the earlier one.`
export const changedDeadline = (moment: Part) => `You can accept or decline it until ${moment}.`
export const acceptedSubject = (person: Part, work: Part) => `Accepted: ${person}, ${work}`
export const acceptedText = (person: Part, work: Part) => `${person} has accepted your offer: ${work}.`
export const acceptedNextStep =
  'You now see how to reach them. If the job is filled, close it and tell the other applicants.'
export const declinedSubject = (person: Part, work: Part) => `Declined: ${person}, ${work}`
export const declinedText = (person: Part, work: Part) => `${person} has declined your offer: ${work}.`
export const withdrawnSubject = (company: Part) => `Withdrawn: the offer from ${company}`
export const withdrawnText = (company: Part, work: Part) => `${company} has withdrawn its offer: ${work}.`
export const expiringSubject = (company: Part) => `Ends soon: the offer from ${company}`
export const expiringText = (company: Part, work: Part, moment: Part) =>
  `The offer from ${company}, ${work}, waits for your answer until ${moment}. After that it expires by itself.`
export const expiredSubject = (person: Part) => `Expired: your offer to ${person}`
export const expiredText = (person: Part, work: Part) =>
  `${person} has not answered your offer in time: ${work}. It has expired. You can send a new one.`
export const rescindedSubject = (company: Part) => `Taken back: the offer from ${company}`
export const rescindedText = (company: Part, work: Part) =>
  `${company} has taken back the offer that you had accepted: ${work}. That counts publicly on their page.`
export const reasonText = (words: Part) => `They write:\n${words}`
export const seekerAcceptedSubject = (work: Part, company: Part) => `You accepted: ${work} at ${company}`
export const seekerAcceptedText = (company: Part, work: Part) =>
  `You have accepted the offer from ${company}: ${work}. They now see your telephone number, e-mail and exact location.`
export const printLink = 'See and print the offer'
