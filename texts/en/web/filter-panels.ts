import type { Part } from '../../part.ts'

export const skillSearchLabel = 'Search or add a skill'
export const categorySearchLabel = 'Find a category'
export const categorySearchEmpty = 'No matching categories.'
export const distanceNeedsPlace = 'Enter a place in the search above, or use your location.'
export const distanceUsePosition = 'Use my location'
export const filterAnswersAny = 'Any'
export const filterAnswerShareLabel = 'Answer rate'
export const filterAnswerDaysLabel = 'Answer time'
export const filterVerifiedOnly = 'Only verified companies'
export const filterAppliedHide = 'Hide jobs you applied to'
export const filtersApplyCount = (count: Part) => `Show ${count}`
export const payFilterCurrencyNote = 'Jobs in other currencies aren’t shown.'
export const payFilterFormat = (amount: Part) => `Enter an amount like 18 or ${amount}`
export const payHint = (pay: Part) => `${pay} is unusual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} is unusual. Did you mean ${meant}?`
export const atLeast = 'At least'
export const anywhere = 'Anywhere'
export const postedWithin = 'Posted within'
