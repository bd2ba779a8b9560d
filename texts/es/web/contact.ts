import type { Part } from '../../part.ts'

export const answerSent = 'Respuesta enviada.'
export const answerFailed = 'No pudimos enviar tu respuesta.'
export const messageClosed = 'Mensaje cerrado.'
export const answer = 'Respuesta'
export const answerButton = 'Responder'
export const mailedTo = (email: Part) => `Enviaremos esto por correo a ${email}.`
export const closeAction = 'Cerrar sin responder'
export const answerAction = 'Enviar respuesta'
export const sendFailed = 'No se pudo enviar el mensaje: solo 2 mensajes en 24 horas.'
export const name = 'Nombre'
export const replyAddress = (email: Part) => `Responderemos a ${email}.`
export const emailLabel = 'Correo electrónico'
export const emailHint = 'Te responderemos aquí.'
export const message = 'Mensaje'
export const sendAction = 'Enviar mensaje'
export const sentTitle = 'Mensaje enviado'
export const sentAgainAction = 'Enviar otro mensaje'
export const claimMessage = (company: Part, address: Part) =>
  `${company} es mi empresa: ${address}\n\nMi puesto:\nMi correo de trabajo:\n`
export const newLabel = 'Nuevo'
export const answered = 'Respondido'
export const closed = 'Cerrado'
export const states = 'Estado'
export const all = 'Todos'
export const inboxLoading = 'Cargando mensajes'
export const inboxFailed = 'No pudimos cargar los mensajes.'
export const inboxEmptyTitle = 'No hay mensajes'
export const inboxEmptyHint =
  'Los mensajes del formulario de contacto aparecen aquí. El equipo de moderación también los recibe por correo.'
export const signedInNote = 'con sesión iniciada'
export const visitor = 'sin iniciar sesión'
export const answeredBy = (moderator: Part) => `Lo respondió ${moderator}`
export const closedBy = (moderator: Part) => `Lo cerró ${moderator}`
export const answerTitle = (name: Part) => `Responder a ${name}`
export const claimTitle = (company: Part) => `¿Es ${company} tu empresa?`
