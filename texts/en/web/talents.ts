import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const cardDistance = (km: Part) => `${km} km away`
export const cardDistanceRounded = (distance: Part) => `, about ${distance}`
export const skillsMore = (left: Part) => `${left} more`
export const listLoading = 'Loading people'
export const emptyTitle = 'Nobody was found'
export const emptyHint = 'Take a skill away, or look farther around the city.'
export const unknownPostalCode = (code: Part) => `We don’t know the postal code ${code}`
export const unknownPostalCodeHint = 'Enter the city instead, like “London” or “Berlin, Germany”.'
export const areaEverywhere = (area: Part) => `Everywhere in ${area}.`
export const distanceNeedsCity = (area: Part) =>
  `Everywhere in ${area}. A distance works with a city or a ZIP code, so it isn’t used here.`
export const withinKm = (km: Part) => `Within ${km} km`
export const skills = 'Skills'
export const skillsPlaceholder = 'Baking, Food safety'
export const words = 'Words'
export const wordsPlaceholder = 'Work, category, anything'
export const city = 'City'
export const cityUnknown = 'This town is not known. Choose one of the list to search around it.'
export const distance = 'Distance'
export const distanceInCity = 'In the city'
export const search = 'Search'
export const visibilityFound =
  'Full name and experience show once they apply to you, accept your message or have an offer from you. Phone, e-mail and the exact place show once they accept an offer.'
export const visibilityContact = 'Phone, e-mail and the exact place show once they accept an offer.'
export const missingTitle = 'This profile is not there'
export const missingAction = 'Look for others'
export const missingHint = 'It was taken back, or it does not show to your company.'
export const profile = 'Profile'
export const peopleFound = (total: Part, count: Part) =>
  plural(total, { one: `${count} person`, other: `${count} people` })
export const viewLoading = 'Loading the profile'
