import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Scorecards'
export const loading = 'Loading scorecards'
export const ratingWellBelow = 'Well below'
export const ratingBelow = 'Below'
export const ratingMeets = 'Meets'
export const ratingExceeds = 'Exceeds'
export const notAssessed = 'Not assessed'
export const ratingLabel = 'Compared with what the job needs'
export const ratingsHint = 'Rate the applicant against what the job needs.'
export const sentenceLabel = 'Why, in one sentence'
export const open = 'Score this applicant'
export const formHint =
  'Only members of your company see scorecards. They are personal data of the applicant, who gets them with a data export, with your first name.'
export const save = 'Save scorecard'
export const cancel = 'Cancel'
export const overwrite = 'Replace with mine'
export const saved = 'Scorecard saved.'
export const empty = 'Rate at least one criterion, or write a sentence'
export const you = 'You'
export const teammate = 'A member of your team'
export const edited = 'Edited'
export const edit = 'Edit scorecard'
export const remove = 'Delete scorecard'
export const removeTitle = 'Delete this scorecard?'
export const removeOwnHint =
  'Everyone at your company loses it, and you can’t see scorecards of others until you write a new one. It’s no longer part of the applicant’s data export.'
export const removeOtherHint =
  'Everyone at your company loses it, and it’s no longer part of the applicant’s data export.'
export const keep = 'Keep scorecard'
export const hiddenOthers = (count: number) =>
  plural(count, {
    one: '1 scorecard is hidden until you save yours.',
    other: `${count} scorecards are hidden until you save yours.`,
  })
export const hiddenAuthors = (names: Part) => `Written by ${names}.`
export const noCriteria = 'Choose what you look for in this job, then score applicants by it.'
export const noCriteriaLink = 'Set scorecard criteria'
export const ratedAs = (name: Part) => `Rated when it said “${name}”`
export const archived = 'No longer used'
export const changedElsewhere = 'You changed this scorecard somewhere else. It now says:'
export const deletedElsewhere = 'This scorecard was deleted while you were editing it. Save to write it again.'
export const criteriaChanged = 'The criteria of this job changed while you were writing. Check your ratings, then save.'
export const criterionRemoved = 'No longer used, and not saved:'

export const criteriaTitle = 'Scorecard criteria'
export const criteriaHint = (max: Part) =>
  `Up to ${max} things that your team rates each applicant by. Everyone scores alone first, and nothing is added up.`
export const criteriaEmpty = 'No criteria yet.'
export const criteriaLoading = 'Loading criteria'
export const criteriaLocked = 'Only owners and the lead can change the criteria of this job.'
export const criterionLabel = (position: Part) => `Criterion ${position}`
export const criterionUp = (position: Part) => `Move criterion ${position} up`
export const criterionDown = (position: Part) => `Move criterion ${position} down`
export const criterionRemove = (position: Part) => `Remove criterion ${position}`
export const criterionAdd = 'Add a criterion'
export const criterionMissing = 'Write the criterion, or remove it'
export const criterionTwice = 'Enter each criterion only once'
export const criteriaSave = 'Save criteria'
export const criteriaEdit = 'Edit criteria'
export const criteriaSaved = 'Criteria saved.'
export const criteriaArchiveHint = 'Ratings by a criterion that you remove stay in the scorecards that have them.'
export const criteriaChangedElsewhere = 'Someone changed the criteria in the meantime. They’re now:'
