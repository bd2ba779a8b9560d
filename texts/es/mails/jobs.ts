import type { Part } from '../../part.ts'

export const endsTomorrowSubject = (title: Part) => `¿Sigues buscando? «${title}» termina mañana`
export const endsInDaysSubject = (title: Part, days: Part) => `¿Sigues buscando? «${title}» termina en ${days} días`
export const endsTomorrowText = (title: Part) =>
  `Tu anuncio «${title}» termina en un día y entonces sale de la búsqueda.`
export const endsInDaysText = (title: Part, days: Part) =>
  `Tu anuncio «${title}» termina en ${days} días y entonces sale de la búsqueda.`
export const renewAdvice = 'Si sigues buscando, renuévalo: queda abierto 45 días más.'
export const jobLink = 'Ver el anuncio'
export const closeAdvice = '¿El puesto ya está ocupado? Entonces ciérralo, para que nadie se postule en vano.'
