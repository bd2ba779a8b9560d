import type { Part } from '../../part.ts'

export const positionOf = (position: Part, count: Part) => `Photo ${position} of ${count}`
export const previousAction = 'Previous photo'
export const nextAction = 'Next photo'
export const title = 'Photos'
export const countNote = (count: Part, limit: Part) => `${count} of ${limit}`
export const lead = 'Show where people will work and who with. Put your best photo first.'
export const chooseLabel = 'Add photos'
export const chooseHint = 'JPEG, PNG or WebP, up to 10 MB each.'
export const limitReached = (limit: Part) => `You have ${limit} photos. Remove one to add another.`
export const notAdded = (name: Part, limit: Part) => `${name} wasn’t added: a company can show up to ${limit} photos.`
export const uploading = (name: Part) => `Uploading ${name}`
export const uploadFailed = (name: Part, reason: Part) => `${name} wasn’t added. ${reason}`
export const descriptionLabel = (position: Part) => `What photo ${position} shows`
export const descriptionPlaceholder = 'Bakers shaping bread in our kitchen'
export const descriptionHint = 'Shown with the photo, and read aloud to people who can’t see it.'
export const moveUpLabel = (position: Part) => `Move photo ${position} up`
export const moveDownLabel = (position: Part) => `Move photo ${position} down`
export const moved = (position: Part, count: Part) => `Now photo ${position} of ${count}`
export const removeLabel = (position: Part) => `Remove photo ${position}`
export const removeTitle = 'Remove this photo?'
export const removeAction = 'Remove photo'
export const removeEffects = 'It disappears from your page right away. To restore it, upload the file again.'
export const added = 'Photo added. It’s live.'
export const removed = 'Photo removed.'
export const described = 'Description saved.'
export const loading = 'Loading photos'
export const failed = 'We couldn’t load your photos.'
