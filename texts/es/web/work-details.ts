import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const benefitHealthInsurance = 'Seguro médico'
export const benefitDentalInsurance = 'Seguro dental'
export const benefitVisionInsurance = 'Seguro de la vista'
export const benefitLifeInsurance = 'Seguro de vida'
export const benefitRetirementPlan = 'Plan de jubilación'
export const benefitPaidTimeOff = 'Vacaciones pagadas'
export const benefitSickLeave = 'Baja por enfermedad pagada'
export const benefitParentalLeave = 'Permiso parental'
export const benefitFlexibleSchedule = 'Horario flexible'
export const benefitChildCare = 'Cuidado infantil'
export const benefitTuitionAssistance = 'Ayuda para estudios'
export const benefitPaidTraining = 'Formación pagada'
export const benefitBonus = 'Bonos'
export const benefitEquity = 'Acciones de la empresa'
export const benefitTips = 'Propinas'
export const benefitEmployeeDiscount = 'Descuento para empleados'
export const benefitMeals = 'Comidas'
export const benefitTransport = 'Transporte o estacionamiento'
export const benefitHousing = 'Vivienda'
export const benefitRelocationAssistance = 'Ayuda para mudarse'

export const factsTitle = 'Horario e inicio'
export const shift = 'Turno'
export const workDays = 'Días'
export const daysRange = (first: Part, last: Part) => `de ${first} a ${last}`
export const hours = 'Horas'
export const hoursExact = (hours: Part) =>
  plural(hours, { one: '1 hora a la semana', other: `${hours} horas a la semana` })
export const hoursRange = (from: Part, to: Part) => `${from}–${to} horas a la semana`
export const hoursFrom = (from: Part) =>
  plural(from, { one: 'Al menos 1 hora a la semana', other: `Al menos ${from} horas a la semana` })
export const hoursUpTo = (to: Part) =>
  plural(to, { one: 'Hasta 1 hora a la semana', other: `Hasta ${to} horas a la semana` })
export const startDate = 'Fecha de inicio'
export const startsImmediately = 'De inmediato'
export const experienceLevel = 'Experiencia'
export const openings = 'Vacantes'
export const language = 'Idioma del anuncio'
export const benefits = 'Beneficios'

export const formTitle = 'Más sobre el trabajo'
export const formHint = 'Opcional: turno, horas, fecha de inicio, beneficios y más'
export const formHoursFrom = 'Mínimo de horas por semana'
export const formHoursTo = 'Máximo de horas por semana'
export const formStartsImmediately = 'Empieza de inmediato'
export const formOpenings = 'Número de vacantes'
export const formOpeningsHint = 'A cuántas personas vas a contratar'
export const formNeighborhood = 'Barrio'
export const formNeighborhoodHint = 'Se muestra junto a la ciudad'
export const formLanguage = 'Idioma del anuncio'
