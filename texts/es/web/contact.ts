import type { Part } from '../../part.ts'

export const answerSent = 'La respuesta va en camino.'
export const answerFailed = 'No se pudo enviar la respuesta.'
export const messageClosed = 'El mensaje está cerrado.'
export const answer = 'Respuesta'
export const answerButton = 'Responder'
export const mailedTo = (email: Part) => `Se envía por correo a ${email}.`
export const closeAction = 'Cerrar sin responder'
export const answerAction = 'Enviar la respuesta'
export const sendFailed = 'No se pudo enviar el mensaje: solo 2 mensajes en 24 horas.'
export const name = 'Nombre'
export const replyAddress = (email: Part) => `Respondemos a ${email}.`
export const emailLabel = 'Correo electrónico'
export const emailHint = 'Donde te respondemos.'
export const message = 'Mensaje'
export const sendAction = 'Enviar el mensaje'
export const sentTitle = 'Tu mensaje está enviado'
export const sentAgainAction = 'Escribir otro'
export const newLabel = 'Nuevo'
export const answered = 'Respondido'
export const closed = 'Cerrado'
export const states = 'Estados'
export const all = 'Todos'
export const inboxLoading = 'Cargando los mensajes'
export const inboxFailed = 'No se pudieron cargar los mensajes.'
export const inboxEmptyTitle = 'Aquí no hay mensajes'
export const inboxEmptyHint =
  'Lo que la gente escribe en el formulario de contacto aparece aquí y llega por correo a todo el equipo de moderación.'
export const signedInNote = 'con sesión iniciada'
export const visitor = 'sin iniciar sesión'
export const answeredBy = (moderator: Part) => `Lo respondió ${moderator}`
export const closedBy = (moderator: Part) => `Lo cerró ${moderator}`
export const answerTitle = (name: Part) => `Responder a ${name}`
