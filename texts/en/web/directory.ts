import type { Part } from '../../part.ts'

export const openJobs = 'open jobs'
export const directoryLink = 'All categories and towns'
export const categoriesTitle = 'By category'
export const townsTitle = 'By town'
export const answerRateTitle = 'Who answers best'
export const answerRateMethodLink = 'How we count'
export const newestTitle = 'Newest jobs'
export const searchLink = 'Search with filters'
export const otherCategoriesInPlace = (name: Part) => `More categories in ${name}`
export const otherCategories = 'More categories'
export const nearby = 'Nearby'
export const categoryTownsTitle = (name: Part) => `${name} by town`
export const openJobsTerm = 'Open jobs'
export const payMedianTerm = 'Median pay'
export const payMedianSample = (jobs: Part) => `from ${jobs} jobs`
export const payMedianTooFew = 'Not enough pay data'
export const newest = 'Last posted'
export const metaPayMedian = (median: Part) => `The median pay is ${median}.`
export const metaBestAnswer = (businessName: Part) => `${businessName} answers best.`
export const jobs = 'Jobs'
export const placeTitle = (place: Part) => `Jobs in ${place}`
export const categoryTitle = (kind: Part) => `${kind} jobs`
export const categoryInPlaceTitle = (kind: Part, place: Part) => `${kind} jobs in ${place}`
export const openJobCount = (count: Part) => `${count} open jobs`
export const openJobCountInPlace = (count: Part, place: Part) => `${count} open jobs in ${place}.`
export const openJobCountOfCategory = (count: Part, kind: Part) => `${count} open jobs in ${kind}.`
export const metaAnswers = 'See how often each company answers before you apply.'
export const payPerHour = (pay: Part) => `${pay} per hour`
export const payPerDay = (pay: Part) => `${pay} per day`
export const payPerWeek = (pay: Part) => `${pay} per week`
export const payPerMonth = (pay: Part) => `${pay} per month`
export const payPerYear = (pay: Part) => `${pay} per year`
