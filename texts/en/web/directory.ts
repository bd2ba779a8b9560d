import type { Part } from '../../part.ts'

export const openJobs = 'open jobs'
export const directoryLink = 'All kinds and towns'
export const categoriesTitle = 'By kind of work'
export const townsTitle = 'By town'
export const answerRateTitle = 'Who answers best'
export const answerRateMethodLink = 'How we count'
export const newestTitle = 'The newest'
export const searchLink = 'Search with filters'
export const otherCategoriesInPlace = (name: Part) => `Other kinds of work in ${name}`
export const otherCategories = 'Other kinds of work'
export const nearby = 'Nearby'
export const categoryTownsTitle = (name: Part) => `${name} by town`
export const openJobsTerm = 'To choose from'
export const payMedianTerm = 'Middle of the stated pay'
export const payMedianSample = (jobs: Part) => `of ${jobs} jobs that state it so`
export const payMedianTooFew = 'Fewer than 5 state it in the same way'
export const newest = 'Newest'
export const metaPayMedian = (median: Part) => `The middle of the stated pay is ${median}.`
export const metaBestAnswer = (businessName: Part) => `${businessName} answers best.`
export const jobs = 'Jobs'
export const placeTitle = (place: Part) => `Jobs in ${place}`
export const categoryTitle = (kind: Part) => `${kind}: jobs`
export const categoryInPlaceTitle = (kind: Part, place: Part) => `${kind}: jobs in ${place}`
export const openJobCount = (count: Part) => `${count} open jobs`
export const openJobCountInPlace = (count: Part, place: Part) => `${count} open jobs in ${place}.`
export const openJobCountOfCategory = (count: Part, kind: Part) => `${count} open jobs in ${kind}.`
export const metaAnswers = 'See before you apply how often each company answers.'
export const payPerHour = (pay: Part) => `${pay} an hour`
export const payPerDay = (pay: Part) => `${pay} a day`
export const payPerWeek = (pay: Part) => `${pay} a week`
export const payPerMonth = (pay: Part) => `${pay} a month`
export const payPerYear = (pay: Part) => `${pay} a year`
