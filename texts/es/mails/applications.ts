import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerLink = 'Ver tu candidatura'
export const employerLink = 'Ver las candidaturas'
export const appliedSubject = (job: Part, company: Part) => `Candidatura enviada: ${job} en ${company}`
export const appliedText = (job: Part, company: Part) => `Enviamos tu candidatura para ${job} a ${company}.`
export const appliedDue = (day: Part) =>
  `Te deben una respuesta a más tardar el ${day}. Te avisaremos por correo en cada paso.`
export const receivedSubject = (person: Part, job: Part) => `Nueva candidatura: ${person} para ${job}`
export const receivedText = (person: Part, job: Part) => `${person} se postuló para ${job}.`
export const receivedDue = (day: Part) =>
  `Responde a más tardar el ${day}. Tu tasa de respuesta se muestra en tus anuncios.`
export const noAnswerSubject = (company: Part) => `Sin respuesta de ${company}`
export const noAnswerText = (company: Part, job: Part) =>
  `${company} no respondió a tu candidatura para ${job} en 30 días, así que la cerramos. Cuenta en la tasa de respuesta que se muestra en su página.`
export const expiredSubject = (job: Part, company: Part) => `Cerrada: ${job} en ${company}`
export const expiredText = (company: Part, job: Part) =>
  `${company} respondió a tu candidatura para ${job}, pero no hubo novedades en 30 días, así que la cerramos. Todavía puede retomarla.`
export const shortlistedSubject = (job: Part) => `Estás en la preselección: ${job}`
export const shortlistedText = (company: Part, job: Part) => `${company} te preseleccionó para ${job}.`
export const interviewSubject = (job: Part, company: Part) => `Entrevista: ${job} en ${company}`
export const interviewText = (company: Part, job: Part) => `${company} te invitó a una entrevista para ${job}.`
export const offeredSubject = (job: Part, company: Part) => `Tienes una oferta: ${job} en ${company}`
export const offeredText = (company: Part, job: Part) => `${company} quiere contratarte para ${job}.`
export const rejectedSubject = (job: Part, company: Part) => `Tu candidatura: ${job} en ${company}`
export const rejectedText = (company: Part, job: Part) =>
  `${company} decidió no seguir adelante con tu candidatura para ${job}.`
export const withdrawnSubject = (person: Part, job: Part) => `Retirada: ${person} para ${job}`
export const withdrawnText = (person: Part, job: Part) =>
  `${person} retiró su candidatura para ${job}. No tienes que hacer nada.`
export const declinedSubject = (person: Part, job: Part) => `Rechazada: ${person} para ${job}`
export const declinedText = (person: Part, job: Part) => `${person} rechazó tu oferta para ${job}.`
export const rejectionReason = (reason: Part) => `Su motivo: ${reason}.`
export const rejectionQuestion = (question: Part) => `Se refiere a tu respuesta a: ${question}`
export const feedbackText = (words: Part) => `Te escriben:\n${words}`
export const answersDue = (count: Part) =>
  plural(count, { one: '1 candidatura espera tu respuesta', other: `${count} candidaturas esperan tu respuesta` })
export const overdueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: venció el ${day}`
export const dueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: vence el ${day}`
export const moreLine = (count: Part) => `y ${count} más`
export const answerAdvice =
  'Basta con un motivo breve, y con una plantilla puedes responder a muchas personas a la vez. Las candidaturas se cierran tras 30 días sin respuesta, y eso se ve en tus anuncios.'
export const answerLink = 'Responder ahora'
export const rejectButton = 'No encaja'
export const inviteButton = 'Invitar'
export const writeButton = 'Escribir'
export const answerButtonsHint =
  'Los botones abren una página donde revisas tu respuesta. No se envía nada antes de que lo confirmes ahí, y puedes deshacerlo durante 10 minutos.'
