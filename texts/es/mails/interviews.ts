import type { Part } from '../../part.ts'

export const onSite = 'Presencial'
export const byVideo = 'Videollamada'
export const byPhone = 'Llamada telefónica'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `Te escriben:\n${words}`
export const invitationText = (where: Part, minutes: Part) =>
  `${where}, ${minutes} minutos. Elige uno de estos horarios:`
export const summary = (job: Part, other: Part) => `Entrevista: ${job} (${other})`
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutos. ${where}`
export const agreedSubject = (job: Part) => `Entrevista confirmada: ${job}`
export const agreedText = (job: Part, other: Part) => `Tu entrevista con ${other} para ${job} está confirmada.`
export const calledOffSubject = (job: Part) => `Entrevista cancelada: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `Tu entrevista con ${other} para ${job} se canceló. Estaba prevista para este momento:`
export const reminderSubject = (job: Part) => `Recordatorio: entrevista para ${job}`
export const reminderText = (job: Part, other: Part) => `Te recordamos tu entrevista con ${other} para ${job}.`
