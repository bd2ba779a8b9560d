import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newJobs = (count: Part) => plural(count, { one: '1 new job', other: `${count} new jobs` })
export const searchSubject = (jobs: Part, name: Part) => `${jobs} for "${name}"`
export const searchesSubject = (jobs: Part) => `${jobs} for your saved searches`
export const searchHeading = (jobs: Part, name: Part) => `${jobs} for "${name}":`
export const companySubject = (jobs: Part, company: Part) => `${jobs} at ${company}`
export const companiesSubject = (jobs: Part) => `${jobs} at companies you follow`
export const searchesAndCompaniesSubject = (jobs: Part) => `${jobs} from your searches and companies`
export const companyHeading = (jobs: Part, company: Part) => `${jobs} at ${company}:`
export const companyLinkFallback = 'View the company'
export const followsLink = 'Your saved searches and companies'
export const savedSearchesLink = 'Your saved searches'
export const pauseNote = (name: Part) => `the search "${name}"`
export const all = (jobs: Part) => `View all ${jobs}`
export const searchLinkFallback = 'View all results'
export const pauseLink = 'Pause this search'
export const payMissing = 'pay not stated'
export const range = (from: Part, to: Part) => `${from} to ${to}`
export const perHour = (pay: Part) => `${pay} per hour`
export const perDay = (pay: Part) => `${pay} per day`
export const perWeek = (pay: Part) => `${pay} per week`
export const perMonth = (pay: Part) => `${pay} per month`
export const perYear = (pay: Part) => `${pay} per year`
