import type { Part } from '../../part.ts'

export const onSite = 'Presencial'
export const byVideo = 'Videollamada'
export const byPhone = 'Llamada telefónica'
export const modeAndPlace = (mode: Part, place: Part) => `${mode}: ${place}`
export const invitationMessage = (words: Part) => `Te escriben:\n${words}`
export const invitationText = (where: Part, minutes: Part) =>
  `${where}, ${minutes} minutos. Elige uno de estos horarios:`
export const summary = (job: Part, other: Part) => `Entrevista: ${job} (${other})`
export const calendarName = 'Entrevistas de Hearback'
export const agreedDetails = (time: Part, minutes: Part, where: Part) => `${time}, ${minutes} minutos. ${where}`
export const agreedSubject = (job: Part) => `Entrevista confirmada: ${job}`
export const agreedText = (job: Part, other: Part) => `Tu entrevista con ${other} para ${job} está confirmada.`
export const calledOffSubject = (job: Part) => `Entrevista cancelada: ${job}`
export const calledOffText = (job: Part, other: Part) =>
  `Tu entrevista con ${other} para ${job} se canceló. Estaba prevista para este momento:`
export const reminderSubject = (job: Part) => `Recordatorio: entrevista para ${job}`
export const reminderText = (job: Part, other: Part) => `Te recordamos tu entrevista con ${other} para ${job}.`
export const calledOffOpenText = (job: Part, other: Part) =>
  `Tu entrevista con ${other} para ${job} se canceló. Todavía no se había elegido hora.`
export const rescheduledSubject = (job: Part) => `Nuevos horarios de entrevista: ${job}`
export const rescheduledText = (job: Part, other: Part) =>
  `${other} propuso nuevos horarios para tu entrevista para ${job}. Este horario ya no vale:`
export const replacedTimesText = (job: Part, other: Part) =>
  `${other} propuso nuevos horarios para tu entrevista para ${job}. Los anteriores ya no valen.`
export const rescheduledEmployerText = (job: Part, other: Part) =>
  `Propusiste a ${other} nuevos horarios de entrevista para ${job}. Este horario ya no vale:`
export const missedSubject = (job: Part) => `No asististe a la entrevista: ${job}`
export const missedText = (job: Part, other: Part) => `${other} anotó que no asististe a la entrevista para ${job}:`
export const missedHint = 'Si no es así, envíale un mensaje.'
export const timesRequestedSubject = (job: Part, other: Part) => `${other} pidió otros horarios de entrevista: ${job}`
export const timesRequestedText = (job: Part, other: Part) =>
  `${other} pidió otros horarios de entrevista para ${job}. Los que propusiste siguen abiertos hasta que propongas otros.`
