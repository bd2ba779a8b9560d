import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const daysTableLabel = 'Table of days'
export const day = 'Day'
export const visits = 'Visits'
export const pageViews = 'Page views'
export const range = 'Range'
export const days = (range: Part) => `${range} days`
export const figuresLabel = (days: Part) => `The last ${days} days`
export const figurePagesPerVisit = 'Pages a visit'
export const trendEarlierValue = (toFixed: Part, days: Part) => `${toFixed} in the ${days} days before`
export const onAverage = 'on average'
export const visitDefinition =
  'A visit is a page view that did not come from another page of ours. People are not told apart: who comes twice is counted twice.'
export const chartVisits = 'Visits among them'
export const viewLoading = 'Loading the visits'
export const viewFailed = 'The visits could not be loaded.'
export const notCountedOff = 'Visits are not counted: ANALYTICS is off. What stands here was counted before.'
export const notCountedPlausible =
  'Visits are counted by Plausible: ANALYTICS says so. What stands here was counted before.'
export const emptyTitle = 'Nobody was counted in these days'
export const emptyHint =
  'Pages are counted as they are opened. Programs, and browsers that ask not to be, are left out.'
export const overTime = 'Over time'
export const daysNote = 'days of UTC'
export const sources = 'Sources'
export const sourcesNote = 'the site that led here'
export const source = 'Source'
export const pages = 'Pages'
export const pagesNote = 'by their pattern'
export const page = 'Page'
export const devices = 'Devices'
export const device = 'Device'
export const webVitals = 'Web vitals'
export const vitalsNote = 'what three of four pages kept to, of the page where somebody arrived'
export const vitalsEmpty = 'No page was measured in these days: browsers tell when a page is left.'
export const vitalsThresholds = (meaning: Part, vitalValue: Part, vitalValue2: Part) =>
  `${meaning}. Good up to ${vitalValue}, poor over ${vitalValue2}.`
export const vitalsTableLabel = 'Table of web vitals'
export const allPages = 'All pages'
export const notMeasured = 'not measured'
export const vitalsSample = (counted: Part) => `of ${counted}`
export const trendNoneEither = 'none in the days before either'
export const trendNoneBefore = (days: Part) => `none in the ${days} days before`
export const trendUnchanged = (days: Part) => `as many as in the ${days} days before`
export const sourceDirect = 'Direct: typed, bookmarked or from an app'
export const sourceOther = 'Other: nameless, or beyond 100 a day'
export const desktop = 'Desktop'
export const tablet = 'Tablet'
export const phone = 'Phone'
export const good = 'Good'
export const needsWork = 'Needs work'
export const poor = 'Poor'
export const largestContent = 'Largest content'
export const lcpMeaning = 'until the largest part of a page is there'
export const reaction = 'Reaction'
export const inpMeaning = 'until a page reacts to a tap or a key'
export const layoutShift = 'Layout shift'
export const clsMeaning = 'how much a page moves while one reads; no unit'
export const ms = (value: Part) => `${value} ms`
export const over = (vitalValue: Part) => `over ${vitalValue}`
export const pageViewCount = (count: Part) => plural(count, { one: '1 page view', other: `${count} page views` })
export const visitCount = (count: Part) => plural(count, { one: '1 visit', other: `${count} visits` })
export const measuredViewCount = (count: Part) =>
  plural(count, { one: '1 measured view', other: `${count} measured views` })
export const trendMore = (percent: Part, days: Part) => `${percent} % more than in the ${days} days before`
export const trendFewer = (percent: Part, days: Part) => `${percent} % fewer than in the ${days} days before`
export const seconds = (value: Part) => `${value} s`
