import type { Part } from '../../part.ts'

export const noteHint = 'Only you can see it.'
export const noteOn = (job: Part) => `Private note on ${job}`
export const add = 'Add a note'
export const addTo = (job: Part) => `Add a note to ${job}`
export const edit = 'Edit note'
export const editOf = (job: Part) => `Edit the note on ${job}`
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = 'Note saved.'
export const removed = 'Note removed.'
export const changedElsewhere = 'You changed this note somewhere else. It now says:'
export const removedElsewhere = 'You removed this note somewhere else.'
export const overwrite = 'Replace with mine'
