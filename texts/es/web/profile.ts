import type { Part } from '../../part.ts'

export const experienceConfirmed = (confirmedDomain: Part) =>
  `Confirmada con un correo de trabajo de ${confirmedDomain}`
export const yes = 'Sí'
export const no = 'No'
export const answerDeclined = 'Prefiero no decirlo'
export const categoryTerm = 'Categoría'
export const available = 'Disponibilidad'
export const vacation = 'Vacaciones'
export const vacationHours = (vacationHours: Part) => `${vacationHours} horas por año`
export const education = 'Educación'
export const phone = 'Teléfono'
export const eMail = 'Correo electrónico'
export const covidVaccine = 'Vacuna contra el COVID'
export const medicalInsurance = 'Seguro médico'
export const dentalInsurance = 'Seguro dental'
export const experience = 'Experiencia'
export const until = (end: Part) => `hasta ${end}`
export const to = (month: Part, end: Part) => `de ${month} a ${end}`
export const since = (month: Part) => `desde ${month}`
export const today = 'la actualidad'
export const experienceTerm = 'Años de experiencia'
