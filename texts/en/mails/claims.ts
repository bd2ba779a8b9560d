import type { Part } from '../../part.ts'

export const claimedSubject = (company: Part, job: Part) => `Did ${company} answer you about ${job}?`
export const byPhone = (company: Part, job: Part, day: Part) =>
  `${company} says they answered your application for ${job} by phone on ${day}.`
export const byEmail = (company: Part, job: Part, day: Part) =>
  `${company} says they answered your application for ${job} by email on ${day}.`
export const inPerson = (company: Part, job: Part, day: Part) =>
  `${company} says they answered your application for ${job} in person on ${day}.`
export const elsewhere = (company: Part, job: Part, day: Part) =>
  `${company} says they answered your application for ${job} outside of Hearback on ${day}.`
export const claimedUntil = (day: Part) =>
  `Open your application to confirm it, or to tell us that you heard nothing. If you don’t tell us by ${day}, it counts as their answer.`
export const contestedSubject = (person: Part, job: Part) => `Still waiting: ${person} for ${job}`
export const contestedText = (person: Part, job: Part) =>
  `You said that you answered ${person} about ${job} elsewhere. They told us that they heard nothing.`
export const contestedDue = (day: Part) => `Please answer them here. Due date: ${day}.`
