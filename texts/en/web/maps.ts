import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const map = 'Map'
export const list = 'List'
export const jobMapLabel = 'Map of the jobs found'
export const mapKeysHint = 'Arrow keys move the map, plus and minus zoom. The list has the same entries.'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const circleShowAction = 'Show the whole circle'
export const pinListCloseLabel = 'Close the list of this place'
export const towns = 'Towns:'
export const km = (distance: Part) => `${distance} km`
export const mapLoading = 'Drawing the map'
export const mapFailed = 'The map could not be loaded.'
export const jobMapEmpty = 'None of these jobs names a place.'
export const payMissing = 'Pay not stated'
export const jobsShownNote = (shown: Part, all: Part) => `${shown} of ${all} jobs are on the map.`
export const roundingNote = 'Points are rounded to about 2 km.'
export const jobsInTownUnit = (town: Part) => `jobs in ${town}`
export const jobsHereUnit = 'jobs here'
export const talentMapLabel = 'Map of the people found'
export const talentMapEmpty = 'None of these people lives in a town that we know.'
export const peopleShownNote = (shown: Part, all: Part) => `${shown} of ${all} people are on the map.`
export const townCenterNote = 'Everybody stands in the middle of their town.'
export const peopleUnit = (count: Part) => plural(count, { one: 'person', other: 'people' })
export const peopleHereUnit = 'people here'
