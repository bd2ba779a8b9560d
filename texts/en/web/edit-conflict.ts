import type { Part } from '../../part.ts'

export const colleagueSaved = (who: Part) => `${who} saved changes while you were editing.`
export const someoneSaved = 'Someone saved changes while you were editing.'
export const youSaved = 'You saved changes in another window while you were editing here.'
export const savedAt = 'Saved'
export const theirChanges = 'Changed in the meantime'
export const theirs = 'Saved version'
export const yours = 'Yours'
export const empty = 'Empty'
export const bothChangedHint =
  'You changed some of the same fields. Saving replaces the saved version of them with yours.'
export const mergedHint = 'You changed other fields. Saving keeps both.'
export const overwrite = 'Save mine over it'
export const saveBoth = 'Save both'
export const load = 'Load saved version'
export const loaded = 'You’re looking at the saved version. Your changes aren’t lost.'
export const bringBack = 'Bring back my changes'
