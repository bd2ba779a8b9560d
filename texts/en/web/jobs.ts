import type { Part } from '../../part.ts'

export const findACategory = 'Find a category'
export const category = 'Category'
export const noCategoryIsCalledLike = 'No category is called like that.'
export const thisPostWasTakenOver = 'This post was taken over from a public source that does not state the pay.'
export const categoryInPlace = (category: Part, place: Part) => `${category} in ${place}`
export const anywhere = 'Anywhere'
export const withinKm = (km: Part) => `Within ${km} km`
export const distance = 'Distance'
export const nameAPlaceInThe = 'Name a place in the search above, or use your position.'
export const useMyPosition = 'Use my position'
export const nobodyYet = 'nobody yet'
export const firstPublished = 'First published'
export const confirmedAsOpen = 'Confirmed as open'
export const applicants = 'Applicants'
export const ofThemOpened = 'Of them opened'
export const ofThemAnswered = 'Of them answered'
export const interviews = 'Interviews'
export const hires = 'Hires'
export const factsOfThisJob = 'Facts of this job'
export const howWeCount = 'How we count'
export const postedBeforeWithNearlyThe = (posts: Part) =>
  `Posted before with nearly the same text; this is the ${posts}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(Number(posts))]} time. The figures count all ${posts} posts.`
export const stillOpen = ', still open'
export const butPaused = ', paused'
export const butClosed = ', closed'
export const butExpired = ', expired'
export const jobsFound = 'Jobs found'
export const searching = 'Searching'
export const theJobsCouldNotBe = 'The jobs could not be loaded.'
export const applyCompanyAndSimilarJobs = 'Apply, company and similar jobs'
export const loadingTheJob = 'Loading the job'
export const posted = 'Posted'
export const anyTime = 'Any time'
export const last24Hours = 'Last 24 hours'
export const last3Days = 'Last 3 days'
export const last7Days = 'Last 7 days'
export const last14Days = 'Last 14 days'
export const last30Days = 'Last 30 days'
export const bestMatch = 'Best match'
export const newestFirst = 'Newest first'
export const filters = 'Filters'
export const employment = 'Employment'
export const kindOfEmployment = 'Kind of employment'
export const workplace = 'Workplace'
export const postedWithin = 'Posted within'
export const clear = 'Clear'
export const sort = 'Sort'
export const order = 'Order'
export const showTheseJobs = 'Show these jobs'
export const whatYouWriteIsKept = 'What you write is kept on this device.'
export const draftKeptOnThisDevice = 'Draft kept on this device.'
export const thisDeviceKeepsNoDraft = 'This device keeps no draft: its storage is closed or full.'
export const theWork = 'The work'
export const pay = 'Pay'
export const whatItTakes = 'What it takes'
export const inYourWords = 'In your words'
export const jobTitle = 'Job title'
export const asPeopleWouldSearchFor = 'As people would search for it.'
export const chooseOneOrWriteYour = 'Choose one or write your own.'
export const canStayOpen = 'Can stay open.'
export const where = 'Where'
export const emptyWhereYourCompanyIs = 'Empty: where your company is.'
export const skills = 'Skills'
export const oneAfterTheOtherWith = 'One after the other, with Enter or a comma. People are matched by these words.'
export const physicalRequirements = 'Physical requirements'
export const onlyWhatTheWorkReally = 'Only what the work really asks for, like “Lift 20 kg”.'
export const description = 'Description'
export const anEmptyLineBeginsA = 'An empty line begins a paragraph, “- ” at its beginning makes a line part of a list.'
export const lastDay = 'Last day'
export const emptyDaysFromNow = (jobDays: Part) => `Empty: ${jobDays} days from now.`
export const from = 'From'
export const to = 'To'
export const per = 'Per'
export const currency = 'Currency'
export const theUpperEndIsMore =
  'The upper end is more than twice the lower, so every card says “wide range”. Narrow it if you can.'
export const everyJobHereStatesIts = 'Every job here states its pay. Fill in both ends to see it as others will.'
export const preview = 'Preview'
export const asPeopleWillReadIt = 'As people will read it'
export const theDescriptionAppearsHereWith = 'The description appears here with its paragraphs and lists.'
export const errorInPublishingJob = 'Error in Publishing job'
export const setUpYourCompany = 'Set up your company'
export const ofPostsAreUsed = (used: Part, limit: Part) => `${used} of ${limit} posts are used.`
export const theyStartAgainOn = (shortDate: Part) => `They start again on ${shortDate}.`
export const yourTextStaysOnThis = 'Your text stays on this device.'
export const plansWithMorePosts = 'Plans with more posts'
export const placeNotStatedByThe = 'Place not stated by the source'
export const away = (distance: Part) => `${distance} away`
export const theCompany = 'The company'
export const peopleWorkThere = (companySize: Part) => `${companySize} people`
export const similarJobs = 'Similar jobs'
export const similarJobsThatAreOpen = 'Similar jobs that are open'
export const allOpenJobsIn = (category: Part) => `All open jobs in ${category}`
export const thisJobIsGone = 'This job is gone'
export const chooseAnotherOneFromThe = 'Choose another one from the list.'
export const theRestOfThisJob = 'The rest of this job could not be loaded.'
export const theListEndsBeforeThis = 'The list ends before this page'
export const toTheFirstPage = 'To the first page'
export const noOpenJobFitsAll = 'No open job fits all of this'
export const noJobIsPostedYet = 'No job is posted yet'
export const clearTheFilters = 'Clear the filters'
export const searchEverywhere = 'Search everywhere'
export const seeAllJobs = 'See all jobs'
export const postTheFirstJob = 'Post the first job'
export const takeAFilterOffOr = 'Take a filter off, or widen the distance.'
export const weDoNotKnowAPlace = (place: Part) => `We do not know a place called ${place}`
export const unknownPostalCode = (code: Part) => `We don’t know the postal code ${code}`
export const nameCityInstead = 'Enter the city instead, like “London” or “Berlin, Germany”.'
export const lookAtHowItIs = 'Look at how it is written, or name a larger place nearby.'
export const tryFewerOrOtherWords = 'Try fewer or other words, or a larger place nearby.'
export const threePostsAMonthAre = 'Three posts a month are free for every employer.'
export const theChosenJob = 'The chosen job'
export const aboutTheWork = 'About the work'
export const openUntil = (shortDate: Part) => `Open until ${shortDate}.`
export const takenOverFromAPublic = '. Taken over from a public source'
export const loadingTheJobs = 'Loading the jobs'
export const theJobsOfThisCompany = 'The jobs of this company could not be loaded.'
export const noOpenJobAtThe = 'No open job at the moment.'
export const pause = 'Pause'
export const openAgain = 'Open again'
export const confirmThatItIsOpen = 'Confirm that it is open'
export const close = 'Close'
export const whatToDoWith = (jobTitle: Part) => `What to do with ${jobTitle}`
export const moreFor = (jobTitle: Part) => `More for ${jobTitle}`
export const edit = 'Edit'
export const seeItAsOthersDo = 'See it as others do'
export const waiting = 'Waiting'
export const overdue = 'Overdue'
export const answered = 'Answered'
export const hired = 'Hired'
export const views = 'Views'
export const save = 'Save'
export const savedEverybodySeesItFrom = 'Saved. Everybody sees it from now on.'
export const all = 'All'
export const openJobs = 'Open'
export const pausedJobs = 'Paused'
export const closedJobs = 'Closed'
export const expiredJobs = 'Expired'
export const paused = 'Paused'
export const closed = 'Closed'
export const expired = 'Expired'
export const whichJobs = 'Which jobs'
export const loadingYourJobs = 'Loading your jobs'
export const yourJobsCouldNotBe = 'Your jobs could not be loaded.'
export const noJobsYet = 'No jobs yet'
export const writeTheFirstOne = 'Write the first one'
export const stateThePayThePlace = 'State the pay, the place and the work. It is online as soon as you post it.'
export const noOpenJobs = 'No open jobs'
export const noPausedJobs = 'No paused jobs'
export const noClosedJobs = 'No closed jobs'
export const noExpiredJobs = 'No expired jobs'
export const theOtherJobsStandUnder = 'The other jobs stand under “All”.'
export const yourPlanKeepsFewerJobs =
  'Your plan keeps fewer jobs open. This one opens by itself with a larger plan, or by hand once you close another.'
export const yourPlan = 'Your plan'
export const applicantsOf = (jobTitle: Part) => `Applicants of ${jobTitle}`
export const hiddenByAModerator = 'Hidden by a moderator'
export const pausedByYourPlan = 'Paused by your plan'
export const openEndsIn = 'Open, ends in'
export const openUntilDay = (shortDate: Part) => `Open until ${shortDate}`
export const yourJob = 'Your job'
export const thisIsNotOneOf = 'This is not one of your jobs'
export const yourJobs = 'Your jobs'
export const itBelongsToAnotherCompany = 'It belongs to another company. Yours stand in your list.'
export const howItFitsYou = 'How it fits you'
export const howWeCompare = 'How we compare'
export const comparing = 'Comparing'
export const withAProfileYouSee =
  'With a profile you see here which skills fit, how far it is and how the pay compares.'
export const writeYours = 'Write yours'
export const fromPer = (payFrom: Part, perPeriod: Part) => `From ${payFrom} ${perPeriod}`
export const atLeast = 'At least'
export const anAmountLike18Or = 'An amount like 18 or 18.50'
export const payHint = (pay: Part) => `${pay} is unusual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} is unusual. Did you mean ${meant}?`
export const otherCurrenciesAreLeftOut = 'Jobs in other currencies are left out.'
export const payPeriod = 'Pay period'
export const jobs = 'Jobs'
export const forWords = (corrected: Part) => `for ${corrected}`
export const near = (name: Part) => `near ${name}`
export const inPlace = (location: Part) => `in ${location}`
export const showingResultsFor = 'Showing results for'
export const nothingIsPostedWith = (keyword: Part) => `. Nothing is posted with “${keyword}”.`
export const withinKmOfThePoint = (radius: Part) => `Within ${radius} km of the chosen point`
export const withinKmOf = (radius: Part, location: Part) => `Within ${radius} km of ${location}`
export const moreThanJobs = (total: Part) => `${total}+ jobs`
export const oneJob = '1 job'
export const jobCount = (total: Part) => `${total} jobs`
export const saveJob = (jobTitle: Part) => `Save ${jobTitle}`
export const saved = 'Saved'
export const loadingYourSavedJobs = 'Loading your saved jobs'
export const yourSavedJobsCouldNot = 'Your saved jobs could not be loaded.'
export const nothingSavedYet = 'Nothing saved yet'
export const lookForJobs = 'Look for jobs'
export const pressTheBookmarkOnA = 'Press the bookmark on a job to find it here again.'
export const linkCopied = 'Link copied.'
export const thisBrowserDoesNotLet = (address: Part) => `This browser does not let us copy. The link: ${address}`
export const copyTheLinkToThis = 'Copy the link to this job'
export const copyLink = 'Copy link'
export const anHour = 'an hour'
export const aDay = 'a day'
export const aWeek = 'a week'
export const aMonth = 'a month'
export const aYear = 'a year'
export const thisJobIsPausedThe = 'This job is paused. The employer takes no applications at the moment.'
export const thisJobIsClosedThe = 'This job is closed. The employer takes no more applications.'
export const thisJobHasExpiredNobody =
  'This job has expired. Nobody confirmed that it is still open, so nobody can apply.'
export const remoteFrom = (city: Part) => `Remote, ${city}`
export const remoteWork = 'Remote'
export const under1Km = 'under 1 km'
export const km = (distance: Part) => `${distance} km`
export const takenOffYourSavedJobs = 'Taken off your saved jobs.'
export const undo = 'Undo'
export const isOpenAgain = (jobTitle: Part) => `“${jobTitle}” is open again.`
export const isPausedNobodyCanApply = (jobTitle: Part) =>
  `“${jobTitle}” is paused: nobody can apply until you open it again.`
export const isClosed = (jobTitle: Part) => `“${jobTitle}” is closed.`
export const confirmedIsOpenUntil = (jobTitle: Part, shortDate: Part) =>
  `Confirmed. “${jobTitle}” is open until ${shortDate}.`
export const thisBrowserDoesNotKnow = 'This browser does not know its position. Name a place instead.'
export const thisBrowserMayNotTell = 'This browser may not tell us. Name a place instead.'
export const yourPositionCouldNotBe = 'Your position could not be found. Name a place instead.'
export const theChosenPoint = 'the chosen point'
export const fromPlace = (distance: Part, place: Part) => `${distance} from ${place}`
export const fromTheCentre = (distance: Part) => `${distance} from the centre`
