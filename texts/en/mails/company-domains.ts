import type { Part } from '../../part.ts'

export const codeSubject = (code: Part) => `${code} is your code to verify your company on Hearback`
export const codeText = (company: Part, domain: Part) =>
  `Someone at ${company} entered this address to prove that ${domain} belongs to them. Enter this code on the page where you asked for it:`
export const codeUse = (minutes: Part) => `The code works for ${minutes} minutes.`
export const codeDisclaimer =
  'Didn’t ask for it? Ignore this email, and don’t give the code to anyone: with it, they could pose as your company.'
export const failingSubject = (domain: Part) => `Please verify ${domain} again`
export const recordGone = (domain: Part) =>
  `We check every 90 days that ${domain} is still yours. This time we didn’t find the DNS record. We’ll look again every day.`
export const confirmAgain = (domain: Part) =>
  `We check every 90 days that ${domain} is still yours. You verified it by email, so please ask for a new code and enter it.`
export const countsUntil = (day: Part) => `Your company stays verified until ${day}.`
export const domainsLink = 'Open your domains'
export const lapsedSubject = (domain: Part) => `${domain} is no longer verified`
export const lapsedRecord = (domain: Part, company: Part) =>
  `We didn’t find the DNS record of ${domain} for 14 days, so it no longer proves who ${company} is.`
export const lapsedEmail = (domain: Part, company: Part) =>
  `Nobody confirmed the email address at ${domain} for 14 days, so it no longer proves who ${company} is.`
export const lapsedEffects =
  'Without another proof, your company page says that you’re not verified. You can verify the domain again at any time.'
export const givenSubject = (domain: Part) => `${domain} now belongs to your company`
export const givenText = (domain: Part) => `A moderator decided that ${domain} belongs to your company.`
export const takenText = (domain: Part) => `A moderator decided that ${domain} belongs to another company.`
export const reasonText = (reason: Part) => `Reason: ${reason}`
export const withdrawnSubject = (company: Part) => `${company} is no longer approved`
export const withdrawnText = (company: Part) => `A moderator withdrew the approval of ${company}.`
export const withdrawnEffects =
  'Your open jobs stay on Hearback, but they no longer appear in job alerts, feeds and search engines. Verify a domain to bring them back.'
export const withdrawnStillListed = 'Your open jobs keep appearing in job alerts, feeds and search engines.'
