import type { Part } from '../../part.ts'

export const listLoading = 'Loading your saved searches'
export const listFailed = 'We couldn’t load your saved searches.'
export const listTitle = 'Your saved searches'
export const mailSettingsLink = 'Email settings'
export const emptyTitle = 'No saved searches yet'
export const emptyAction = 'Find jobs'
export const emptyHint =
  'Search for jobs, then select “Save this search”. We’ll email you new jobs each morning, and never the same one twice.'
export const resumed = (name: Part) => `“${name}” is on again. You’ll get new jobs from now on.`
export const pausedDone = (name: Part) => `“${name}” is paused.`
export const removedDone = (name: Part) => `“${name}” removed.`
export const paused = 'Paused'
export const resume = 'Resume'
export const pause = 'Pause'
export const rename = (name: Part) => `Rename ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const pauseLinkBroken = 'This link is incomplete. Copy it from the email again.'
export const pauseLinkLoading = 'Checking the link'
export const pauseDone = (name: Part) => `“${name}” is paused and won’t send emails. You can resume it anytime.`
export const pauseQuestionLead = 'You get emails with new jobs for the search'
export const pauseQuestionEffects =
  'each morning. If you pause it, you won’t get any until you resume it. Your other searches and emails stay the same.'
export const pauseAction = 'Pause this search'
export const pauseMailSettingsLink = 'Email settings'
export const renameTitle = 'Rename this search'
export const renameFailed = 'We couldn’t rename the search.'
export const name = 'Name'
export const renameHint = 'Also shown in the email.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saveAction = 'Save this search'
export const savedPaused = 'Saved, paused'
export const searchSaved = 'Search saved'
export const searchSavedHint = 'Search saved. We’ll email you new jobs each morning.'
export const savedSearches = 'Saved searches'
export const quoted = (keyword: Part) => `“${keyword}”`
export const areaAroundPoint = (radius: Part) => `within ${radius} of a point on the map`
export const areaAroundPlace = (radius: Part, location: Part) => `within ${radius} of ${location}`
export const near = (location: Part) => `near ${location}`
export const fromPer = (amount: Part, perPeriod: Part) => `from ${amount} ${perPeriod}`
export const filterAnswerShare = (percent: Part) => `answers ${percent}%+`
export const filterAnswerDays = (days: Part) => `answers within ${days} days`
export const filterVerified = 'at verified companies'
export const filterHideApplied = 'without jobs you applied to'
export const jobCountOfWeek = (count: number, isExact: boolean) =>
  count === 0 ? 'None this week' : `${count}${isExact ? '' : '+'} new this week`
export const rhythmLegend = 'How often we tell you about new jobs'
export const rhythmInstant = 'As they’re posted'
export const rhythmInstantHint = 'Within minutes, at most once an hour, and not at night.'
export const rhythmDaily = 'Once a day'
export const rhythmDailyHint = 'At 7 in the morning, if there’s anything new.'
export const rhythmWeekly = 'Once a week'
export const rhythmWeeklyHint = 'On Monday at 7 in the morning, if there’s anything new.'
export const rhythmOff = 'Never'
export const rhythmOffHint = 'Your saved searches and companies stay here. We won’t email or notify you about them.'
