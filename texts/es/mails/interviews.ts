import type { Part } from '../../part.ts'

export const onSite = 'Presencial'
export const byVideo = 'Por vídeo'
export const byPhone = 'Por teléfono'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `Te escriben:\n${words}`
export const invitationText = (where: Part, minutes: Part) => `${where}, ${minutes} minutos. Elige una de estas horas:`
export const summary = (job: Part, other: Part) => `Entrevista: ${job} (${other})`
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutos. ${where}`
export const agreedSubject = (job: Part) => `Entrevista acordada: ${job}`
export const agreedText = (job: Part, other: Part) => `La entrevista para ${job} con ${other} está acordada.`
export const calledOffSubject = (job: Part) => `Entrevista cancelada: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `La entrevista para ${job} con ${other} no tendrá lugar a esta hora.`
export const reminderSubject = (job: Part) => `Entrevista pronto: ${job}`
export const reminderText = (job: Part, other: Part) => `Un recordatorio de tu entrevista para ${job} con ${other}.`
