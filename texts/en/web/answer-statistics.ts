import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'How many applications get an answer'
export const lead =
  'The share of applications on this site that employers answered, and how long it took. These are facts from the last 90 days, not a survey.'
export const description =
  'What share of job applications on Hearback was answered in the last 90 days, in how many days, by category and state.'
export const emptyTitle = 'No figures yet'
export const emptyHint = (finished: Part, companies: Part) =>
  `Figures appear once ${finished} applications to at least ${companies} companies were answered or ran out of time, with no company receiving more than half of them. They’re updated once a day.`
export const answered = 'Answered'
export const finishedCount = (count: number, shown: Part) =>
  plural(count, { one: 'of 1 finished application', other: `of ${shown} finished applications` })
export const median = 'Median time to answer'
export const medianColumn = 'Median time'
export const middleHalf = (range: Part) => `middle half: ${range}`
export const rangeOf = (from: Part, to: Part) => `${from} to ${to}`
export const claimed = 'By phone or elsewhere'
export const ofAnswers = 'of the answers'
export const tooFew = 'Too few'
export const underTenthOfDay = 'under 3 hours'
export const dayCount = (count: number, shown: Part) => plural(count, { one: `${shown} day`, other: `${shown} days` })
export const period = (since: Part, until: Part) =>
  `Applications that were answered or ran out of time from ${since} to ${until}.`
export const categoriesTitle = 'By category'
export const category = 'Category'
export const otherCategories = 'All other categories'
export const areasTitle = 'By state or region'
export const area = 'State or region'
export const otherAreas = 'All others, and jobs without one'
export const finished = 'Finished'
export const methodTitle = 'What counts'
export const finishedTerm = 'Finished'
export const finishedText =
  'are applications that the employer answered, or that ran out of time after 30 days. Applications still within their time don’t count yet, and ones withdrawn before an answer don’t count at all.'
export const answeredTerm = 'Answered'
export const answeredText =
  'means a decision, an interview, an offer or a personal message before the application ran out of time. Opening an application is no answer. An answer after day 30 counts as no answer.'
export const claimedTerm = 'By phone or elsewhere:'
export const claimedText =
  'an employer can say that it answered outside this site. That counts only if the applicant confirms it or doesn’t object for 7 days, and it’s shown separately.'
export const daysTerm = 'Time'
export const daysText = (answers: Part) =>
  `runs from the application to the answer, in days of 24 hours. Half of the answers took less than the median. Times need at least ${answers} answers.`
export const minimumTerm = 'Small groups'
export const minimumText = (applications: Part, companies: Part) =>
  `aren’t shown. Each figure comes from at least ${applications} finished applications to at least ${companies} companies, and no company received more than half of them.`
export const othersTerm = 'All others'
export const othersText =
  'are shown together, so that subtracting the rows from the total doesn’t tell you about a small group. If they’re too few, the smallest group that could be shown joins them.'
export const periodTerm = 'Period:'
export const periodText = (days: Part) =>
  `the figures cover ${days} days and are computed once a day. They count every company on this site, with the same rules as the figures on company pages. Applications deleted with an account don’t count.`
export const methodMore = 'More about answers, reminders and deadlines:'
export const methodLink = 'How we count'
export const dataTitle = 'Data'
export const dataText = 'You may use these figures freely if you name their source.'
export const dataLink = 'Figures as JSON'
