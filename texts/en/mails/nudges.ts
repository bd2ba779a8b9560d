import type { Part } from '../../part.ts'

export const nudgedSubject = (person: Part, job: Part) => `${person} is asking for an answer: ${job}`
export const nudgedText = (person: Part, job: Part, day: Part) =>
  `${person} applied for ${job} on ${day} and would like to know where things stand.`
export const nudgedDue = (day: Part) => `Please answer by ${day}.`
export const nudgedOverdue = (day: Part) => `Your answer was due on ${day}. It still counts if you send it now.`
export const nudgedOnce = 'Applicants can ask only once. Even a short answer helps them move on.'
