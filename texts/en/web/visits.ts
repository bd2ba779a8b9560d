import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const daysTableLabel = 'Visits by day'
export const day = 'Day'
export const visits = 'Visits'
export const pageViews = 'Page views'
export const range = 'Range'
export const days = (range: Part) => `${range} days`
export const figuresLabel = (days: Part) => `Last ${days} days`
export const figurePagesPerVisit = 'Pages per visit'
export const trendEarlierValue = (toFixed: Part, days: Part) => `${toFixed} in the previous ${days} days`
export const onAverage = 'on average'
export const visitDefinition =
  'A visit is a page view that didn’t come from another page of this site. We don’t track people: someone who comes twice counts twice.'
export const chartVisits = 'Visits'
export const viewLoading = 'Loading visits'
export const viewFailed = 'We couldn’t load the visits.'
export const notCountedOff = 'Visits aren’t being counted because ANALYTICS is off. These numbers are from before.'
export const notCountedPlausible =
  'Visits are counted by Plausible, as set in ANALYTICS. These numbers are from before.'
export const emptyTitle = 'No visits in this period'
export const emptyHint =
  'Visits are counted when pages open. Bots, and browsers that ask not to be tracked, are left out.'
export const overTime = 'Over time'
export const daysNote = 'UTC days'
export const sources = 'Sources'
export const sourcesNote = 'the site that sent the visitor'
export const source = 'Source'
export const pages = 'Pages'
export const pagesNote = 'by URL pattern'
export const page = 'Page'
export const devices = 'Devices'
export const device = 'Device'
export const webVitals = 'Web vitals'
export const vitalsNote = '75th percentile, for the page where the visit started'
export const vitalsEmpty = 'No pages were measured in this period. Browsers report when someone leaves a page.'
export const vitalsThresholds = (meaning: Part, vitalValue: Part, vitalValue2: Part) =>
  `${meaning}. Good: up to ${vitalValue}. Poor: over ${vitalValue2}.`
export const vitalsTableLabel = 'Web vitals by page'
export const allPages = 'All pages'
export const notMeasured = 'not measured'
export const vitalsSample = (counted: Part) => `of ${counted}`
export const trendNoneEither = 'none in the previous days either'
export const trendNoneBefore = (days: Part) => `none in the previous ${days} days`
export const trendUnchanged = (days: Part) => `same as in the previous ${days} days`
export const sourceDirect = 'Direct (typed, bookmarked or from an app)'
export const sourceOther = 'Other (unnamed, or beyond 100 a day)'
export const desktop = 'Desktop'
export const tablet = 'Tablet'
export const phone = 'Phone'
export const good = 'Good'
export const needsWork = 'Needs improvement'
export const poor = 'Poor'
export const largestContent = 'Largest Contentful Paint'
export const lcpMeaning = 'Time until the largest part of a page appears'
export const reaction = 'Interaction to Next Paint'
export const inpMeaning = 'Time until a page responds to a tap or a key'
export const layoutShift = 'Cumulative Layout Shift'
export const clsMeaning = 'How much a page moves while it’s read (no unit)'
export const ms = (value: Part) => `${value} ms`
export const over = (vitalValue: Part) => `over ${vitalValue}`
export const pageViewCount = (count: Part) => plural(count, { one: '1 page view', other: `${count} page views` })
export const visitCount = (count: Part) => plural(count, { one: '1 visit', other: `${count} visits` })
export const measuredViewCount = (count: Part) =>
  plural(count, { one: '1 measured view', other: `${count} measured views` })
export const trendMore = (percent: Part, days: Part) => `${percent}% more than in the previous ${days} days`
export const trendFewer = (percent: Part, days: Part) => `${percent}% fewer than in the previous ${days} days`
export const seconds = (value: Part) => `${value} s`
