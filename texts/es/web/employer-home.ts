import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const filterAll = 'Todas las que esperan'
export const overdue = 'Fuera de plazo'
export const dueToday = 'Vencen hoy'
export const countsFailed = 'No se pudieron cargar las cifras de hoy.'
export const waitingLabel = 'Esperan una respuesta'
export const filterLabel = 'Cuáles'
export const received = 'Recibidas'
export const opened = 'Abiertas'
export const answered = 'Respondidas'
export const interviews = 'Entrevistas'
export const hired = 'Contrataciones'
export const funnelEmpty =
  'Nadie se ha postulado en los últimos 90 días. Las etapas aparecerán aquí en cuanto alguien lo haga.'
export const asideLabel = 'Tus contrataciones de los últimos 90 días'
export const funnelTitle = 'Hasta dónde llegaron en 90 días'
export const plan = 'Plan'
export const quotaLabel = 'Anuncios de este mes'
export const quotaUsed = (used: Part, limit: Part) => `${used} de ${limit}`
export const quotaUsedUp = 'Todos usados.'
export const left = (count: Part) => plural(count, { one: 'Queda 1.', other: `Quedan ${count}.` })
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} La cuenta empieza de nuevo el ${shortDate}.`
export const quotaPlansLink = 'Planes con más anuncios'
export const figureUnread = 'Sin abrir todavía'
export const openJobs = 'Empleos abiertos'
export const figuresLabel = 'Hoy en cifras'
export const emptyAll = 'Todas tienen respuesta'
export const emptyToday = 'Nada vence hoy'
export const emptyOverdue = 'Nada está fuera de plazo'
export const waitingLoading = 'Cargando lo que espera una respuesta'
export const waitingFailed = 'No se pudo cargar lo que espera una respuesta.'
export const emptyHint = 'Las candidaturas nuevas aparecen aquí, cada una con 14 días para responder.'
export const chooseAll = (count: Part) => plural(count, { one: 'Elegir la única', other: `Elegir las ${count}` })
export const chosen = (count: Part) => plural(count, { one: '1 elegida', other: `${count} elegidas` })
export const bulkAnswer = (count: Part) => plural(count, { one: 'Responder 1', other: `Responder ${count} a la vez` })
export const choose = (name: Part) => `Elegir a ${name}`
export const newLabel = 'Nueva'
export const appliedLead = '· se postuló'
export const answerLabel = (name: Part) => `Responder a ${name}`
export const answer = 'Responder'
