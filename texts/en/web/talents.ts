import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const cardDistanceRounded = (distance: Part) => `, about ${distance} away`
export const skillsMore = (left: Part) => `${left} more`
export const listLoading = 'Loading people'
export const emptyTitle = 'No people found'
export const emptyHint = 'Remove a skill or search farther away.'
export const unknownPostalCode = (code: Part) => `We couldn’t find the postal code ${code}`
export const unknownPostalCodeHint = 'Enter the city instead, like “London” or “Berlin, Germany”.'
export const areaEverywhere = (area: Part) => `Anywhere in ${area}.`
export const distanceNeedsCity = (area: Part) => `Anywhere in ${area}. To use a distance, enter a city or ZIP code.`
export const withinDistance = (distance: Part) => `Within ${distance}`
export const skills = 'Skills'
export const skillsPlaceholder = 'Baking, Food safety'
export const words = 'Keywords'
export const wordsPlaceholder = 'Job title, category, anything'
export const city = 'City'
export const cityUnknown = 'We don’t recognize this town. Choose one from the list.'
export const distance = 'Distance'
export const distanceInCity = 'In the city'
export const search = 'Search'
export const visibilityFound =
  'You’ll see their full name and experience once they apply, accept your message or have an offer from you. You’ll see their phone, email and exact location once they accept an offer.'
export const visibilityContact = 'You’ll see their phone, email and exact location once they accept an offer.'
export const missingTitle = 'Profile not available'
export const missingAction = 'Search talent'
export const missingHint = 'It was removed or is hidden from your company.'
export const profile = 'Profile'
export const peopleFound = (total: Part, count: Part) =>
  plural(total, { one: `${count} person`, other: `${count} people` })
export const viewLoading = 'Loading profile'
export const filtersLabel = 'More filters'
export const filtersCount = (count: Part) => `More filters (${count})`
export const filtersHint = 'Availability, experience, pay and last visit find only people who chose to show them.'
export const filterAny = 'Any'
export const filterCategory = 'Category'
export const filterAvailability = 'Availability'
export const filterYears = 'Experience'
export const filterYearsChoice = (years: Part) =>
  plural(years, { one: '1 year or more', other: `${years} years or more` })
export const filterRate = 'Hourly pay up to (USD)'
export const filterVerified = 'Experience confirmed by work email'
export const cardYears = (years: Part) =>
  plural(years, { one: '1 year of experience', other: `${years} years of experience` })
export const filterSeen = 'Last seen'
export const seenThisWeek = 'This week'
export const seenThisMonth = 'This month'
export const cardSeenThisWeek = 'Seen this week'
export const cardSeenThisMonth = 'Seen this month'
export const cardSeenEarlier = 'Last seen over a month ago'
export const orderLabel = 'Sort by'
export const orderBest = 'Best match'
export const orderSeen = 'Last seen'
export const reviewsNote = 'by employers'
export const reviewsEmpty = 'No reviews yet.'
export const chatMeaning = (name: Part) =>
  `${name} hasn’t applied to you, so your first message uses one of this month’s message credits. You get the credit back when they reply.`
export const creditsLeft = (left: Part, limit: Part) => `You have ${left} of ${limit} credits left this month.`
