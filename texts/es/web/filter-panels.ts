import type { Part } from '../../part.ts'

export const skillSearchLabel = 'Buscar o agregar una habilidad'
export const categorySearchLabel = 'Buscar una categoría'
export const categorySearchEmpty = 'No hay categorías que coincidan.'
export const distanceNeedsPlace = 'Escribe un lugar en la búsqueda de arriba o usa tu ubicación.'
export const distanceUsePosition = 'Usar mi ubicación'
export const filterAnswersAny = 'Cualquiera'
export const filterAnswerShareLabel = 'Tasa de respuesta'
export const filterAnswerDaysLabel = 'Tiempo de respuesta'
export const filterVerifiedOnly = 'Solo empresas verificadas'
export const filterAppliedHide = 'Ocultar los empleos a los que ya te postulaste'
export const filtersApplyCount = (count: Part) => `Ver ${count}`
export const payFilterCurrencyNote = 'No se muestran empleos en otras monedas.'
export const payFilterFormat = (amount: Part) => `Escribe una cantidad como 18 o ${amount}`
export const payHint = (pay: Part) => `${pay} es poco habitual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} es poco habitual. ¿Quisiste decir ${meant}?`
export const atLeast = 'Mínimo'
export const anywhere = 'Cualquier lugar'
export const postedWithin = 'Fecha de publicación'
