import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Inicio | Hearback'
export const title = 'Inicio'
export const loading = 'Cargando tu inicio'
export const failed = 'No pudimos cargar tu inicio.'
export const needsTitle = 'Tienes pendiente'
export const needsNothing = 'No hay nada pendiente por ahora.'
export const offer = (company: Part) => `Responde la oferta de ${company}`
export const offerEnds = 'Tiempo restante:'
export const pickTime = (company: Part) => `Elige la hora de la entrevista con ${company}`
export const jobInvitation = (company: Part) => `${company} te invita a postularte`
export const jobInvitationListLink = (count: Part) => `Las ${count} invitaciones a postularte`
export const overdue = (company: Part) => `${company} te debe una respuesta`
export const chatRequests = (count: Part) =>
  plural(count, { one: '1 empresa quiere conversar', other: `${count} empresas quieren conversar` })
export const chatRequestsHint = 'Acepta o rechaza la solicitud.'
export const unreadMessages = (count: Part) =>
  plural(count, { one: '1 mensaje nuevo', other: `${count} mensajes nuevos` })
export const unreadNotifications = (count: Part) =>
  plural(count, { one: '1 notificación nueva', other: `${count} notificaciones nuevas` })
export const offerListLink = (count: Part) => `Las ${count} ofertas`
export const pickTimeListLink = (count: Part) => `Las ${count} invitaciones`
export const overdueListLink = (count: Part) => `Las ${count} respuestas atrasadas`
export const interviewTitle = 'Próxima entrevista'
export const interviewWith = (job: Part, company: Part) => `${job} en ${company}`
export const interviewMode = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutos`
export const jobsTitle = 'Empleos nuevos para ti'
export const jobsNote = 'Según tu perfil'
export const jobsEmpty =
  'Por ahora no hay empleos nuevos para tu perfil. Guarda una búsqueda y te avisaremos cuando se publique uno.'
export const jobsEmptyAction = 'Buscar en todos los empleos'
export const jobsMore = 'Buscar más empleos'
export const followedTitle = 'De las empresas que sigues'
export const followedEmpty = (count: Part) =>
  plural(count, {
    one: 'La empresa que sigues no ha publicado empleos en los últimos 7 días.',
    other: `Las ${count} empresas que sigues no han publicado empleos en los últimos 7 días.`,
  })
export const followedNone = 'Sigue a empresas para ver aquí sus empleos nuevos.'
export const followedBrowse = 'Ver empresas'
export const followedManage = 'Empresas que sigues'
export const searchesTitle = 'Búsquedas guardadas'
export const searchesEmpty = 'Guarda una búsqueda para ver aquí sus empleos nuevos.'
export const searchesManage = 'Ver todas'
export const viewedCleared = 'Borramos los empleos vistos recientemente.'
export const searchesCleared = 'Borramos las búsquedas recientes.'
export const undo = 'Deshacer'
export const budgetUsed = (used: Part, limit: Part) =>
  `${used} de las ${limit} candidaturas sin respuesta que puedes tener a la vez.`
export const budgetUsedUp = (limit: Part) =>
  `Tienes ${limit} candidaturas sin respuesta, el máximo que puedes tener a la vez.`
export const budgetLink = 'Ver quién te debe una respuesta'
