import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Cargando tus entrevistas'
export const listEmptyTitle = 'No hay próximas entrevistas'
export const listEmptyHint =
  'Invita a alguien desde la lista de candidaturas de un empleo: propón hasta cinco horas y deja que elija una.'
export const unpickedTitle = 'Falta elegir la hora'
export const unpickedNote = 'Todavía no eligieron una hora.'
export const modeOnsite = 'Presencial'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const until = (clock: Part) => `a ${clock}`
export const timesOffered = (count: Part) =>
  plural(count, { one: '1 hora propuesta', other: `${count} horas propuestas` })
export const invitedWithoutTimes = 'Invitación por mensaje'
export const calendarFileLabel = (name: Part) => `Agregar al calendario: entrevista con ${name}`
export const calendarFile = 'Agregar al calendario'
