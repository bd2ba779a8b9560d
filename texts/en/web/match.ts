import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const fits = 'Matches'
export const fitPartly = 'Partly matches'
export const fitMisses = 'Doesn’t match'
export const fitUnknown = 'Not stated'
export const matchTitle = 'Match'
export const partsFit = (fitting: number, all: Part) =>
  plural(fitting, { one: `1 of ${all} fits`, other: `${fitting} of ${all} fit` })
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
export const categoryLabel = 'Field'
export const skillsOnlyInText = (listed: Part) => `This post lists no skills, but its text mentions ${listed}.`
export const skillsNotListed = 'This post lists no skills.'
export const skillsOf = (have: Part, asked: Part) =>
  plural(asked, { one: `${have} of 1 skill`, other: `${have} of ${asked} skills` })
export const skillsAll = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `The one skill this job lists: ${listed}.`,
    other: `All ${asked} skills this job lists: ${listed}.`,
  })
export const skillsNone = (asked: Part, listed: Part) =>
  plural(asked, {
    one: `Missing the one skill this job lists: ${listed}.`,
    other: `None of the ${asked} skills this job lists. Missing: ${listed}.`,
  })
export const skillsSomeMissing = (have: Part, asked: Part, listed: Part, missing: Part) =>
  `${have} of ${asked}: ${listed}. Missing: ${missing}.`
export const distanceJobUnknown = 'This post doesn’t give an exact location.'
export const distanceSeekerUnknown = 'No location on their profile.'
export const distanceOwnUnknown = 'You haven’t added your location.'
export const remote = 'remote'
export const distanceRemote = 'Remote: no commute.'
export const distanceHybridNote = 'Hybrid: not every day.'
export const away = (way: Part) => `${way} away`
export const distanceReason = (way: Part) => `About ${way} from them, in a straight line.`
export const distanceReasonToCity = (way: Part, city: Part) => `About ${way} from them to ${city}, in a straight line.`
export const distanceOwnReason = (way: Part) => `About ${way} from you, in a straight line.`
export const distanceOwnReasonToCity = (way: Part, city: Part) =>
  `About ${way} from you to ${city}, in a straight line.`
export const payJobUnknown = 'This post doesn’t state its pay.'
export const payCurrencyDiffers = 'Profile rates are in US dollars, but this job pays in another currency.'
export const payRange = (from: Part, to: Part) => `${from} to ${to}`
export const payPerHour = (pay: Part) => `this job pays ${pay} an hour`
export const payFromDay = (pay: Part) => `this job pays about ${pay} an hour, based on its daily pay`
export const payFromWeek = (pay: Part) => `this job pays about ${pay} an hour, based on its weekly pay`
export const payFromMonth = (pay: Part) => `this job pays about ${pay} an hour, based on its monthly pay`
export const payFromYear = (pay: Part) => `this job pays about ${pay} an hour, based on its yearly pay`
export const paySeekerUnknown = (pays: Part) => `No hourly rate on their profile; ${pays}.`
export const payOwnUnknown = (pays: Part) => `You haven’t set a rate; ${pays}.`
export const payAsked = (money: Part, pays: Part) => `Asking ${money} an hour; ${pays}.`
export const payOwnAsked = (money: Part, pays: Part) => `You ask for ${money} an hour; ${pays}.`
export const payShortBelow = 'pays less than asked'
export const payOwnShortBelow = 'pays less than you ask'
export const payBelow = (asks: Part, money: Part) => `${asks} That’s ${money} less.`
export const payShortAbove = 'pays more than asked'
export const payOwnShortAbove = 'pays more than you ask'
export const payShortInRange = 'pay in range'
export const availabilitySeekerUnknown = 'No availability on their profile.'
export const availabilityOwnUnknown = 'You haven’t said when you can work.'
export const availabilityCompared = (said: Part, job: Part) => `Available: “${said}”; this job is ${job}.`
export const available = (said: Part) => `Available: “${said}”.`
export const availabilityJobMissing = (job: Part) => `not ${job}`
export const categorySeekerUnknown = (category: Part) => `No field on their profile; this job is in ${category}.`
export const categoryOwnUnknown = (category: Part) => `You haven’t chosen a field; this job is in ${category}.`
export const categoryShortSame = 'same field'
export const categorySame = (category: Part) => `${category}, same as their profile.`
export const categoryOwnSame = (category: Part) => `${category}, same as your profile.`
export const relatedWork = 'related field'
export const categoryShortOther = 'different field'
export const categoryOther = (wanted: Part, category: Part) =>
  `Their profile says ${wanted}; this job is in ${category}.`
export const categoryOwnOther = (wanted: Part, category: Part) =>
  `Your profile says ${wanted}; this job is in ${category}.`
export const distanceFromYou = (way: Part) => `${way} from you`
