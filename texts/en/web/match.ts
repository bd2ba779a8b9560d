import type { Part } from '../../part.ts'

export const fits = 'Fits'
export const fitsInPart = 'Fits in part'
export const doesNotFit = 'Does not fit'
export const notSaid = 'Not said'
export const whatFits = 'What fits'
export const fullTime = 'full time'
export const partTime = 'part time'
export const aContract = 'a contract'
export const anInternship = 'an internship'
export const anApprenticeship = 'an apprenticeship'
export const skills = 'Skills'
export const distance = 'Distance'
export const pay = 'Pay'
export const availability = 'Availability'
export const kindOfWork = 'Kind of work'
export const thePostListsNoSkills = (listed: Part) => `The post lists no skills; its text names ${listed}.`
export const thePostListsNoSkillsTo = 'The post lists no skills to compare.'
export const ofSkills = (length: Part, asked: Part) => `${length} of ${asked} skills`
export const allThatTheJobLists = (asked: Part, listed: Part) => `All ${asked} that the job lists: ${listed}.`
export const noneOfTheThatThe = (asked: Part, listed: Part) =>
  `None of the ${asked} that the job lists. Missing: ${listed}.`
export const ofMissing = (length: Part, asked: Part, listed: Part, listed2: Part) =>
  `${length} of ${asked}: ${listed}. Missing: ${listed2}.`
export const thePostDoesNotSay = 'The post does not say where exactly the work is.'
export const theProfileNamesNoPlace = 'The profile names no place to measure from.'
export const remote = 'remote'
export const theWorkIsRemoteNo = 'The work is remote: no way to go.'
export const under1Km = 'under 1 km'
export const km = (choice: Part) => `${choice} km`
export const to = (city: Part) => `to ${city}`
export const hybridNotEveryDay = 'Hybrid: not every day.'
export const away = (way: Part) => `${way} away`
export const aboutInAStraightLine = (way: Part, to: Part, hybrid: Part) =>
  `About ${way} in a straight line from the place of the profile${to}.${hybrid}`
export const thePostDoesNotState = 'The post does not state its pay.'
export const ratesOfProfilesAreIn = 'Rates of profiles are in US dollars; this job pays in another currency.'
export const to2 = (money: Part, money2: Part) => `${money} to ${money2}`
export const workedOutFromThePay = (payPeriod: Part) => `, worked out from the pay by the ${payPeriod}`
export const theJobPaysAnHour = (about: Part, range: Part, choice: Part) =>
  `the job pays ${about}${range} an hour${choice}`
export const theProfileNamesNoRate = (pays: Part) => `The profile names no rate; ${pays}.`
export const anHourIsAsked = (money: Part, pays: Part) => `${money} an hour is asked; ${pays}.`
export const payBelowAsked = 'pay below asked'
export const short = (asks: Part, money: Part) => `${asks} ${money} short.`
export const payAboveAsked = 'pay above asked'
export const payInRange = 'pay in range'
export const theProfileDoesNotSay = 'The profile does not say when.'
export const availableTheJobIs = (quote: Part, job: Part) => `Available: ${quote}; the job is ${job}.`
export const available = (quote: Part) => `Available: ${quote}.`
export const not = (job: Part) => `not ${job}`
export const theProfileNamesNoKind = (category: Part) => `The profile names no kind of work; the job is ${category}.`
export const sameKindOfWork = 'same kind of work'
export const asTheProfileSays = (category: Part) => `${category}, as the profile says.`
export const relatedWork = 'related work'
export const otherKindOfWork = 'other kind of work'
export const theProfileSaysTheJob = (wanted: Part, category: Part) =>
  `The profile says ${wanted}; the job is ${category}.`
