import type { Part } from '../../part.ts'

export const onSite = 'On site'
export const byVideo = 'By video'
export const byPhone = 'By phone'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `They write:\n${words}`
export const invitationText = (where: Part, minutes: Part) =>
  `${where}, ${minutes} minutes. Please choose one of these times:`
export const summary = (job: Part, other: Part) => `Interview: ${job} (${other})`
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutes. ${where}`
export const agreedSubject = (job: Part) => `Interview agreed: ${job}`
export const agreedText = (job: Part, other: Part) => `The interview for ${job} with ${other} is agreed.`
export const calledOffSubject = (job: Part) => `Interview called off: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `The interview for ${job} with ${other} does not take place at this time.`
export const reminderSubject = (job: Part) => `Interview soon: ${job}`
export const reminderText = (job: Part, other: Part) => `A reminder of your interview for ${job} with ${other}.`
