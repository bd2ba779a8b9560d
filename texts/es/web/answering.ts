import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const viewedDone = (name: Part) => `${name}: candidatura vista.`
export const shortlistedDone = (name: Part) => `${name}: en preselección.`
export const stepFailed = (name: Part, message: Part) => `${name} sigue donde estaba. ${message}`
export const resultsTitle = 'Qué pasó con ellas'
export const bulkTitle = (count: Part) =>
  plural(count, { one: 'Responder 1 candidatura', other: `Responder ${count} candidaturas` })
export const reject = (name: Part) => `Rechazar la candidatura de ${name}`
export const offerTitle = (name: Part) => `Una oferta para ${name}`
export const invite = (name: Part) => `Invitar a ${name}`
export const rejectStep = 'Rechazar'
export const rejectStepHint = 'Con un motivo o con tus propias palabras.'
export const shortlist = 'Preseleccionar'
export const shortlistStepHint = 'Saben que leíste su candidatura y que siguen adelante.'
export const personCount = (count: Part) => plural(count, { one: '1 persona', other: `${count} personas` })
export const bulkFailed = 'No se pudieron enviar las respuestas.'
export const answer = 'Respuesta'
export const bulkPartlyPossible = (possible: Part, chosen: Part) =>
  `Este paso es posible en ${possible} de las ${chosen} elegidas. Las demás quedan como están.`
export const cancel = 'Cancelar'
export const bulkAction = (people: Part) => `Responder a ${people}`
export const applicantFallback = 'Una candidatura'
export const resultsAnswered = (done: Part, all: Part) => `${done} de ${all} respondidas.`
export const resultsEmailed = 'Se les avisó por correo electrónico.'
export const notAnswered = 'Sin responder'
export const done = 'Listo'
export const reason = 'Motivo'
export const reasonPlaceholder = 'Elige'
export const feedback = 'Comentario'
export const message = 'Mensaje'
export const feedbackMinimum = (feedbackMin: Part) => `Sin un motivo, ${feedbackMin} caracteres o más.`
export const feedbackVisibility = (who: Part) => `Se envía a ${who} tal como lo escribes.`
export const templateChoiceLabel = 'Empezar con una plantilla'
export const offerTimes = 'Proponer horas'
export const offerTimesHint = 'La persona elige una; ambas partes reciben una cita de calendario.'
export const writeOnly = 'Solo escribir'
export const writeOnlyHint = 'La hora se acuerda por escrito.'
export const inviteDone = (name: Part) => `${name} tiene tu invitación.`
export const inviteFailed = 'No se pudo enviar la invitación.'
export const how = 'Cómo'
export const inviteTimesMessageHint = 'Qué llevar, quién estará.'
export const inviteMessageHint = 'Cómo y cuándo te gustaría que fuera la entrevista.'
export const inviteAction = 'Enviar la invitación'
export const rejectDone = (name: Part) => `${name}: candidatura rechazada, con aviso.`
export const rejectFailed = 'No se pudo enviar la respuesta.'
export const rejectLead = 'Una frase honesta vale más que el silencio.'
export const rejectAction = 'Enviar el rechazo'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const interviewModeOnsite = 'En tu empresa'
export const link = 'Enlace'
export const videoLinkHint = 'Puede enviarse después.'
export const phoneLabel = 'Quién llama a quién'
export const phonePlaceholder = 'Te llamamos'
export const phoneHint = 'El número puede enviarse después.'
export const address = 'Dirección'
export const addressPlaceholder = 'Calle, número, ciudad'
export const minutes = (minutes: Part) => `${minutes} minutos`
export const slotSkippedByClock = 'Los relojes de esta zona horaria se saltan una de estas horas. Elige otra.'
export const timeZone = 'Zona horaria'
export const length = 'Duración'
export const interviewModeLabel = 'Cómo es la entrevista'
export const slotsLegend = 'Horas para elegir'
export const slotLabel = (place: Part) => `Hora ${place}`
export const slotRemoveLabel = (place: Part) => `Quitar la hora ${place}`
export const slotAddAction = 'Otra hora'
export const templateSaved = 'La plantilla está guardada.'
export const templateFailed = 'No se pudo guardar la plantilla.'
export const name = 'Nombre'
export const templateNameHint = 'Solo para ti.'
export const templateReasonHint = 'Se rellena con ella cuando rechazas una candidatura.'
export const text = 'Texto'
export const save = 'Guardar'
export const templatesLoading = 'Cargando tus plantillas'
export const templatesFailed = 'No se pudieron cargar tus plantillas.'
export const templatesEmptyTitle = 'Todavía no hay plantillas'
export const templatesEmptyAction = 'Escribir la primera'
export const templatesEmptyHint =
  'Escribe una respuesta honesta una vez y úsala para una persona o para cuarenta a la vez.'
export const edit = (name: Part) => `Editar ${name}`
export const remove = (name: Part) => `Eliminar ${name}`
export const inviteMessageRequired = 'Escribe un mensaje o propón horas para elegir'
export const invitePlaceRequired = 'Indica dónde es la entrevista'
export const rejectReasonRequired = (feedbackMin: Part) =>
  `Explica por qué en ${feedbackMin} caracteres o más, o elige un motivo`
export const templateRemoved = (name: Part) => `La plantilla «${name}» está eliminada.`
