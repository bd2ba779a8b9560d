import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newsSubject = (count: Part) =>
  plural(count, {
    one: 'Tu semana: novedades de 1 candidatura',
    other: `Tu semana: novedades de ${count} candidaturas`,
  })
export const noNewsSubject = 'Tu semana: sin novedades de tus candidaturas'
export const newsLead = (count: Part) =>
  plural(count, {
    one: 'Hay novedades en 1 de tus candidaturas. Así están.',
    other: `Hay novedades en ${count} de tus candidaturas. Así están.`,
  })
export const noNewsLead = 'Esta semana no hubo novedades en tus candidaturas. Así están.'
export const application = (job: Part, company: Part) => `${job} en ${company}`
export const waiting = (day: Part) => `Espera respuesta, a más tardar el ${day}`
export const viewed = (day: Part) => `Vista por la empresa, respuesta a más tardar el ${day}`
export const late = (day: Part) => `Todavía sin respuesta, el plazo terminó el ${day}`
export const answered = (day: Part) => `Respondida el ${day}`
export const claimed = (company: Part, day: Part) =>
  `${company} dice que te respondió por otro medio. Si no supiste nada, dínoslo a más tardar el ${day}.`
export const shortlisted = 'Estás en la preselección'
export const interview = 'Tienes una invitación a una entrevista'
export const offered = 'Tienes una oferta'
export const hired = 'Conseguiste el empleo'
export const rejected = 'Esta vez no'
export const withdrawn = 'Retirada por ti'
export const declined = 'Oferta rechazada por ti'
export const expired = 'Cerrada tras 30 días sin respuesta'
export const closed = 'Cerrada tras 30 días sin novedades'
export const more = (count: Part) => plural(count, { one: 'y 1 más', other: `y ${count} más` })
export const allApplications = 'Ver tus candidaturas'
