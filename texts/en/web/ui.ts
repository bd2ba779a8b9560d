import type { Part } from '../../part.ts'

export const newHere = 'New here'
export const tooFewApplicationsToSay = ': too few applications to say how it answers'
export const answers = 'Answers'
export const ofApplicants = 'of applicants'
export const applications = (finished: Part) => `(${finished} applications)`
export const withinADay = 'within a day'
export const inDay = (whole: Part, choice: Part) => `in ${whole} day${choice}`
export const answerOverdue = 'Answer overdue'
export const by = (span: Part) => `by ${span}`
export const answerDueIn = 'Answer due in'
export const answeredIn = 'Answered in'
export const expired = 'Expired'
export const openFor = 'Open for'
export const whereThisPageStands = 'Where this page stands'
export const code = 'Code'
export const thisDidNotWorkTry = 'This did not work. Try again in a moment.'
export const keepItAsItIs = 'Keep it as it is'
export const isLargerThanMb = (name: Part, round: Part) => `${name} is larger than ${round} MB.`
export const oneMoment = 'One moment'
export const thisCouldNotBeLoaded = 'This could not be loaded.'
export const tryAgain = 'Try again'
export const pages = 'Pages'
export const previousPage = 'Previous page'
export const page = (number: Part) => `Page ${number}`
export const nextPage = 'Next page'
export const showOrHideThePassword = 'Show or hide the password'
export const theMedianFor = (ofValue: Part) => `the median for ${ofValue}`
export const median = (money: Part) => `median ${money}`
export const exactly = 'Exactly'
export const above = 'above'
export const below = 'below'
export const chosen = 'chosen'
export const city = 'City'
export const ofWord = (value: Part, max: Part) => `${value} of ${max}`
export const stepOf = (current: Part, length: Part, current2: Part) => `Step ${current} of ${length}: ${current2}`
export const payNotStatedByThe = 'Pay not stated by the source'
export const wideRange = '· wide range'
export const wideRange2 = ', wide range'
export const of5Stars = 'of 5 stars,'
export const reviews = (count: Part) => `${count} reviews`
export const nothingLikeThat = 'Nothing like that'
export const loading = 'Loading'
export const all = 'All'
export const ofCharacters = (used: Part, counted: Part) => `${used} of ${counted} characters`
export const ofWord2 = (value: Part, ofValue: Part) => `${value} of ${ofValue}`
export const dismiss = 'Dismiss'
export const close = 'Close'
export const to = (from: Part) => `${from} to`
export const per = (choice: Part, named: Part, period: Part) => `${choice}${named} per ${period}`
export const justNow = 'just now'
export const yourBrowserDoesNotShare =
  'Your browser does not share your position with this page. Type your city instead.'
export const yourPositionCouldNotBe = 'Your position could not be found. Type your city instead.'
