import type { Part } from '../../part.ts'

export const listLoading = 'Loading your saved searches'
export const listFailed = 'Your saved searches could not be loaded.'
export const listTitle = 'Your saved searches'
export const mailFrequencyHint = 'One mail a day at most, and none when nothing is new.'
export const mailSettingsLink = 'Choose your mails'
export const emptyTitle = 'No search is saved yet'
export const emptyAction = 'Look for jobs'
export const emptyHint =
  'Search for jobs, then press “Save this search”. New ones come by mail in the morning, none of them twice.'
export const resumed = (name: Part) => `“${name}” goes on with what is new from now.`
export const pausedDone = (name: Part) => `“${name}” is paused.`
export const removedDone = (name: Part) => `“${name}” is removed.`
export const paused = 'Paused'
export const resume = 'Resume'
export const pause = 'Pause'
export const rename = (name: Part) => `Rename ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const pauseLinkBroken = 'This link is not whole. Copy it from the mail once more.'
export const pauseLinkLoading = 'Looking at the link'
export const pauseDone = (name: Part) =>
  `“${name}” is paused and sends no mails. You can let it go on whenever you like.`
export const pauseQuestionLead = 'You get new jobs for the search'
export const pauseQuestionEffects =
  'by mail. Paused, it sends none until you let it go on; your other searches and mails stay as they are.'
export const pauseAction = 'Pause this search'
export const pauseMailSettingsLink = 'Choose all your mails'
export const renameTitle = 'Rename this search'
export const renameFailed = 'The search could not be renamed.'
export const name = 'Name'
export const renameHint = 'It stands in the mail, too.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saveAction = 'Save this search'
export const savedPaused = 'Saved, paused'
export const searchSaved = 'Search saved'
export const searchSavedHint = 'Saved. New jobs come by mail each morning, when there are any.'
export const savedSearches = 'Saved searches'
export const quoted = (keyword: Part) => `“${keyword}”`
export const areaAroundPoint = (radius: Part) => `within ${radius} km of a point on the map`
export const areaAroundPlace = (radius: Part, location: Part) => `within ${radius} km of ${location}`
export const near = (location: Part) => `near ${location}`
export const fromPer = (amount: Part, perPeriod: Part) => `from ${amount} ${perPeriod}`
