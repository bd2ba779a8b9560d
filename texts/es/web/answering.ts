import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const viewedDone = (name: Part) => `Candidatura de ${name} marcada como vista.`
export const shortlistedDone = (name: Part) => `${name} pasó a preselección.`
export const stepFailed = (name: Part, message: Part) => `No se pudo mover a ${name}. ${message}`
export const resultsTitle = 'Respuestas enviadas'
export const bulkTitle = (count: Part) =>
  plural(count, { one: 'Responder 1 candidatura', other: `Responder ${count} candidaturas` })
export const reject = (name: Part) => `Rechazar a ${name}`
export const offerTitle = (name: Part) => `Oferta para ${name}`
export const invite = (name: Part) => `Invitar a ${name}`
export const rejectStep = 'Rechazar'
export const rejectStepHint = 'Con un motivo o con tus propias palabras.'
export const shortlist = 'Preseleccionar'
export const shortlistStepHint = 'Sabrán que te interesan y que todavía estás decidiendo.'
export const personCount = (count: Part) => plural(count, { one: '1 persona', other: `${count} personas` })
export const bulkFailed = 'No se pudieron enviar las respuestas.'
export const answer = 'Respuesta'
export const bulkPartlyPossible = (possible: Part, chosen: Part) =>
  `Esto se aplica a ${possible} de las ${chosen} seleccionadas. Las demás no cambian.`
export const bulkUnopened = (unopened: Part, chosen: Part) =>
  `No has abierto ${unopened} de estas ${chosen} candidaturas.`
export const cancel = 'Cancelar'
export const bulkRejectAction = (count: Part) =>
  plural(count, { one: 'Rechazar 1 candidatura', other: `Rechazar ${count} candidaturas` })
export const bulkShortlistAction = (count: Part) =>
  plural(count, { one: 'Preseleccionar 1 candidatura', other: `Preseleccionar ${count} candidaturas` })
export const applicantFallback = 'Una candidatura'
export const resultsAnswered = (done: Part, all: Part) => `${done} de ${all} enviadas.`
export const resultsEmailed = 'Se les avisó por correo electrónico.'
export const notAnswered = 'Sin enviar'
export const done = 'Listo'
export const reason = 'Motivo'
export const reasonPlaceholder = 'Elige un motivo'
export const feedback = 'Comentario'
export const message = 'Mensaje'
export const feedbackMinimum = (feedbackMin: Part) => `Al menos ${feedbackMin} caracteres si no eliges un motivo.`
export const feedbackVisibility = (who: Part) => `Esto se envía a ${who} tal como lo escribes.`
export const offerTimes = 'Proponer horas'
export const offerTimesHint = 'La persona elige una y ambas partes reciben una cita de calendario.'
export const writeOnly = 'Solo mensaje'
export const writeOnlyHint = 'Acuerdan la hora por mensaje.'
export const inviteDone = (name: Part) => `Invitación enviada a ${name}.`
export const inviteFailed = 'No se pudo enviar la invitación.'
export const how = 'Cómo acordar la hora'
export const inviteTimesMessageHint = 'Qué llevar y con quién se reunirá.'
export const inviteMessageHint = 'Cómo y cuándo te gustaría que se reunieran.'
export const inviteAction = 'Enviar la invitación'
export const rejectDone = (name: Part) => `Rechazo enviado a ${name}.`
export const rejectFailed = 'No se pudo enviar el rechazo.'
export const rejectLead = 'Una frase honesta vale más que el silencio.'
export const rejectAction = 'Enviar el rechazo'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const interviewModeOnsite = 'Presencial'
export const link = 'Enlace'
export const videoLinkHint = 'Puedes agregarlo después.'
export const phoneLabel = '¿Quién llama?'
export const phonePlaceholder = 'Te llamamos'
export const phoneHint = 'Puedes agregar el número después.'
export const address = 'Dirección'
export const addressPlaceholder = 'Calle, número, ciudad'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })
export const slotSkippedByClock = 'Una de estas horas no existe por el cambio de hora. Elige otra.'
export const timeZone = 'Zona horaria'
export const length = 'Duración'
export const interviewModeLabel = 'Modalidad'
export const slotsLegend = 'Horas propuestas'
export const slotRemoveLabel = (time: Part) => `Quitar ${time}`
export const slotAddAction = 'Agregar'
export const slotOtherAction = 'Agregar otro horario'
export const slotOtherLabel = 'Fecha y hora'
export const slotsChosen = (count: Part, most: Part) => `${count} de ${most} horarios elegidos.`
export const slotsZone = (zone: Part) => `Horarios en la hora de ${zone}.`
export const slotsTheirZone = (name: Part, zone: Part) => `${name} está en la hora de ${zone}.`
export const slotsRequired = 'Elige al menos un horario'
export const gridEarlier = 'Días anteriores'
export const gridLater = 'Días siguientes'
export const gridWeek = (from: Part, to: Part) => `${from} – ${to}`
export const gridBusy = (slot: Part, name: Part) => `${slot}; tienes una entrevista con ${name}`
export const inviteLoading = 'Cargando el empleo'
export const inviteReplaces = (name: Part) =>
  `Los horarios que propusiste antes ya no valdrán. Avisaremos a ${name} para que elija otra vez.`
export const inviteMessageRequired = 'Escribe un mensaje o propón horas'
export const invitePlaceRequired = 'Indica dónde será la entrevista'
export const rejectReasonRequired = (feedbackMin: Part) =>
  `Elige un motivo o escribe al menos ${feedbackMin} caracteres`
export const resultsShowAction = 'Ver detalles'
