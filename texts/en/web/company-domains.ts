import type { Part } from '../../part.ts'

export const pageTitle = 'Verification | Hearback'
export const heading = 'Verification'
export const lead =
  'Prove that a domain belongs to your company. Job seekers then see that you are who you say you are.'
export const loading = 'Loading your domains'
export const loadFailed = 'We couldn’t load your domains.'
export const verifiedNotice = 'Your company is verified.'
export const approvedNotice =
  'Your company isn’t verified yet. It’s listed everywhere, because a moderator or this site’s operator approved it.'
export const unverifiedNotice = 'Your company isn’t verified yet. Job seekers see this on your jobs.'
export const unlistedNotice =
  'Your company isn’t verified yet. Until it is, its jobs are found on Hearback, but not in job alerts, feeds and search engines.'
export const ownersOnly = 'Only owners can add and verify domains.'
export const profileNeeded = 'Set up your company first.'
export const profileAction = 'Set up your company'
export const addFirstTitle = 'Add your domain'
export const addTitle = 'Add another domain'
export const domainLabel = 'Your company’s domain'
export const domainHint = 'The part of your website’s or email address that is yours, such as example.com.'
export const addAction = 'Continue'
export const addFailed = 'We couldn’t add the domain. Please try again.'
export const statusOpen = 'Not verified'
export const statusVerified = 'Verified'
export const statusContested = 'Being reviewed'
export const statusLapsed = 'No longer verified'
export const contestedNotice =
  'Another company has already verified this domain. A moderator is looking into whose it is.'
export const removeAction = 'Remove'
export const keepAction = 'Keep it'
export const removeTitle = (domain: Part) => `Remove ${domain}?`
export const removeEffects =
  'Its proofs no longer count, and another company can verify the domain. You can add it again later, with a new DNS record.'
export const removed = (domain: Part) => `${domain} was removed.`
export const provedByDns = (date: Part) => `Verified by DNS, ${date}`
export const provedByEmail = (date: Part) => `Verified by email, ${date}`
export const checkedOn = (date: Part, next: Part) => `Last checked ${date}. Next check ${next}.`
export const lastCheckedOn = (date: Part) => `Last checked ${date}.`
export const serverSilent = 'The domain’s name servers didn’t answer our last check. We’ll try again every day.'
export const recordGone = (date: Part) =>
  `We no longer find the DNS record. Add it again by ${date}, or this proof no longer counts.`
export const confirmAgain = (date: Part) =>
  `It’s been 90 days. Ask for a new code and enter it by ${date}, or this proof no longer counts.`
export const lapsedOn = (date: Part) => `No longer counts since ${date}, because we couldn’t confirm it for 14 days.`
export const dnsTitle = 'With a DNS record'
export const dnsHint =
  'Add this record where you manage your domain. It can take up to an hour until we see it. Keep it: we check again every 90 days.'
export const recordType = 'Type'
export const recordName = 'Name'
export const recordNameHint = (domain: Part) => `If your provider adds ${domain} by itself, enter only _hearback.`
export const recordValue = 'Value'
export const copyAction = 'Copy'
export const nameCopied = 'Name copied.'
export const valueCopied = 'Value copied.'
export const checkAction = 'Check now'
export const checkAgainAction = 'Check again'
export const checkedAt = (time: Part) => `Checked ${time}.`
export const recordFound = 'We found the record.'
export const failureMissing =
  'We found no record at this name yet. If you’ve just added it, wait a few minutes, then check again.'
export const failureOtherValue = 'There’s a record at this name, but with another value. Copy the value again.'
export const failureMisplaced =
  'The record is in the wrong place: at the domain itself, or with the domain twice in its name. Move it to the name above.'
export const failureTimeout = 'The domain’s name servers didn’t answer. Please check again in a few minutes.'
export const failureUnconfirmed = 'Nobody has entered the code yet.'
export const foundInstead = 'We found:'
export const emailTitle = 'With an email'
export const freeMail =
  'Anyone can get an email address at this domain, so an email proves nothing. Use the DNS record.'
export const emailLabel = 'Email address at your domain'
export const emailHint = (domain: Part) =>
  `It has to end in @${domain}. We send a code there, and never show the address.`
export const sendAction = 'Send code'
export const sendAgainAction = 'Send a new code'
export const emailCodeDone = (email: Part) => `Code sent to ${email}.`
export const codeFailed = 'We couldn’t send the code. Please try again.'
export const confirmAction = 'Verify'
export const confirmFailed = 'We couldn’t check the code. Please try again.'
export const emailProved = 'Your domain is verified.'
export const emailContested = 'Another company has this domain. A moderator will decide.'
export const requiredSignInLabel = 'How members with this domain sign in'
export const requiredSignInHint =
  'For members whose email is at this domain. Owners can always sign in any way, so no one locks your company out.'
export const requiredSignInAny = 'Any way'
export const requiredSignInOnly = (label: Part) => `Only with ${label}`
export const requiredSignInTitle = (label: Part) => `Require ${label}?`
export const requiredSignInAction = 'Require it'
export const requiredSignInEffects = (domain: Part) =>
  `Members whose email is at ${domain} are signed out now. Passwords, passkeys and codes no longer sign them in. Anyone who hasn’t connected it yet can do so the first time, with their password or a code by email.`
export const requiredSignInOn = (label: Part) => `Members with this domain now sign in with ${label}.`
export const requiredSignInOff = 'Members with this domain can sign in any way again.'
