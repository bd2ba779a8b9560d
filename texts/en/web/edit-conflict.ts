import type { Part } from '../../part.ts'

export const titleOfColleague = (who: Part) => `${who} saved changes while you were editing.`
export const titleOfUnknown = 'Someone saved changes while you were editing.'
export const titleOfYou = 'You saved changes in another window while you were editing here.'
export const theirChanges = 'Changed in the meantime'
export const theirs = 'Saved version'
export const yours = 'Yours'
export const empty = 'Empty'
export const bothChangedHint =
  'You changed some of the same fields. Saving replaces the saved version of them with yours.'
export const mergedHint = 'You changed other fields. Saving keeps both.'
export const overwriteAction = 'Save mine over it'
export const saveBothAction = 'Save both'
export const loadAction = 'Load saved version'
export const loadedNotice = 'You’re looking at the saved version. Your changes aren’t lost.'
export const restoreAction = 'Bring back my changes'
