import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const draftUploaded = 'Your draft is saved in your account.'
export const draftForked = 'This draft was changed or deleted elsewhere, so your text is now a new draft.'
export const draftPublished =
  'This draft was published in another tab or on another device. Your next change starts a new draft.'
export const draftsTitle = 'Drafts'
export const draftChanged = 'Last changed'
export const draftUntitled = 'Untitled job'
export const draftContinueAction = 'Continue'
export const draftContinueLabel = (title: Part) => `Continue ${title}`
export const draftDeleteLabel = (title: Part) => `Delete draft ${title}`
export const draftDeleted = (title: Part) => `Draft “${title}” deleted.`
export const jobDeleteAction = 'Delete'
export const jobDeleted = (jobTitle: Part) => `“${jobTitle}” is deleted.`
export const jobRestored = (jobTitle: Part) => `“${jobTitle}” is back in your jobs.`
export const jobDeletedTitle = 'You deleted this job'
export const jobDeletedHint = 'It’s gone from your lists. Its applicants keep what you wrote to each other.'
export const jobRestoreAction = 'Restore job'
export const draftRestoredNotice = 'This is your draft, last changed'
export const draftDiscardAction = 'Discard draft'
export const publishAction = 'Publish job'
export const duplicateAction = 'Duplicate'
export const quotaUsedUp = (used: Part, limit: Part, shortDate: Part) =>
  `${used} of ${limit} job posts used this month. Resets ${shortDate}.`
export const quotaUsedUpHint = 'You can write the job now and publish it later.'
export const quotaLeft = (left: Part) =>
  plural(left, { one: '1 post left this month', other: `${left} posts left this month` })
export const cancel = 'Cancel'
export const closeTitle = (jobTitle: Part) => `Close “${jobTitle}”?`
export const closeHiredLabel = 'Did you hire someone? Only your company sees your answer.'
export const closeHiredHere = 'Yes, someone who applied here'
export const closeHiredElsewhere = 'Yes, someone from elsewhere'
export const closeHiredNoOne = 'No'
export const closeHiredMissing = 'Say whether you hired someone'
export const closeWaiting = (count: number, shown: Part) =>
  plural(count, {
    one: '1 person is still waiting for an answer. We’ll let them know.',
    other: `${shown} people are still waiting for an answer. We’ll let each of them know.`,
  })
export const closeInProgress = (count: number, shown: Part) =>
  plural(count, {
    one: '1 person is shortlisted, in interviews or has an offer. Nothing changes for them until you answer.',
    other: `${shown} people are shortlisted, in interviews or have an offer. Nothing changes for them until you answer.`,
  })
export const closeInProgressLink = 'View applicants'
export const closeMessageLabel = 'Message'
export const closeMessageHint = 'Optional. They’ll read that the position has been filled, and your message.'
export const closeCanceledHint = 'Optional. They’ll read that the position was canceled, and your message.'
export const closeAction = 'Close job'
export const closeUndone = (jobTitle: Part) => `“${jobTitle}” is as it was before. No one was told.`
export const closeSilentAction = 'Close without telling them'
export const closeTellAction = (count: number, shown: Part) =>
  plural(count, { one: 'Close and tell 1 person', other: `Close and tell ${shown} people` })
export const closeTellingDone = (jobTitle: Part, count: number, shown: Part) =>
  `“${jobTitle}” is closed. ${plural(count, { one: '1 person will be told.', other: `${shown} people will be told.` })}`
export const chooseAll = (count: Part) => `Select all ${count} that aren’t closed`
export const chosen = (count: Part) => `${count} selected`
export const choose = (jobTitle: Part) => `Select “${jobTitle}”`
export const closeManyAction = (count: number) => plural(count, { one: 'Close 1 job', other: `Close ${count} jobs` })
export const closeManyTitle = (count: number) => plural(count, { one: 'Close 1 job?', other: `Close ${count} jobs?` })
export const closeManyHint =
  'Your answer and your message apply to each of these jobs. To give a job an answer of its own, close it by itself.'
export const closeManyDone = (count: number, people: number, shown: Part) => {
  const closed = plural(count, { one: '1 job is closed.', other: `${count} jobs are closed.` })
  if (people === 0) return closed
  return `${closed} ${plural(people, { one: '1 person will be told.', other: `${shown} people will be told.` })}`
}
export const closeManyUndone = (count: number) =>
  plural(count, {
    one: '1 job is as it was before. No one was told.',
    other: `${count} jobs are as they were before. No one was told.`,
  })
export const closeManyRefused = (jobTitle: Part, reason: Part) => `“${jobTitle}” wasn’t closed. ${reason}`
export const sortLabel = 'Sort jobs'
export const sortNewest = 'Newest first'
export const sortOverdue = 'Most overdue first'
export const limitSwitch = 'Stop taking applications when too many are unanswered'
export const limitHint = 'People see that the job is full. It takes applications again once you’ve answered some.'
export const limitLabel = 'Unanswered applications'
export const limitRange = (min: Part, max: Part) => `From ${min} to ${max}.`
export const ownFull = (limit: Part) => `Full: ${limit} applications are waiting for your answer.`
export const ownFullAnswer = 'Answer applicants'
export const ownFullRaise = 'Change the limit'
export const ownAnsweringFirst = 'Paused until you’ve answered overdue applications.'
export const answerOverdueAction = 'Answer overdue applications'
