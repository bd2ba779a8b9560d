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
export const byTown2 = (name: Part) => `${name} by town`
export const toChooseFrom = 'To choose from'
export const middleOfTheStatedPay = 'Middle of the stated pay'
export const ofJobsThatStateIt = (jobs: Part) => `of ${jobs} jobs that state it so`
export const fewerThan5StateIt = 'Fewer than 5 state it in the same way'
export const newest = 'Newest'
export const inWord = (name: Part) => `in ${name}`
export const jobs = (name: Part, where: Part) => `${name}: jobs${where}`
export const openJobs2 = (jobs: Part, choice: Part) => `${jobs}${choice} open jobs`
export const theMiddleOfTheStated = (median: Part) => `The middle of the stated pay is ${median}.`
export const answersBest = (businessName: Part) => `${businessName} answers best.`
export const seeBeforeYouApplyHow = (count: Part, choice: Part, pay: Part, best: Part) =>
  `${count} ${choice}.${pay}${best} See before you apply how often each company answers.`
