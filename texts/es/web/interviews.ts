import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Cargando tus entrevistas'
export const listEmptyTitle = 'No hay próximas entrevistas'
export const listEmptyHint =
  'Invita a alguien desde la lista de candidaturas de un empleo: propón hasta cinco horas y esa persona elige una.'
export const unpickedTitle = 'Sin hora elegida'
export const unpickedNote = 'Todavía no han elegido una.'
export const modeOnsite = 'En tu empresa'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const until = (clock: Part) => `a ${clock}`
export const timesOffered = (count: Part) =>
  plural(count, { one: '1 hora propuesta', other: `${count} horas propuestas` })
export const invitedWithoutTimes = 'Invitación por mensaje'
export const calendarFileLabel = (name: Part) => `Archivo de calendario de la entrevista con ${name}`
export const calendarFile = 'Archivo de calendario'
