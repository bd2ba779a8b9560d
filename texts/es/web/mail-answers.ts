import type { Part } from '../../part.ts'

export const pageTitle = 'Responder a una candidatura | Hearback'
export const heading = (person: Part) => `Responde a ${person}`
export const lead = (person: Part, job: Part, company: Part) => `${person} se postuló para ${job} en ${company}.`
export const applied = 'Se postuló'
export const due = 'Responder a más tardar'
export const loading = 'Cargando la candidatura'
export const loadFailed = 'No pudimos cargar esta candidatura.'
export const linkMissingTitle = 'Abre el botón de tu correo'
export const linkMissingHint =
  'Esta página necesita el enlace completo de tu correo. También puedes iniciar sesión y responder ahí.'
export const linkEndedTitle = 'Este enlace ya no funciona'
export const linkEndedHint =
  'Funciona durante 30 días y solo para quienes responden en nombre de la empresa. Inicia sesión para ver tus candidaturas.'
export const signInAction = 'Iniciar sesión'
export const seeApplicants = 'Ver tus candidaturas'
export const stepLabel = 'Tu respuesta'
export const rejected = 'No encaja'
export const interview = 'Invitar'
export const message = 'Escribir'
export const reasonLabel = 'Motivo'
export const feedbackLabel = 'Unas palabras (opcional)'
export const feedbackHint = 'La persona las lee junto con el motivo.'
export const invitationLabel = 'Invitación'
export const invitationHint = 'Acuerdan la hora en el chat. Para proponer horarios, inicia sesión.'
export const invitationStarter = (job: Part) =>
  `Gracias por postularte para ${job}. Nos gustaría conocerte. ¿Qué días y horas te vienen bien esta semana o la próxima?`
export const messageLabel = 'Mensaje'
export const messageHint = 'Un mensaje de 20 caracteres o más cuenta como tu respuesta.'
export const rejectAction = 'Enviar el rechazo'
export const inviteAction = 'Enviar la invitación'
export const writeAction = 'Enviar el mensaje'
export const delayHint = 'Se envía en 10 minutos. Hasta entonces puedes deshacerlo aquí.'
export const sendFailed = 'No pudimos guardar tu respuesta. Vuelve a intentarlo.'
export const waitingOwn = (answer: Part) => `Tu respuesta está guardada: ${answer}.`
export const waitingBy = (member: Part, answer: Part) => `${member} eligió una respuesta: ${answer}.`
export const sentIn = 'Se envía en'
export const sending = 'un momento'
export const undoAction = 'Deshacer'
export const sent = (answer: Part) => `Enviada: ${answer}.`
export const undone = 'Deshecho. No se envió nada.'
export const answeredFirst = 'Alguien respondió a esta candidatura mientras tanto, así que esta respuesta no se envió.'
export const notPossible = 'Esta respuesta ya no se pudo enviar. Inicia sesión para ver por qué.'
export const alreadyAnswered = 'Esta candidatura ya no necesita respuesta.'
