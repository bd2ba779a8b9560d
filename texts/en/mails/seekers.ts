import type { Part } from '../../part.ts'

export const claimSubject = 'Please confirm a work experience'
export const claimCurrentText = (person: Part, title: Part, company: Part, from: Part) =>
  `“${person}” says on Hearback: “${title}” at “${company}”, from ${from} on.`
export const claimPastText = (person: Part, title: Part, company: Part, from: Part, until: Part) =>
  `“${person}” says on Hearback: “${title}” at “${company}”, from ${from} until ${until}.`
export const claimPrivacy = 'This address was given to confirm it. Others see the domain of it, and never the address.'
export const claimLink = 'Confirm or decline'
export const claimDisclaimer =
  'You know nothing of it? Decline, and nobody writes to you about it again. The link works for 14 days.'
