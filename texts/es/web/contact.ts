import type { Part } from '../../part.ts'

export const theAnswerIsOnIts = 'La respuesta va en camino.'
export const theAnswerCouldNotBe = 'No se pudo enviar la respuesta.'
export const theMessageIsClosed = 'El mensaje está cerrado.'
export const answer = 'Respuesta'
export const answerIt = 'Responder'
export const mailedTo = (email: Part) => `Se envía por correo a ${email}.`
export const closeWithoutAnAnswer = 'Cerrar sin responder'
export const sendTheAnswer = 'Enviar la respuesta'
export const errorSendingMessageOnly2 = 'No se pudo enviar el mensaje: solo 2 mensajes en 24 horas.'
export const name = 'Nombre'
export const weAnswerTo = (email: Part) => `Respondemos a ${email}.`
export const eMail = 'Correo electrónico'
export const whereWeAnswerTo = 'Donde te respondemos.'
export const message = 'Mensaje'
export const sendTheMessage = 'Enviar el mensaje'
export const yourMessageIsSent = 'Tu mensaje está enviado'
export const writeAnotherOne = 'Escribir otro'
export const newWord = 'Nuevo'
export const answered = 'Respondido'
export const closed = 'Cerrado'
export const states = 'Estados'
export const all = 'Todos'
export const loadingTheMessages = 'Cargando los mensajes'
export const theMessagesCouldNotBe = 'No se pudieron cargar los mensajes.'
export const noMessagesHere = 'Aquí no hay mensajes'
export const whatPeopleWriteByThe =
  'Lo que la gente escribe en el formulario de contacto aparece aquí y llega por correo a todo el equipo de moderación.'
export const signedIn = 'con sesión iniciada'
export const aVisitor = 'sin iniciar sesión'
export const answeredBy = (moderator: Part) => `Lo respondió ${moderator}`
export const closedBy = (moderator: Part) => `Lo cerró ${moderator}`
export const answerPerson = (name: Part) => `Responder a ${name}`
