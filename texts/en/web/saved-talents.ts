import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const savedTalent = 'Saved talent'
export const savedTalentLead = 'Your lists of people and the searches you saved. Your whole company shares them.'
export const savedSearches = 'Saved searches'
export const lists = 'Lists'
export const list = 'List'
export const loading = 'Loading'
export const cancel = 'Cancel'
export const save = 'Save'
export const saveFailed = 'We couldn’t save this'
export const saveSearch = 'Save this search'
export const saveSearchTitle = 'Save this search'
export const searchName = 'Name of the search'
export const saveSearchDone = 'Search saved. We’ll count the new matches for you.'
export const searchesEmpty = 'Search for talent, then choose “Save this search” to come back to it.'
export const newMatches = (count: Part, isMore: boolean) => (isMore ? `${count}+ new` : `${count} new`)
export const newList = 'New list'
export const listName = 'Name of the list'
export const createList = 'Create list'
export const listCreateAction = 'Create and add'
export const listsEmpty = 'Lists keep people together, like “Summer season”. Add people from the talent search.'
export const peopleOnList = (count: Part) => plural(count, { one: '1 person', other: `${count} people` })
export const listsAction = 'Add to list'
export const listsActionPerson = (name: Part) => `for ${name}`
export const listsOfPerson = (name: Part) => `Lists with ${name}`
export const rename = (name: Part) => `Rename ${name}`
export const renameList = 'Rename list'
export const renameSearch = 'Rename search'
export const remove = (name: Part) => `Remove ${name}`
export const removeTitle = (name: Part) => `Remove “${name}”?`
export const removeConfirm = 'Remove'
export const removeListHint = 'The people on it aren’t told.'
export const removeSearchHint = 'You can save the same search again.'
export const listMissing = 'This list no longer exists'
export const listEmpty = 'No one is on this list'
export const listEmptyHint = 'People who hide their profile from you leave your lists.'
export const searchTalent = 'Search talent'
export const invitedTo = (job: Part) => `Invited to ${job}`
export const invitedApplied = 'applied'
export const invitedReplied = 'replied'
export const invitedWaiting = 'no answer yet'
export const invitedWithdrawn = 'applied, then withdrew'
export const invitedDeclined = 'declined to chat'
