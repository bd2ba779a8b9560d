import type { Part } from '../../part.ts'

export const onSite = 'On site'
export const byVideo = 'Video call'
export const byPhone = 'Phone call'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `They write:\n${words}`
export const invitationText = (where: Part, minutes: Part) => `${where}, ${minutes} minutes. Choose one of these times:`
export const summary = (job: Part, other: Part) => `Interview: ${job} (${other})`
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutes. ${where}`
export const agreedSubject = (job: Part) => `Interview confirmed: ${job}`
export const agreedText = (job: Part, other: Part) => `Your interview with ${other} for ${job} is confirmed.`
export const calledOffSubject = (job: Part) => `Interview canceled: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `Your interview with ${other} for ${job} is canceled. It was planned for this time:`
export const reminderSubject = (job: Part) => `Reminder: interview for ${job}`
export const reminderText = (job: Part, other: Part) => `This is a reminder of your interview with ${other} for ${job}.`
