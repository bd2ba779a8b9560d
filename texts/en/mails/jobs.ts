import type { Part } from '../../part.ts'

export const endsTomorrowSubject = (title: Part) => `Still looking? "${title}" ends tomorrow`
export const endsInDaysSubject = (title: Part, days: Part) => `Still looking? "${title}" ends in ${days} days`
export const endsTomorrowText = (title: Part) => `Your job "${title}" ends within a day and then leaves the search.`
export const endsInDaysText = (title: Part, days: Part) =>
  `Your job "${title}" ends in ${days} days and then leaves the search.`
export const renewAdvice = 'If you are still looking, renew it: it stays open for 45 more days.'
export const jobLink = 'Look at the job'
export const closeAdvice = 'The place is taken? Then close it, so that nobody applies in vain.'
