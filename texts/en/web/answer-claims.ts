import type { Part } from '../../part.ts'

export const claimAction = 'I answered elsewhere'
export const channelLabel = 'How did you answer?'
export const dayLabel = 'When did you answer?'
export const phone = 'By phone'
export const email = 'By email'
export const inPerson = 'In person'
export const other = 'Another way'
export const claimEffects = (person: Part) =>
  `We’ll ask ${person}. It counts as your answer once they confirm it, or after 7 days without an objection.`
export const claimSend = 'Save'
export const claimFailed = 'Your answer couldn’t be saved. Try again.'
export const cancel = 'Cancel'
export const claimed = (how: Part, day: Part) => `You answered elsewhere: ${how}, ${day}.`
export const claimOpen = (person: Part, day: Part) => `Claimed. Counts once ${person} confirms it, or on ${day}.`
export const claimContested = (person: Part) => `${person} heard nothing and is still waiting. Please answer here.`
export const claimContestedOver = (person: Part) => `${person} told us that they heard nothing.`
export const claimConfirmed = (person: Part) => `${person} confirmed it.`
export const claimUncontested = 'Counts as your answer.'
export const questionTitle = 'Did they answer you?'
export const askedPhone = (company: Part, day: Part) => `${company} says they answered you by phone on ${day}.`
export const askedEmail = (company: Part, day: Part) => `${company} says they answered you by email on ${day}.`
export const askedInPerson = (company: Part, day: Part) => `${company} says they answered you in person on ${day}.`
export const askedOther = (company: Part, day: Part) =>
  `${company} says they answered you outside of Hearback on ${day}.`
export const askedUntil = (day: Part) => `If you don’t tell us otherwise by ${day}, it counts as their answer.`
export const confirmAction = 'Yes, they answered'
export const objectAction = 'No, I heard nothing'
export const toldContested = (company: Part) =>
  `You told us that you heard nothing. ${company} still owes you an answer.`
export const toldContestedOver = (company: Part) =>
  `${company} said that they answered you elsewhere. You told us that you heard nothing.`
export const toldAnswered = (company: Part, day: Part) => `${company} answered you outside of Hearback on ${day}.`
