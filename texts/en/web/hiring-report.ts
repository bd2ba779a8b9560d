import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Hiring report | Hearback'
export const title = 'Hiring report'
export const lead = 'Where applications come from, how long each stage takes, and how fast you answer.'
export const loading = 'Loading your report'
export const failed = 'We couldn’t load your report.'
export const filtersLabel = 'Period and job'
export const lastDays = (days: Part) => `Last ${days} days`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const show = 'Show'
export const jobFilter = 'Job'
export const allJobs = 'All jobs'
export const scope = (since: Part, until: Part, zone: Part) =>
  `Applications received from ${since} to ${until} (days in ${zone}). An application sent again counts once, from the second time on.`
export const emptyTitle = 'No applications in this period'
export const emptyHint = 'Choose a longer period or another job.'
export const figuresLabel = 'Overview'
export const applications = 'Applications'
export const answered = 'Answered'
export const answeredShare = (count: Part, percent: Part) => `${count} (${percent}%)`
export const claimed = 'By phone or elsewhere'
export const claimedOf = (count: Part) => `Of these, ${count} by phone or elsewhere`
export const medianAnswer = 'Median time to answer'
export const stagesTitle = 'Time in each stage'
export const stagesNote = 'applications that left the stage'
export const stage = 'Stage'
export const stageApplied = 'New'
export const stageViewed = 'Opened'
export const stageShortlisted = 'Shortlisted'
export const stageInterview = 'Interview'
export const stageOffered = 'Offer'
export const finished = 'Left it'
export const current = 'In it now'
export const lowerQuartile = 'Lower quartile'
export const median = 'Median'
export const upperQuartile = 'Upper quartile'
export const middleHalf = 'Middle half'
export const tooFew = 'Too few'
export const sampleNote = (count: Part) =>
  `Times need at least ${count} applications. Below that, one person could change them a lot.`
export const sourcesTitle = 'Sources'
export const sourcesNote = 'how people found the job'
export const source = 'Source'
export const interviews = 'Interviews'
export const hired = 'Hired'
export const sourceSearch = 'Job search'
export const sourceAlert = 'Saved searches and alert emails'
export const sourceInvitation = 'Your invitations'
export const sourceCompany = 'Your company page'
export const sourceSite = 'Other pages of Hearback'
export const sourceFeed = 'Job feeds'
export const sourceWeb = 'Other websites'
export const sourceDirect = 'Direct links'
export const sourceUnknown = 'Unknown'
export const unknownHint = 'Applications from before we counted sources, or from apps that don’t tell us.'
export const membersTitle = 'Answer time by member'
export const membersNote = 'first answers'
export const member = 'Member'
export const formerMember = 'Former member'
export const unnamedMember = 'Member without a name'
export const noMember = 'Message in the chat, or unknown'
export const jobsTitle = 'Answer time by job'
export const jobsNote = (shown: Part, all: Part) => `the ${shown} of ${all} jobs with the most applications`
export const job = 'Job'
export const deletedJob = 'deleted'
export const download = 'Download CSV'
export const downloadOf = (table: Part) => `Download CSV: ${table}`
export const tableOf = (title: Part) => `Table: ${title}`
export const inHours = (name: Part) => `${name} (hours)`
export const daysLong = (count: Part) => plural(count, { one: '1 day', other: `${count} days` })
export const hoursLong = (count: Part) => plural(count, { one: '1 hour', other: `${count} hours` })
export const minutesLong = (count: Part) => plural(count, { one: '1 minute', other: `${count} minutes` })
