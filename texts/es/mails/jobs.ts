import type { Part } from '../../part.ts'

export const endsTomorrowSubject = (title: Part) => `¿Sigues buscando personal? «${title}» se cierra mañana`
export const endsInDaysSubject = (title: Part, days: Part) =>
  `¿Sigues buscando personal? «${title}» se cierra en ${days} días`
export const endsTomorrowText = (title: Part) =>
  `Tu anuncio «${title}» se cierra en menos de un día. Después ya no aparecerá en la búsqueda.`
export const endsInDaysText = (title: Part, days: Part) =>
  `Tu anuncio «${title}» se cierra en ${days} días. Después ya no aparecerá en la búsqueda.`
export const renewAdvice = '¿Sigues buscando? Renuévalo para mantenerlo abierto otros 45 días.'
export const jobLink = 'Ver el anuncio'
export const closeAdvice = '¿Ya cubriste el puesto? Cierra el anuncio para que nadie se postule en vano.'
