import type { Part } from '../../part.ts'

export const pageTitle = 'Activity | Hearback'
export const heading = 'Activity'
export const lead =
  'Who did what for your company, and when. Entries can’t be changed, and are deleted after two years. Only owners see them.'
export const teamLink = 'See activity'
export const loading = 'Loading the activity'
export const loadFailed = 'We couldn’t load the activity.'
export const emptyTitle = 'Nothing here yet'
export const emptyHint = 'Jobs, applications, offers and changes to the team will show up here.'
export const noMatchTitle = 'No activity matches'
export const noMatchHint = 'Choose a longer period or fewer filters.'
export const clearFilters = 'Clear filters'
export const loadMore = 'Load more'
export const loadMoreFailed = 'We couldn’t load more. Please try again.'

export const filtersLabel = 'Filters'
export const memberFilter = 'Member'
export const allMembers = 'Everyone'
export const topicFilter = 'About'
export const allTopics = 'Everything'
export const jobFilter = 'Job'
export const allJobs = 'All jobs'
export const chosenJob = 'Chosen job'
export const formerMembers = 'Former member'
export const firstDay = 'From'
export const lastDay = 'To'
export const topicJob = 'Jobs'
export const topicApplication = 'Applications'
export const topicOffer = 'Offers'
export const topicTeam = 'Team'
export const topicCompany = 'Company'

export const download = 'Download CSV'
export const downloadName = 'activity'
export const downloadCapped = (count: Part) =>
  `The file has the latest ${count} entries. Choose a shorter period to download older ones.`
export const columnTime = 'Time (UTC)'
export const columnMember = 'Member'
export const columnActivity = 'Activity'
export const columnJob = 'Job'
export const columnBefore = 'Before'
export const columnAfter = 'After'

export const byKey = (name: string) => `${name} (API key)`
export const system = 'Hearback'
export const formerMember = 'A former member'
export const unnamedMember = 'A member'
export const someApplicant = 'An applicant'
export const someone = 'someone'
export const untitledJob = 'a job'

export const jobPosted = (who: Part, job: Part) => `${who} posted ${job}`
export const jobEdited = (who: Part, job: Part) => `${who} edited ${job}`
export const jobPaused = (who: Part, job: Part) => `${who} paused ${job}`
export const jobReopened = (who: Part, job: Part) => `${who} reopened ${job}`
export const jobRenewed = (who: Part, job: Part) => `${who} renewed ${job}`
export const jobClosed = (who: Part, job: Part) => `${who} closed ${job}`
export const jobExpired = (job: Part) => `${job} expired`
export const jobDeleted = (who: Part, job: Part) => `${who} deleted ${job}`
export const jobRestored = (who: Part, job: Part) => `${who} restored ${job}`
export const jobStaffed = (who: Part, job: Part) => `${who} changed the people of ${job}`
export const jobCriteriaSet = (who: Part, job: Part) => `${who} changed the scorecard criteria of ${job}`
export const applicationOpened = (who: Part, applicant: Part) => `${who} opened the application of ${applicant}`
export const applicationMoved = (who: Part, applicant: Part, stage: Part) => `${who} moved ${applicant} to ${stage}`
export const applicationRejected = (who: Part, applicant: Part) => `${who} rejected ${applicant}`
export const applicationHired = (applicant: Part) => `${applicant} accepted the offer`
export const applicationExpired = (applicant: Part) => `The application of ${applicant} expired`
export const applicationAnswered = (who: Part, applicant: Part) => `${who} answered ${applicant} with a message`
export const applicationNoted = (who: Part, applicant: Part) => `${who} added a note about ${applicant}`
export const applicationNoteEdited = (who: Part, applicant: Part) => `${who} edited a note about ${applicant}`
export const applicationNoteDeleted = (who: Part, applicant: Part) => `${who} deleted a note about ${applicant}`
export const applicationScored = (who: Part, applicant: Part) => `${who} filled in a scorecard for ${applicant}`
export const applicationScoreEdited = (who: Part, applicant: Part) => `${who} edited a scorecard for ${applicant}`
export const applicationScoreDeleted = (who: Part, applicant: Part) => `${who} deleted a scorecard for ${applicant}`
export const colleagueNoteDeleted = (who: Part, colleague: Part, applicant: Part) =>
  `${who} deleted a note by ${colleague} about ${applicant}`
export const colleagueScoreDeleted = (who: Part, colleague: Part, applicant: Part) =>
  `${who} deleted the scorecard by ${colleague} for ${applicant}`
export const applicationClaimed = (who: Part, applicant: Part) =>
  `${who} said that they answered ${applicant} elsewhere`
export const applicationContested = (applicant: Part) => `${applicant} said that no answer arrived`
export const offerMade = (who: Part, applicant: Part) => `${who} sent an offer to ${applicant}`
export const offerReplaced = (who: Part, applicant: Part) => `${who} replaced the offer to ${applicant}`
export const offerWithdrawn = (who: Part, applicant: Part) => `${who} withdrew the offer to ${applicant}`
export const offerRescinded = (who: Part, applicant: Part) =>
  `${who} took back the offer that ${applicant} had accepted`
export const offerExpired = (applicant: Part) => `The offer to ${applicant} expired`
export const teamInvited = (who: Part, whom: Part) => `${who} invited ${whom}`
export const teamUninvited = (who: Part) => `${who} canceled an invitation`
export const teamJoined = (who: Part) => `${who} joined the team`
export const teamPromoted = (who: Part, whom: Part) => `${who} changed the role of ${whom}`
export const teamRemoved = (who: Part, whom: Part) => `${who} removed ${whom} from the team`
export const teamLeft = (who: Part) => `${who} left the team`
export const companyCreated = (who: Part) => `${who} set up the company page`
export const companyEdited = (who: Part) => `${who} edited the company page`
export const webhookAdded = (who: Part, url: Part) => `${who} added the webhook to ${url}`
export const webhookEdited = (who: Part, url: Part) => `${who} changed the webhook to ${url}`
export const webhookRotated = (who: Part, url: Part) => `${who} replaced the secret of the webhook to ${url}`
export const webhookRemoved = (who: Part, url: Part) => `${who} removed the webhook to ${url}`
export const webhookDisabled = (url: Part) => `The webhook to ${url} was turned off because its endpoint kept failing`
export const photoAdded = (who: Part) => `${who} added a company photo`
export const photoDescribed = (who: Part) => `${who} changed the description of a company photo`
export const photoRemoved = (who: Part) => `${who} removed a company photo`
export const photosOrdered = (who: Part) => `${who} rearranged the company photos`
export const planChanged = 'Your plan changed'
export const domainProved = (who: Part, domain: Part) => `${who} verified the domain ${domain}`
export const domainLapsed = (domain: Part) => `The domain ${domain} lapsed: its proof was not found for 14 days`
export const domainRemoved = (who: Part, domain: Part) => `${who} removed the domain ${domain}`
export const keyCreated = (who: Part, name: Part) => `${who} created the API key ${name}`
export const keyRevoked = (who: Part, name: Part) => `${who} revoked the API key ${name}`
export const templateAdded = (who: Part, name: Part) => `${who} added the template ${name}`
export const templateEdited = (who: Part, name: Part) => `${who} edited the template ${name}`
export const templateRemoved = (who: Part, name: Part) => `${who} removed the template ${name}`

export const changesLabel = 'What changed'
export const was = 'before:'
export const became = 'after:'
export const none = 'none'
export const changed = 'changed'
export const yes = 'yes'
export const no = 'no'
export const immediately = 'immediately'
export const openApplication = 'Application'

export const fieldApplicantLimit = 'Unanswered applications'
export const fieldBenefits = 'Benefits'
export const fieldBody = 'Text'
export const fieldBusinessDescription = 'About the company'
export const fieldBusinessLocation = 'Location'
export const fieldBusinessName = 'Company name'
export const fieldCareersSites = 'Websites that show your jobs'
export const fieldCategory = 'Category'
export const fieldCompanySize = 'Company size'
export const fieldCompanyWebsite = 'Website'
export const fieldContactPerson = 'Contact person'
export const fieldContributors = 'Contributors'
export const fieldCriteria = 'Criteria'
export const fieldCurrency = 'Currency'
export const fieldDescription = 'Description'
export const fieldEmploymentType = 'Job type'
export const fieldEstimatedFrom = 'Minimum pay'
export const fieldEstimatedTo = 'Maximum pay'
export const fieldExperienceLevel = 'Experience level'
export const fieldExpiresAt = 'Closes on'
export const fieldHoursPerWeekFrom = 'Minimum hours per week'
export const fieldHoursPerWeekTo = 'Maximum hours per week'
export const fieldIndustryType = 'Industry'
export const fieldJobTitle = 'Job title'
export const fieldKind = 'Use for'
export const fieldLanguage = 'Language'
export const fieldLead = 'Lead'
export const fieldLocation = 'Location'
export const fieldNeighborhood = 'Neighborhood'
export const fieldOpenings = 'Openings'
export const fieldPayPeriod = 'Pay period'
export const fieldPhysicalRequirements = 'Physical requirements'
export const fieldPlan = 'Plan'
export const fieldProfilePicture = 'Logo'
export const fieldQuestions = 'Questions'
export const fieldReasonCode = 'Reason'
export const fieldRecruiters = 'Recruiters'
export const fieldRole = 'Role'
export const fieldShifts = 'Shifts'
export const fieldSkills = 'Skills'
export const fieldAiUse = 'AI in the selection'
export const fieldAiUseDetails = 'How AI is used'
export const fieldDecisionBy = 'Decision planned by'
export const fieldVacancy = 'Whether the position is open'
export const fieldStartDate = 'Start date'
export const fieldStatus = 'Status'
export const fieldScopes = 'Permissions'
export const fieldTemplate = 'Name'
export const fieldWorkDays = 'Work days'
export const fieldWorkplace = 'Workplace'
