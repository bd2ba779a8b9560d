import type { Part } from '../../part.ts'

export const endsTomorrowSubject = (title: Part) => `Still hiring? "${title}" closes tomorrow`
export const endsInDaysSubject = (title: Part, days: Part) => `Still hiring? "${title}" closes in ${days} days`
export const endsTomorrowText = (title: Part) =>
  `Your job "${title}" closes within a day. After that, people won’t find it in search.`
export const endsInDaysText = (title: Part, days: Part) =>
  `Your job "${title}" closes in ${days} days. After that, people won’t find it in search.`
export const renewAdvice = 'Still hiring? Renew it to keep it open for another 45 days.'
export const jobLink = 'View the job'
export const closeAdvice = 'Filled? Close it so no one applies for nothing.'
