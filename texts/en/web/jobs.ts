import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const categorySearchLabel = 'Find a category'
export const category = 'Category'
export const categorySearchEmpty = 'No matching categories.'
export const comparedPayMissing = 'Imported from a public source that doesn’t list pay.'
export const categoryInPlace = (category: Part, place: Part) => `${category} in ${place}`
export const anywhere = 'Anywhere'
export const withinDistance = (distance: Part) => `Within ${distance}`
export const distance = 'Distance'
export const distanceNeedsPlace = 'Enter a place in the search above, or use your location.'
export const distanceUsePosition = 'Use my location'
export const factNone = 'none yet'
export const firstPublished = 'First published'
export const factLastConfirmed = 'Last confirmed open'
export const applicants = 'Applicants'
export const factViewedShare = 'Opened'
export const factAnsweredShare = 'Answered'
export const interviews = 'Interviews'
export const hires = 'Hires'
export const factSheetLabel = 'About this posting'
export const factSheetMethodLink = 'How we count'
export const factRepost = (posts: Part) =>
  `Reposted with nearly the same text. This is the ${posts}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(Number(posts))]} time. These numbers cover all ${posts} posts.`
export const repostOpen = ', still open'
export const repostPaused = ', paused'
export const repostClosed = ', closed'
export const repostExpired = ', expired'
export const jobsFound = 'Search results'
export const searching = 'Searching'
export const resultsFailed = 'We couldn’t load the jobs.'
export const sideLabel = 'Apply, company and similar jobs'
export const jobLoading = 'Loading job'
export const posted = 'Posted'
export const anyTime = 'Any time'
export const postedWithin1Day = 'Last 24 hours'
export const postedWithin3Days = 'Last 3 days'
export const postedWithin7Days = 'Last 7 days'
export const postedWithin14Days = 'Last 14 days'
export const postedWithin30Days = 'Last 30 days'
export const bestMatch = 'Best match'
export const newestFirst = 'Newest first'
export const filters = 'Filters'
export const employment = 'Job type'
export const employmentTypeLabel = 'Job type'
export const workplace = 'Workplace'
export const postedWithin = 'Posted within'
export const clear = 'Clear'
export const sort = 'Sort'
export const order = 'Sort by'
export const filtersApplyAction = 'Show jobs'
export const draftEmpty = 'Your draft will be saved on this device.'
export const draftSaved = 'Your draft is saved on this device.'
export const draftFailed = 'We couldn’t save a draft on this device.'
export const draftUploaded = 'Your draft is saved in your account.'
export const draftForked = 'This draft was changed or deleted elsewhere, so your text is now a new draft.'
export const draftsTitle = 'Drafts'
export const draftChanged = 'Last changed'
export const draftUntitled = 'Untitled job'
export const draftContinueAction = 'Continue'
export const draftContinueLabel = (title: Part) => `Continue ${title}`
export const draftDeleteLabel = (title: Part) => `Delete draft ${title}`
export const draftDeleted = (title: Part) => `Draft “${title}” deleted.`
export const draftRestoredNotice = 'This is your draft, last changed'
export const draftDiscardAction = 'Discard draft'
export const publishAction = 'Publish job'
export const duplicateAction = 'Duplicate'
export const formWorkTitle = 'The job'
export const pay = 'Pay'
export const formRequirementsTitle = 'Requirements'
export const formDescriptionTitle = 'Description'
export const jobTitle = 'Job title'
export const formTitleHint = 'For example, “Barber”'
export const formCategoryHint = 'Choose one or enter your own.'
export const formOptionalHint = 'Optional'
export const where = 'Location'
export const formPlaceHint = 'Defaults to your company’s location.'
export const skills = 'Skills'
export const formSkillsHint = 'Press Enter or comma after each. We use these to match applicants.'
export const physicalRequirements = 'Physical requirements'
export const formRequirementsHint = 'Only what the job really requires, like “Lift 45 lb”.'
export const description = 'Description'
export const formDescriptionHint = 'Leave a blank line between paragraphs. Start a line with “- ” to make a list.'
export const lastDay = 'Closes on'
export const formExpiryHint = (jobDays: Part) => `Defaults to ${jobDays} days from now.`
export const from = 'Minimum'
export const to = 'Maximum'
export const per = 'Per'
export const currency = 'Currency'
export const formPayWideWarning =
  'The maximum is more than twice the minimum, so every card will say “wide range”. Narrow it if you can.'
export const formPayHint = 'Every job here states its pay. Enter a minimum and maximum to see a preview.'
export const preview = 'Preview'
export const formPreviewLabel = 'How people will see it'
export const formPreviewDescriptionEmpty = 'Your description will appear here.'
export const publishFailed = 'Error in Publishing job'
export const refusalCompanyLink = 'Set up your company'
export const refusalPostsUsed = (used: Part, limit: Part) => `You’ve used ${used} of ${limit} posts.`
export const refusalResetsOn = (shortDate: Part) => `Resets ${shortDate}.`
export const refusalDraftKept = 'Your draft is saved on this device.'
export const refusalPlansLink = 'Get more posts'
export const quotaUsedUp = (used: Part, limit: Part, shortDate: Part) =>
  `${used} of ${limit} job posts used this month. Resets ${shortDate}.`
export const quotaUsedUpHint = 'You can write the job now and publish it later.'
export const quotaLeft = (left: Part) =>
  plural(left, { one: '1 post left this month', other: `${left} posts left this month` })
export const placeMissing = 'Location not listed'
export const away = (distance: Part) => `${distance} away`
export const companyTitle = 'About the company'
export const companySize = (companySize: Part) => `${companySize} people`
export const placeTitle = 'Location'
export const similarJobs = 'Similar jobs'
export const similarJobsTitle = 'Similar open jobs'
export const categoryJobsAction = (category: Part) => `See all ${category} jobs`
export const paneMissingTitle = 'This job is no longer available'
export const paneMissingHint = 'Choose another job from the list.'
export const paneFailed = 'We couldn’t load the rest of this job.'
export const resultsPageEmptyTitle = 'This page doesn’t exist'
export const resultsFirstPageAction = 'Go to page 1'
export const resultsEmptyTitle = 'No jobs match your search'
export const noJobsTitle = 'No jobs posted yet'
export const resultsClearFiltersAction = 'Clear filters'
export const searchEverywhere = 'Search everywhere'
export const resultsAllJobsAction = 'See all jobs'
export const noJobsPostAction = 'Post the first job'
export const resultsFilteredHint = 'Remove a filter or search farther away.'
export const unknownPlaceTitle = (place: Part) => `We couldn’t find “${place}”`
export const unknownPostalCode = (code: Part) => `We couldn’t find the postal code ${code}`
export const unknownPostalCodeHint = 'Enter the city instead, like “London” or “Berlin, Germany”.'
export const unknownPlaceHint = 'Check the spelling or try a bigger town nearby.'
export const resultsNarrowedHint = 'Try different words or a bigger town nearby.'
export const noJobsHint = 'Every employer gets three free posts a month.'
export const paneLabel = 'Selected job'
export const descriptionTitle = 'About the job'
export const openUntil = (shortDate: Part) => `Open until ${shortDate}.`
export const importedNote = '. Imported from a public source'
export const companyJobsLoading = 'Loading jobs'
export const companyJobsFailed = 'We couldn’t load this company’s jobs.'
export const companyJobsEmpty = 'No open jobs right now.'
export const pause = 'Pause'
export const reopenAction = 'Reopen'
export const renewAction = 'Confirm it’s still open'
export const close = 'Close'
export const cancel = 'Cancel'
export const closeTitle = (jobTitle: Part) => `Close “${jobTitle}”?`
export const closeQuestion = (count: Part) =>
  plural(count, {
    one: '1 person is waiting for an answer. Tell them the job is filled?',
    other: `${count} people are waiting for an answer. Tell them the job is filled?`,
  })
export const closeMessageLabel = 'Message'
export const closeMessageHint = 'Optional. They’ll read that the position has been filled, and your message.'
export const closeSilentAction = 'Close without telling them'
export const closeTellAction = (count: Part) =>
  plural(count, { one: 'Close and tell 1 person', other: `Close and tell ${count} people` })
export const closeToldDone = (jobTitle: Part, told: Part, all: Part) =>
  `“${jobTitle}” is closed. ${plural(all, { one: `We told ${told} of 1 person.`, other: `We told ${told} of ${all} people.` })}`
export const ownJobMenuLabel = (jobTitle: Part) => `Actions for ${jobTitle}`
export const ownJobMoreLabel = (jobTitle: Part) => `More actions for ${jobTitle}`
export const edit = 'Edit'
export const viewPublicAction = 'View public page'
export const waiting = 'Waiting'
export const overdue = 'Overdue'
export const answered = 'Answered'
export const hired = 'Hired'
export const views = 'Views'
export const save = 'Save'
export const jobSaved = 'Saved. It’s live.'
export const all = 'All'
export const openJobs = 'Open'
export const pausedJobs = 'Paused'
export const closedJobs = 'Closed'
export const expiredJobs = 'Expired'
export const paused = 'Paused'
export const closed = 'Closed'
export const expired = 'Expired'
export const ownJobsFilterLabel = 'Filter jobs'
export const ownJobsLoading = 'Loading your jobs'
export const ownJobsFailed = 'We couldn’t load your jobs.'
export const ownJobsEmptyTitle = 'No jobs yet'
export const ownJobsEmptyAction = 'Post your first job'
export const ownJobsEmptyHint = 'Add the pay, location and description. It goes live right away.'
export const ownJobsOpenEmpty = 'No open jobs'
export const ownJobsPausedEmpty = 'No paused jobs'
export const ownJobsClosedEmpty = 'No closed jobs'
export const ownJobsExpiredEmpty = 'No expired jobs'
export const ownJobsFilteredEmptyHint = 'See your other jobs under All.'
export const pausedByPlanHint =
  'You’re over your plan’s limit. Upgrade to reopen it automatically, or close another job and reopen this one.'
export const yourPlan = 'See your plan'
export const applicantsOf = (jobTitle: Part) => `Applicants for ${jobTitle}`
export const stateHidden = 'Hidden by a moderator'
export const statePausedByPlan = 'Paused by your plan'
export const stateOpenUntil = 'Open, closes in'
export const openUntilDay = (shortDate: Part) => `Open until ${shortDate}`
export const yourJob = 'Your job'
export const ownJobMissingTitle = 'We can’t find this job'
export const yourJobs = 'Your jobs'
export const ownJobMissingHint = 'It may belong to another company. Check your list of jobs.'
export const matchLabel = 'How you match'
export const matchMethodLink = 'How we compare'
export const comparing = 'Comparing'
export const matchNeedsProfile = 'Add a profile to see how your skills, location and pay compare.'
export const matchProfileLink = 'Create your profile'
export const payFilterLabel = (payFrom: Part, perPeriod: Part) => `From ${payFrom} ${perPeriod}`
export const atLeast = 'At least'
export const payFilterFormat = 'Enter an amount like 18 or 18.50'
export const payHint = (pay: Part) => `${pay} is unusual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} is unusual. Did you mean ${meant}?`
export const payFilterCurrencyNote = 'Jobs in other currencies aren’t shown.'
export const payPeriod = 'Pay period'
export const jobs = 'Jobs'
export const headingForWords = (corrected: Part) => `for ${corrected}`
export const near = (name: Part) => `near ${name}`
export const headingInPlace = (location: Part) => `in ${location}`
export const correctionLead = 'Showing results for'
export const correctionNoResults = (keyword: Part) => `. No results for “${keyword}”.`
export const areaAroundPoint = (radius: Part) => `Within ${radius} of the selected point`
export const areaAroundPlace = (radius: Part, location: Part) => `Within ${radius} of ${location}`
export const jobCountAtLeast = (total: Part) => `${total}+ jobs`
export const jobCount = (total: Part) => plural(total, { one: '1 job', other: `${total} jobs` })
export const saveJob = (jobTitle: Part) => `Save ${jobTitle}`
export const saved = 'Saved'
export const savedJobsLoading = 'Loading your saved jobs'
export const savedJobsFailed = 'We couldn’t load your saved jobs.'
export const savedJobsEmptyTitle = 'No saved jobs yet'
export const savedJobsEmptyAction = 'Find jobs'
export const savedJobsEmptyHint = 'Select the bookmark on a job to save it here.'
export const linkCopied = 'Link copied.'
export const shareCopyFailed = (address: Part) => `Your browser blocked copying. Here’s the link: ${address}`
export const shareCopyLabel = 'Copy link to this job'
export const copyLink = 'Copy link'
export const periodHour = 'hour'
export const periodDay = 'day'
export const periodWeek = 'week'
export const periodMonth = 'month'
export const periodYear = 'year'
export const jobPausedHint = 'This job is paused. The employer isn’t accepting applications right now.'
export const jobClosedHint = 'This job is closed. The employer is no longer accepting applications.'
export const jobExpiredHint = 'This job has expired. The employer didn’t confirm it’s still open, so you can’t apply.'
export const remoteFrom = (city: Part) => `Remote, ${city}`
export const remoteWork = 'Remote'
export const savedOnDevice = 'Saved on this device.'
export const savedOnDeviceAction = 'Save to an account'
export const jobUnsaved = 'Removed from saved jobs.'
export const undo = 'Undo'
export const jobReopened = (jobTitle: Part) => `“${jobTitle}” is open again.`
export const jobPaused = (jobTitle: Part) => `“${jobTitle}” is paused. No one can apply until you reopen it.`
export const jobClosed = (jobTitle: Part) => `“${jobTitle}” is closed.`
export const jobRenewed = (jobTitle: Part, shortDate: Part) => `Confirmed. “${jobTitle}” is open until ${shortDate}.`
export const positionUnsupported = 'This browser can’t share its location. Enter a place instead.'
export const positionDenied = 'Location access is blocked. Allow it in your browser, or enter a place.'
export const positionFailed = 'We couldn’t find your location. Enter a place instead.'
export const areaPointName = 'the selected point'
export const fromPlace = (distance: Part, place: Part) => `${distance} from ${place}`
export const distanceFromCenter = (distance: Part) => `${distance} from downtown`
