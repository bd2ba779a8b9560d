import type { Part } from '../../part.ts'

export const onSite = 'On site'
export const byVideo = 'Video call'
export const byPhone = 'Phone call'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `They write:\n${words}`
export const invitationText = (where: Part, minutes: Part) => `${where}, ${minutes} minutes. Choose one of these times:`
export const summary = (job: Part, other: Part) => `Interview: ${job} (${other})`
export const calendarName = 'Hearback interviews'
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutes. ${where}`
export const agreedSubject = (job: Part) => `Interview confirmed: ${job}`
export const agreedText = (job: Part, other: Part) => `Your interview with ${other} for ${job} is confirmed.`
export const calledOffSubject = (job: Part) => `Interview canceled: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `Your interview with ${other} for ${job} is canceled. It was planned for this time:`
export const reminderSubject = (job: Part) => `Reminder: interview for ${job}`
export const reminderText = (job: Part, other: Part) => `This is a reminder of your interview with ${other} for ${job}.`
export const calledOffOpenText = (job: Part, other: Part) =>
  `Your interview with ${other} for ${job} is canceled. No time had been picked.`
export const rescheduledSubject = (job: Part) => `New interview times: ${job}`
export const rescheduledText = (job: Part, other: Part) =>
  `${other} offered new times for your interview for ${job}. This time no longer applies:`
export const replacedTimesText = (job: Part, other: Part) =>
  `${other} offered new times for your interview for ${job}. The earlier ones no longer apply.`
export const rescheduledEmployerText = (job: Part, other: Part) =>
  `You offered ${other} new interview times for ${job}. This time no longer applies:`
export const missedSubject = (job: Part) => `Missed interview: ${job}`
export const missedText = (job: Part, other: Part) => `${other} noted that you missed your interview for ${job}:`
export const missedHint = 'If that’s not right, send them a message.'
export const timesRequestedSubject = (job: Part, other: Part) => `${other} asked for other interview times: ${job}`
export const timesRequestedText = (job: Part, other: Part) =>
  `${other} asked for other interview times for ${job}. The times you offered stay open until you offer new ones.`
