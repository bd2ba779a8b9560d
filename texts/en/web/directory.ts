import type { Part } from '../../part.ts'

export const openJobs = 'open jobs'
export const allKindsAndTowns = 'All kinds and towns'
export const byKindOfWork = 'By kind of work'
export const byTown = 'By town'
export const whoAnswersBest = 'Who answers best'
export const howWeCount = 'How we count'
export const theNewest = 'The newest'
export const searchWithFilters = 'Search with filters'
export const otherKindsOfWorkIn = (name: Part) => `Other kinds of work in ${name}`
export const otherKindsOfWork = 'Other kinds of work'
export const nearby = 'Nearby'
export const kindByTown = (name: Part) => `${name} by town`
export const toChooseFrom = 'To choose from'
export const middleOfTheStatedPay = 'Middle of the stated pay'
export const ofJobsThatStateIt = (jobs: Part) => `of ${jobs} jobs that state it so`
export const fewerThan5StateIt = 'Fewer than 5 state it in the same way'
export const newest = 'Newest'
export const theMiddleOfTheStated = (median: Part) => `The middle of the stated pay is ${median}.`
export const answersBest = (businessName: Part) => `${businessName} answers best.`
export const jobs = 'Jobs'
export const jobsIn = (place: Part) => `Jobs in ${place}`
export const jobsOfKind = (kind: Part) => `${kind}: jobs`
export const jobsOfKindIn = (kind: Part, place: Part) => `${kind}: jobs in ${place}`
export const soManyOpenJobs = (count: Part) => `${count} open jobs`
export const soManyOpenJobsIn = (count: Part, place: Part) => `${count} open jobs in ${place}.`
export const soManyOpenJobsOfKind = (count: Part, kind: Part) => `${count} open jobs in ${kind}.`
export const seeBeforeYouApply = 'See before you apply how often each company answers.'
export const anHour = (pay: Part) => `${pay} an hour`
export const aDay = (pay: Part) => `${pay} a day`
export const aWeek = (pay: Part) => `${pay} a week`
export const aMonth = (pay: Part) => `${pay} a month`
export const aYear = (pay: Part) => `${pay} a year`
