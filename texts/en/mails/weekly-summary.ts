import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newsSubject = (count: Part) =>
  plural(count, { one: 'Your week: news about 1 application', other: `Your week: news about ${count} applications` })
export const noNewsSubject = 'Your week: no news about your applications'
export const newsLead = (count: Part) =>
  plural(count, {
    one: 'There’s news about 1 of your applications. This is where they stand.',
    other: `There’s news about ${count} of your applications. This is where they stand.`,
  })
export const noNewsLead = 'There was no news about your applications this week. This is where they stand.'
export const application = (job: Part, company: Part) => `${job} at ${company}`
export const waiting = (day: Part) => `Waiting for an answer, due by ${day}`
export const viewed = (day: Part) => `Seen by the company, answer due by ${day}`
export const late = (day: Part) => `No answer yet, was due by ${day}`
export const answered = (day: Part) => `Answered on ${day}`
export const claimed = (company: Part, day: Part) =>
  `${company} says they answered you elsewhere. If you heard nothing, tell us by ${day}.`
export const shortlisted = 'You’re on the shortlist'
export const interview = 'You’re invited to an interview'
export const offered = 'You have an offer'
export const hired = 'You got the job'
export const rejected = 'Not this time'
export const withdrawn = 'Withdrawn by you'
export const declined = 'Offer declined by you'
export const expired = 'Closed after 30 days without an answer'
export const closed = 'Closed after 30 days without an update'
export const more = (count: Part) => plural(count, { one: 'and 1 more', other: `and ${count} more` })
export const allApplications = 'View your applications'
