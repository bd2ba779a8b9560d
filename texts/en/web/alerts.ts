import type { Part } from '../../part.ts'

export const loadingYourSavedSearches = 'Loading your saved searches'
export const yourSavedSearchesCouldNot = 'Your saved searches could not be loaded.'
export const yourSavedSearches = 'Your saved searches'
export const oneMailADayAt = 'One mail a day at most, and none when nothing is new.'
export const chooseYourMails = 'Choose your mails'
export const noSearchIsSavedYet = 'No search is saved yet'
export const lookForJobs = 'Look for jobs'
export const searchForJobsThenPress =
  'Search for jobs, then press “Save this search”. New ones come by mail in the morning, none of them twice.'
export const goesOnWithWhatIs = (name: Part) => `“${name}” goes on with what is new from now.`
export const isPaused = (name: Part) => `“${name}” is paused.`
export const isRemoved = (name: Part) => `“${name}” is removed.`
export const paused = 'Paused'
export const resume = 'Resume'
export const pause = 'Pause'
export const rename = (name: Part) => `Rename ${name}`
export const remove = (name: Part) => `Remove ${name}`
export const thisLinkIsNotWhole = 'This link is not whole. Copy it from the mail once more.'
export const lookingAtTheLink = 'Looking at the link'
export const isPausedAndSendsNo = (name: Part) =>
  `“${name}” is paused and sends no mails. You can let it go on whenever you like.`
export const youGetNewJobsFor = 'You get new jobs for the search'
export const byMailPausedItSends =
  'by mail. Paused, it sends none until you let it go on; your other searches and mails stay as they are.'
export const pauseThisSearch = 'Pause this search'
export const chooseAllYourMails = 'Choose all your mails'
export const renameThisSearch = 'Rename this search'
export const theSearchCouldNotBe = 'The search could not be renamed.'
export const name = 'Name'
export const itStandsInTheMail = 'It stands in the mail, too.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saveThisSearch = 'Save this search'
export const savedPaused = 'Saved, paused'
export const searchSaved = 'Search saved'
export const savedNewJobsComeBy = 'Saved. New jobs come by mail each morning, when there are any.'
export const savedSearches = 'Saved searches'
export const quoted = (keyword: Part) => `“${keyword}”`
export const withinKmOfAPoint = (radius: Part) => `within ${radius} km of a point on the map`
export const withinKmOf = (radius: Part, location: Part) => `within ${radius} km of ${location}`
export const near = (location: Part) => `near ${location}`
export const fromPer = (amount: Part, perPeriod: Part) => `from ${amount} ${perPeriod}`
