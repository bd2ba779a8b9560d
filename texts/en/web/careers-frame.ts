import type { Part } from '../../part.ts'

export const title = (company: Part) => `Open jobs at ${company}`
export const description = (company: Part) =>
  `The open jobs at ${company}, and how many applications the company has answered.`
export const empty = 'No open jobs right now.'
export const emptyHint = 'See the company on Hearback'
export const allJobs = (count: Part) => `See all ${count} jobs`
export const posted = (date: Part) => `Posted ${date}`
export const opensInNewTab = '(opens in a new tab)'
export const place = 'Location'
export const everyPlace = 'All locations'
export const filterAction = 'Show'
export const noneInPlace = 'No open jobs in this location.'
export const answersMethodLink = 'How answers are counted'
export const poweredBy = 'Jobs on Hearback'
export const missingTitle = 'These jobs aren’t available'
export const missingHint = 'The company may have left Hearback, or the address is wrong.'
