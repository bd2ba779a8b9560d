import type { Part } from '../../part.ts'

export const experienceConfirmed = (confirmedDomain: Part) => `Confirmed by work email at ${confirmedDomain}`
export const yes = 'Yes'
export const no = 'No'
export const answerDeclined = 'Prefer not to say'
export const categoryTerm = 'Category'
export const available = 'Availability'
export const vacation = 'Vacation'
export const vacationHours = (vacationHours: Part) => `${vacationHours} hours per year`
export const education = 'Education'
export const phone = 'Phone'
export const eMail = 'Email'
export const covidVaccine = 'COVID vaccine'
export const medicalInsurance = 'Medical insurance'
export const dentalInsurance = 'Dental insurance'
export const experience = 'Experience'
export const until = (end: Part) => `until ${end}`
export const to = (month: Part, end: Part) => `${month} to ${end}`
export const since = (month: Part) => `since ${month}`
export const today = 'present'
export const experienceTerm = 'Years of experience'
