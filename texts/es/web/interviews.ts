import type { Part } from '../../part.ts'

export const loadingYourInterviews = 'Cargando tus entrevistas'
export const noInterviewsToCome = 'No hay próximas entrevistas'
export const inviteAnApplicantFromThe =
  'Invita a alguien desde la lista de candidaturas de un empleo: propón hasta cinco horas y esa persona elige una.'
export const withoutAChosenTime = 'Sin hora elegida'
export const theyHaveNotPickedOne = 'Todavía no han elegido una.'
export const atYourPlace = 'En tu empresa'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const until = (clock: Part) => `a ${clock}`
export const timesOffered = (count: Part) => (count === 1 ? '1 hora propuesta' : `${count} horas propuestas`)
export const invitedByMessage = 'Invitación por mensaje'
export const calendarFileOfTheInterview = (name: Part) => `Archivo de calendario de la entrevista con ${name}`
export const calendarFile = 'Archivo de calendario'
