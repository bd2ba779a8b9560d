import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerLink = 'Ver tu candidatura'
export const employerLink = 'Ver las candidaturas'
export const appliedSubject = (job: Part, company: Part) => `Te postulaste: ${job} en ${company}`
export const appliedText = (job: Part, company: Part) => `Tu candidatura para ${job} ha llegado a ${company}.`
export const appliedDue = (day: Part) => `Te deben una respuesta a más tardar el ${day}. Te avisaremos en cada paso.`
export const receivedSubject = (person: Part, job: Part) => `Nueva candidatura: ${person} para ${job}`
export const receivedText = (person: Part, job: Part) => `${person} se ha postulado para ${job}.`
export const receivedDue = (day: Part) =>
  `Responde a más tardar el ${day}: en tus anuncios se ve con qué fiabilidad respondes.`
export const noAnswerSubject = (company: Part) => `Sin respuesta de ${company}`
export const noAnswerText = (company: Part, job: Part) =>
  `${company} no ha respondido a tu candidatura para ${job} en 30 días, así que la hemos cerrado. Cuenta en lo que mostramos sobre cómo responde.`
export const expiredSubject = (job: Part, company: Part) => `Cerrada: ${job} en ${company}`
export const expiredText = (company: Part, job: Part) =>
  `${company} respondió a tu candidatura para ${job}, pero no ha dado ningún otro paso en 30 días, así que la hemos cerrado. Todavía puede retomarla.`
export const shortlistedSubject = (job: Part) => `Estás en la preselección: ${job}`
export const shortlistedText = (company: Part, job: Part) =>
  `${company} ha puesto tu candidatura para ${job} en la preselección.`
export const interviewSubject = (job: Part, company: Part) => `Entrevista: ${job} en ${company}`
export const interviewText = (company: Part, job: Part) => `${company} te invita a una entrevista para ${job}.`
export const offeredSubject = (job: Part, company: Part) => `Una oferta: ${job} en ${company}`
export const offeredText = (company: Part, job: Part) => `${company} quiere contratarte para ${job}.`
export const rejectedSubject = (job: Part, company: Part) => `Una respuesta: ${job} en ${company}`
export const rejectedText = (company: Part, job: Part) =>
  `${company} no seguirá adelante con tu candidatura para ${job}.`
export const withdrawnSubject = (person: Part, job: Part) => `Retirada: ${person} para ${job}`
export const withdrawnText = (person: Part, job: Part) =>
  `${person} ha retirado la candidatura para ${job}. No queda nada por hacer.`
export const declinedSubject = (person: Part, job: Part) => `Rechazada: ${person} para ${job}`
export const declinedText = (person: Part, job: Part) => `${person} ha rechazado tu oferta para ${job}.`
export const rejectionReason = (reason: Part) => `Su motivo: ${reason}.`
export const feedbackText = (words: Part) => `Te escriben:\n${words}`
export const answersDue = (count: Part) =>
  plural(count, { one: 'Una candidatura espera tu respuesta', other: `${count} candidaturas esperan tu respuesta` })
export const overdueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: el plazo terminó el ${day}`
export const dueLine = (person: Part, job: Part, day: Part) => `${person}, ${job}: el plazo termina el ${day}`
export const moreLine = (count: Part) => `y ${count} más`
export const answerAdvice =
  'Basta con un motivo breve, y con las plantillas se responde a muchas a la vez. A los 30 días una candidatura caduca, y eso se ve en tus anuncios.'
export const answerLink = 'Responder ahora'
