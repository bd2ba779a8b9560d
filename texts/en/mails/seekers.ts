import type { Part } from '../../part.ts'

export const claimSubject = 'Can you confirm this work experience?'
export const claimCurrentText = (person: Part, title: Part, company: Part, from: Part) =>
  `“${person}” lists this job on Hearback: “${title}” at “${company}”, since ${from}.`
export const claimPastText = (person: Part, title: Part, company: Part, from: Part, until: Part) =>
  `“${person}” lists this job on Hearback: “${title}” at “${company}”, from ${from} to ${until}.`
export const claimPrivacy = 'They gave this address to confirm it. Others only see its domain, never the address.'
export const claimLink = 'Confirm or decline'
export const claimDisclaimer =
  'Don’t know about this? Decline, and we won’t email you about it again. The link is valid for 14 days.'
