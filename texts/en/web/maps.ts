import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const map = 'Map'
export const mapHideAction = 'Hide map'
export const list = 'List'
export const jobMapLabel = 'Map of jobs'
export const mapKeysHint =
  'Use the arrow keys to move the map and plus and minus to zoom. The list shows the same results.'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const circleShowAction = 'Reset the map'
export const areaSearchAction = 'Search this area'
export const pinListCloseLabel = 'Close list'
export const towns = 'Towns:'
export const mapLoading = 'Loading the map'
export const mapFailed = 'We couldn’t load the map.'
export const jobMapEmpty = 'None of these jobs has a location.'
export const payMissing = 'Pay not listed'
export const jobsShownNote = (shown: Part, all: Part) => `Showing ${shown} of ${all} jobs.`
export const roundingNote = 'Locations are rounded to about 1 mile (2 km).'
export const jobsInTownUnit = (town: Part) => `jobs in ${town}`
export const jobsHereUnit = 'jobs here'
export const talentMapLabel = 'Map of people'
export const talentMapEmpty = 'We don’t know the town of any of these people.'
export const peopleShownNote = (shown: Part, all: Part) => `Showing ${shown} of ${all} people.`
export const townCenterNote = 'Locations are shown by town.'
export const peopleUnit = (count: Part) => plural(count, { one: 'person', other: 'people' })
export const peopleHereUnit = 'people here'
