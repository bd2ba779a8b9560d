import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const filterAll = 'Todas las que esperan'
export const overdue = 'Fuera de plazo'
export const dueToday = 'Vencen hoy'
export const countsFailed = 'No se pudieron cargar las cifras de hoy.'
export const waitingLabel = 'Esperan una respuesta'
export const filterLabel = 'Filtrar'
export const received = 'Recibidas'
export const opened = 'Abiertas'
export const answered = 'Respondidas'
export const interviews = 'Entrevistas'
export const hired = 'Contrataciones'
export const funnelEmpty =
  'Nadie se ha postulado en los últimos 90 días. El embudo aparecerá aquí cuando alguien lo haga.'
export const asideLabel = 'Plan y contrataciones'
export const funnelTitle = 'Embudo de contratación, últimos 90 días'
export const plan = 'Plan'
export const quotaLabel = 'Anuncios de este mes'
export const quotaUsed = (used: Part, limit: Part) => `${used} de ${limit}`
export const quotaUsedUp = 'No queda ninguno.'
export const left = (count: Part) => plural(count, { one: 'Queda 1.', other: `Quedan ${count}.` })
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Se renueva el ${shortDate}.`
export const quotaPlansLink = 'Obtener más anuncios'
export const figureUnread = 'Sin abrir'
export const openJobs = 'Empleos abiertos'
export const figuresLabel = 'Hoy en cifras'
export const rateLabel = 'Tu tasa de respuesta'
export const rateHint = 'Así la ven los candidatos en tus empleos.'
export const trendUp = (points: Part) =>
  plural(points, {
    one: 'Subió 1 punto porcentual respecto a los 90 días anteriores.',
    other: `Subió ${points} puntos porcentuales respecto a los 90 días anteriores.`,
  })
export const trendDown = (points: Part) =>
  plural(points, {
    one: 'Bajó 1 punto porcentual respecto a los 90 días anteriores.',
    other: `Bajó ${points} puntos porcentuales respecto a los 90 días anteriores.`,
  })
export const trendSame = 'Sin cambios respecto a los 90 días anteriores.'
export const trendUnknown = 'En los 90 días anteriores hubo muy pocas candidaturas para comparar.'
export const jobFilterLabel = 'Empleo'
export const jobFilterAll = 'Todos los empleos'
export const emptyAll = 'Estás al día'
export const emptyToday = 'Nada vence hoy'
export const emptyOverdue = 'Nada está fuera de plazo'
export const emptyUnopened = 'Ya abriste todas las candidaturas'
export const waitingLoading = 'Cargando las candidaturas en espera'
export const waitingFailed = 'No se pudieron cargar las candidaturas en espera.'
export const allFailed = 'No se pudieron cargar las demás candidaturas, así que no se respondió a nadie.'
export const retry = 'Reintentar'
export const emptyHint = 'Las candidaturas nuevas aparecen aquí. Tienes 14 días para responder cada una.'
export const chooseAll = (count: Part) =>
  plural(count, { one: 'Seleccionar la única', other: `Seleccionar las ${count}` })
export const chosen = (count: Part) => plural(count, { one: '1 seleccionada', other: `${count} seleccionadas` })
export const bulkAnswer = (count: Part) =>
  plural(count, { one: 'Responder 1 candidatura', other: `Responder ${count} candidaturas` })
export const choose = (name: Part) => `Seleccionar a ${name}`
export const newLabel = 'Nueva'
export const appliedLead = '· se postuló'
export const answerLabel = (name: Part) => `Responder a ${name}`
export const answer = 'Responder'
export const decisionPassed = (date: Part) => `La decisión estaba prevista para el ${date}`
export const decisionsDueTitle = (count: Part) =>
  plural(count, {
    one: 'La fecha de decisión de 1 empleo ya pasó',
    other: `La fecha de decisión de ${count} empleos ya pasó`,
  })
export const decisionsDueHint =
  'Los candidatos ven estas fechas en tus empleos. Decide, o edita el empleo y pon una fecha nueva.'
export const decisionsDueAll = (count: Part) => `Ver los ${count}`
export const undecided = (count: Part) =>
  plural(count, { one: '1 persona espera una decisión', other: `${count} personas esperan una decisión` })
export const answeringFirstNotice =
  'Tus empleos no admiten nuevas candidaturas, porque hay 10 o más atrasadas y se respondió a tiempo a menos de la mitad. Responde a las atrasadas, varias a la vez si quieres, y tus empleos se abrirán enseguida.'
export const answerOverdueAction = 'Responder a las atrasadas'
export const reportLink = 'Ver el informe de contratación'
