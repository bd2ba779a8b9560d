import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const board = 'Board'
export const shownOfAll = (here: Part, all: Part) => `${here} of ${all}`
export const countsEmpty = 'No one has applied yet.'
export const countsLabel = 'Applicants by stage'
export const applied = 'Applied'
export const historyViewed = 'You opened it'
export const historyInterview = 'Invited to an interview'
export const offerMade = 'Offer made'
export const historyWithdrawn = 'Applicant withdrew'
export const historyOfferDeclined = 'Applicant declined the offer'
export const historyExpired = 'Expired without an answer'
export const historyExpiredAfterAnswer = 'Closed after 30 days without an update'
export const historyAnsweredByMessage = 'Answered by message'
export const historyAnsweredElsewhere = 'Answered outside of Hearback'
export const historyAnswerOverdue = 'Answer was due'
export const historyAnswerDue = 'Answer due'
export const bulkChooseAll = (count: Part) => `Select all ${count} you can answer`
export const bulkChooseUnloaded = (total: Part) => `Select all ${total} applicants`
export const bulkChooseFirst = (count: Part) => `Select the first ${count} applicants`
export const bulkLoadFailed = 'We couldn’t load the other applicants, so they weren’t selected.'
export const retry = 'Retry'
export const chosen = (count: Part) => `${count} selected`
export const bulkAnswer = (count: Part) =>
  plural(count, { one: 'Answer 1 applicant', other: `Answer ${count} applicants` })
export const applicants = 'Applicants'
export const matchTitle = 'Match'
export const skillMissing = 'missing'
export const panelLoading = 'Loading application'
export const letter = 'Cover letter'
export const panelNoLetter = 'No cover letter.'
export const profile = 'Profile'
export const historyTitle = 'Timeline'
export const ofApplicants = (here: Part, total: Part) => `${here} of ${total} applicants`
export const showMore = 'Show more'
export const choose = (name: Part) => `Select ${name}`
export const application = 'Application'
export const panelCloseLabel = 'Close application'
export const appliedLead = 'applied'
export const dueBriefLead = 'Due in'
export const overdueBrief = 'Overdue'
export const lastStepLead = 'last updated'
export const stateAnswered = 'answered'
export const list = 'List'
export const status = 'Status'
export const anyStatus = 'Any status'
export const view = 'View'
export const searchAction = 'Search'
export const searchLabel = 'Search applicants'
export const searchPlaceholder = 'Name, skill, town or cover letter text'
export const listLoading = 'Loading applicants'
export const jobLink = 'Job'
export const shortcutsArrowsAlso = 'or arrow keys: next, previous.'
export const shortcutsArrows = 'Arrow keys: next, previous.'
export const enter = 'Enter'
export const opens = 'opens,'
export const esc = 'Esc'
export const closes = 'closes.'
export const interviewModeOnsite = 'On site'
export const videoCall = 'Video call'
export const telephone = 'Phone'
export const interviewPicked = ', picked by the applicant'
export const interviewNotPicked = 'No time picked yet. You offered:'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minute', other: `${minutes} minutes` })
export const asks = (money: Part) => `asking ${money}`
export const payAboveRange = ', above your range'
export const moveLabel = (name: Part) => `Move ${name} to`
export const moveInJobLabel = (name: Part, job: Part) => `Move ${name} (${job}) to`
export const moveAction = 'Move'
export const moveMenuTitle = 'Move to'
export const filteredEmptyTitle = 'No applicants match this filter'
export const filteredEmptyAction = 'Clear filter'
export const filteredEmptyHint = 'Clear the filter to see everyone.'
export const emptyTitle = 'No applicants yet'
export const emptyTalentAction = 'Search talent'
export const emptyHint = 'Applicants appear here. You have 14 days to answer each one.'
export const newLabel = 'New'
export const viewed = 'Viewed'
export const shortlisted = 'Shortlisted'
export const interview = 'Interview'
export const offered = 'Offered'
export const hired = 'Hired'
export const ended = 'Ended'
export const historyTimePicked = 'Applicant picked a time'
export const historyTimesRequested = 'Applicant asked for other times'
export const historyInterviewCanceled = 'Interview canceled'
export const historyNoShow = 'Marked as a no-show'
export const historyNewTimes = 'Offered new interview times'
export const interviewOffered = 'Times offered:'
export const panelNextLabel = 'Next applicant'
export const panelPreviousLabel = 'Previous applicant'
export const panelPosition = (index: Part, total: Part) => `${index} of ${total}`
export const sortLabel = 'Sort by'
export const sortDue = 'Answer due first'
export const sortFit = 'Best match'
export const sortDistance = 'Distance, nearest first'
export const sortPay = 'Pay asked, lowest first'
export const sortAvailability = 'Availability'
export const sortApplied = 'Newest'
export const filters = 'Filters'
export const filtersChosen = (count: Part) => `Filters (${count})`
export const filtersClear = 'Clear filters'
export const filtersShow = (count: Part) =>
  plural(count, { one: 'Show 1 applicant', other: `Show ${count} applicants` })
export const filterFitLabel = 'Matches your job on'
export const filterFitSkills = 'Skills'
export const filterFitDistance = 'Distance'
export const filterFitPay = 'Pay'
export const filterFitAvailability = 'Availability'
export const filterFitCategory = 'Field'
export const filterAny = 'Any'
export const filterDistanceLabel = 'Distance up to'
export const filterAvailabilityLabel = 'Available'
export const filterAnswerLabel = 'Your answer'
export const filterAnswerWaiting = 'Waiting'
export const filterAnswerOverdue = 'Overdue'
export const filterAnswerAnswered = 'Answered'
export const filterAppliedLabel = 'Applied'
export const filterAppliedDays = (days: Part) =>
  plural(days, { one: 'In the last 24 hours', other: `In the last ${days} days` })
export const notStatedLocation = 'Location not stated'
export const notStatedPay = 'Pay not stated'
export const notStatedAvailability = 'Availability not stated'
export const personLink = 'All applications and profile'
export const personApplications = (total: Part) =>
  plural(total, { one: '1 application to your jobs', other: `${total} applications to your jobs` })
export const personHistoryOf = (job: Part) => `of ${job}`
export const personProfileLink = 'Reviews and talent profile'
export const personMissingTitle = 'Applicant not available'
export const personMissingHint = 'They deleted their account, or never applied to your company.'
export const personMissingAction = 'Go to your jobs'
export const topChoice = 'Top choice'
export const appliedCounted = (count: Part) => plural(count, { other: 'New' })
export const viewedCounted = (count: Part) => plural(count, { other: 'Viewed' })
export const shortlistedCounted = (count: Part) => plural(count, { other: 'Shortlisted' })
export const interviewCounted = (count: Part) => plural(count, { one: 'Interview', other: 'Interviews' })
export const offeredCounted = (count: Part) => plural(count, { other: 'Offered' })
export const hiredCounted = (count: Part) => plural(count, { other: 'Hired' })
export const rejectedCounted = (count: Part) => plural(count, { other: 'Rejected' })
export const withdrawnCounted = (count: Part) => plural(count, { other: 'Withdrawn' })
export const declinedCounted = (count: Part) => plural(count, { one: 'Offer declined', other: 'Offers declined' })
export const expiredCounted = (count: Part) => plural(count, { other: 'Expired' })
export const answeredCounted = (count: Part) => plural(count, { other: 'Answered' })
