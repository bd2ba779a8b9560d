import type { Part } from '../../part.ts'

export const fits = 'Fits'
export const fitPartly = 'Fits in part'
export const fitMisses = 'Does not fit'
export const fitUnknown = 'Not said'
export const matchTitle = 'What fits'
export const fullTime = 'full time'
export const partTime = 'part time'
export const contract = 'a contract'
export const temporary = 'temporary'
export const seasonal = 'seasonal'
export const voluntary = 'voluntary'
export const mornings = 'mornings'
export const evenings = 'evenings'
export const nights = 'nights'
export const weekends = 'weekends'
export const weekdays = 'weekdays'
export const internship = 'an internship'
export const apprenticeship = 'an apprenticeship'
export const skills = 'Skills'
export const distance = 'Distance'
export const pay = 'Pay'
export const availability = 'Availability'
export const categoryLabel = 'Kind of work'
export const skillsOnlyInText = (listed: Part) => `The post lists no skills; its text names ${listed}.`
export const skillsNotListed = 'The post lists no skills to compare.'
export const skillsOf = (have: Part, asked: Part) => `${have} of ${asked} skills`
export const skillsAll = (asked: Part, listed: Part) => `All ${asked} that the job lists: ${listed}.`
export const skillsNone = (asked: Part, listed: Part) => `None of the ${asked} that the job lists. Missing: ${listed}.`
export const skillsSomeMissing = (have: Part, asked: Part, listed: Part, missing: Part) =>
  `${have} of ${asked}: ${listed}. Missing: ${missing}.`
export const distanceJobUnknown = 'The post does not say where exactly the work is.'
export const distanceSeekerUnknown = 'The profile names no place to measure from.'
export const remote = 'remote'
export const distanceRemote = 'The work is remote: no way to go.'
export const distanceUnder1Km = 'under 1 km'
export const km = (distance: Part) => `${distance} km`
export const distanceHybridNote = 'Hybrid: not every day.'
export const away = (way: Part) => `${way} away`
export const distanceReason = (way: Part) => `About ${way} in a straight line from the place of the profile.`
export const distanceReasonToCity = (way: Part, city: Part) =>
  `About ${way} in a straight line from the place of the profile to ${city}.`
export const payJobUnknown = 'The post does not state its pay.'
export const payCurrencyDiffers = 'Rates of profiles are in US dollars; this job pays in another currency.'
export const payRange = (from: Part, to: Part) => `${from} to ${to}`
export const payPerHour = (pay: Part) => `the job pays ${pay} an hour`
export const payFromDay = (pay: Part) => `the job pays about ${pay} an hour, worked out from the pay by the day`
export const payFromWeek = (pay: Part) => `the job pays about ${pay} an hour, worked out from the pay by the week`
export const payFromMonth = (pay: Part) => `the job pays about ${pay} an hour, worked out from the pay by the month`
export const payFromYear = (pay: Part) => `the job pays about ${pay} an hour, worked out from the pay by the year`
export const paySeekerUnknown = (pays: Part) => `The profile names no rate; ${pays}.`
export const payAsked = (money: Part, pays: Part) => `${money} an hour is asked; ${pays}.`
export const payShortBelow = 'pay below asked'
export const payBelow = (asks: Part, money: Part) => `${asks} ${money} short.`
export const payShortAbove = 'pay above asked'
export const payShortInRange = 'pay in range'
export const availabilitySeekerUnknown = 'The profile does not say when.'
export const availabilityCompared = (said: Part, job: Part) => `Available: “${said}”; the job is ${job}.`
export const available = (said: Part) => `Available: “${said}”.`
export const availabilityJobMissing = (job: Part) => `not ${job}`
export const categorySeekerUnknown = (category: Part) => `The profile names no kind of work; the job is ${category}.`
export const categoryShortSame = 'same kind of work'
export const categorySame = (category: Part) => `${category}, as the profile says.`
export const relatedWork = 'related work'
export const categoryShortOther = 'other kind of work'
export const categoryOther = (wanted: Part, category: Part) => `The profile says ${wanted}; the job is ${category}.`
export const distanceFromYou = (way: Part) => `${way} from you`
