import type { Part } from '../../part.ts'

export const title = 'People of this job'
export const everyoneHint = 'All owners and recruiters of your company get its notifications.'
export const someHint =
  'Only the lead and the recruiters get its notifications. Owners are reminded too when an answer is nearly due.'
export const leadLabel = 'Lead'
export const noLead = 'No one'
export const recruitersLabel = 'Recruiters'
export const contributorsLabel = 'Contributors'
export const contributorsHint = 'They see this job and its applicants, and get no notifications.'
export const onlyLeads = 'Only owners and the lead can change the people of this job.'
export const muteLabel = 'Mute this job for me'
export const muteHint = 'You get no notifications of it while another person does.'

export const absenceTitle = 'Out of office'
export const absenceHint = 'While you’re away, a colleague gets your reminders to answer applicants.'
export const absenceUntil = 'Last day away'
export const absenceCover = 'Who gets your reminders'
export const absenceAction = 'Set out of office'
export const absenceFailed = 'We couldn’t save this. Please try again.'
export const absentCovered = (day: Part, name: Part) => `Through ${day}, ${name} gets your reminders.`
export const absentUncovered = (day: Part) =>
  `Through ${day}, the owners get your reminders, because your colleague has left the company.`
export const absenceEnd = 'I’m back'
