import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newHere = 'New here'
export const answerClockTooFew = ': not enough applications to show an answer rate yet'
export const answers = 'Answers'
export const answerClockOf = 'of applicants'
export const answerClockSample = (finished: Part) => `(${finished} applications)`
export const durationWithinDay = 'within a day'
export const inDays = (days: Part) => plural(days, { one: 'in 1 day', other: `in ${days} days` })
export const answerOverdue = 'Answer overdue'
export const answerOverdueBy = (span: Part) => `by ${span}`
export const answerDueLead = 'Answer due in'
export const answeredIn = 'Answered in'
export const expired = 'Expired'
export const openFor = 'Expires in'
export const breadcrumbsLabel = 'Breadcrumbs'
export const code = 'Code'
export const confirmFailed = 'Something went wrong. Try again in a moment.'
export const confirmCancelAction = 'Cancel'
export const fileTooLarge = (name: Part, megabytes: Part) => `${name} is larger than ${megabytes} MB.`
export const fileEmpty = (name: Part) => `${name} is empty, or it’s a folder.`
export const loadingLabel = 'Loading'
export const loadFailed = 'We couldn’t load this.'
export const tryAgain = 'Try again'
export const regionFailed = 'We couldn’t show this part of the page. The rest still works.'
export const pageFailedTitle = 'We couldn’t show this page'
export const pageFailedLead = 'Try again, or go to another page. Nothing you saved is lost.'
export const controlFailed = 'This didn’t load. Try again.'
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const page = (number: Part) => `Page ${number}`
export const nextPage = 'Next page'
export const passwordVisibilityLabel = 'Show or hide password'
export const payMedianOf = (work: Part) => `the median for ${work}`
export const median = (money: Part) => `median ${money}`
export const exactly = 'Exactly'
export const above = (money: Part) => `${money} above`
export const below = (money: Part) => `${money} below`
export const payComparedByMidpoint = (midpoint: Part, median: Part, jobs: Part) =>
  `Midpoint ${midpoint} vs. median ${median} of ${jobs} jobs`
export const chosen = 'selected'
export const city = 'City'
export const outOf = (value: Part, max: Part) => `${value} of ${max}`
export const stepOf = (number: Part, steps: Part, name: Part) => `Step ${number} of ${steps}: ${name}`
export const payMissing = 'Pay not listed'
export const wideRangeMark = '· wide range'
export const wideRangeSpoken = ', wide range'
export const ratingScale = 'of 5 stars,'
export const reviews = (count: Part) => plural(count, { one: '1 review', other: `${count} reviews` })
export const selectEmpty = 'No matches'
export const loading = 'Loading'
export const all = 'All'
export const placeMapLabel = (place: Part) => `Map: ${place}`
export const ofCharacters = (used: Part, counted: Part) => `${used} of ${counted} characters`
export const dismiss = 'Dismiss'
export const close = 'Close'
export const fromTo = (low: Part, high: Part) => `${low} to ${high}`
export const payPerHour = (pay: Part) => `${pay} per hour`
export const payPerDay = (pay: Part) => `${pay} per day`
export const payPerWeek = (pay: Part) => `${pay} per week`
export const payPerMonth = (pay: Part) => `${pay} per month`
export const payPerYear = (pay: Part) => `${pay} per year`
export const payQuestion = (pay: Part) => `${pay}? That’s unusual.`
export const applyPay = (pay: Part) => `Use ${pay}`
export const payIsRight = 'Yes, that’s right'
export const hourMark = '/hr'
export const dayMark = '/day'
export const weekMark = '/week'
export const monthMark = '/month'
export const yearMark = '/year'
export const justNow = 'just now'
export const days = (count: Part) => `${count} days`
export const hourCount = (count: Part) => plural(count, { one: '1 hour', other: `${count} hours` })
export const minuteCount = (count: Part) => plural(count, { one: '1 minute', other: `${count} minutes` })
export const now = 'now'
export const positionDenied = 'Your browser isn’t sharing your location with this page. Enter your city instead.'
export const positionFailed = 'We couldn’t find your location. Enter your city instead.'
export const print = 'Print'
export const free = 'Free'
export const copyUnsupported = 'Your browser can’t copy this. Select the text and copy it yourself.'
export const kilometers = (distance: Part) => `${distance} km`
export const miles = (distance: Part) => `${distance} mi`
export const distanceUnder = (distance: Part) => `under ${distance}`
export const toastSecondsLeft = (seconds: Part) => `${seconds} s`
