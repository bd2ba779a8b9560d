import type { Part } from '../../part.ts'

export const loadingYourSavedSearches = 'Cargando tus búsquedas guardadas'
export const yourSavedSearchesCouldNot = 'No se pudieron cargar tus búsquedas guardadas.'
export const yourSavedSearches = 'Tus búsquedas guardadas'
export const oneMailADayAt = 'Un correo al día como máximo, y ninguno cuando no hay nada nuevo.'
export const chooseYourMails = 'Elige tus correos'
export const noSearchIsSavedYet = 'Todavía no hay búsquedas guardadas'
export const lookForJobs = 'Buscar empleos'
export const searchForJobsThenPress =
  'Busca empleos y pulsa «Guardar esta búsqueda». Los nuevos llegan por correo por la mañana, ninguno dos veces.'
export const goesOnWithWhatIs = (name: Part) => `«${name}» continúa con lo nuevo a partir de ahora.`
export const isPaused = (name: Part) => `«${name}» está en pausa.`
export const isRemoved = (name: Part) => `«${name}» está eliminada.`
export const paused = 'En pausa'
export const resume = 'Reanudar'
export const pause = 'Poner en pausa'
export const rename = (name: Part) => `Cambiar el nombre de ${name}`
export const remove = (name: Part) => `Eliminar ${name}`
export const thisLinkIsNotWhole = 'Este enlace está incompleto. Cópialo otra vez del correo.'
export const lookingAtTheLink = 'Comprobando el enlace'
export const isPausedAndSendsNo = (name: Part) =>
  `«${name}» está en pausa y no envía correos. Puedes reanudarla cuando quieras.`
export const youGetNewJobsFor = 'Los empleos nuevos de la búsqueda'
export const byMailPausedItSends =
  'te llegan por correo. En pausa, no envía ninguno hasta que la reanudes; tus otras búsquedas y correos siguen como están.'
export const pauseThisSearch = 'Poner en pausa esta búsqueda'
export const chooseAllYourMails = 'Elige todos tus correos'
export const renameThisSearch = 'Cambiar el nombre de esta búsqueda'
export const theSearchCouldNotBe = 'No se pudo cambiar el nombre de la búsqueda.'
export const name = 'Nombre'
export const itStandsInTheMail = 'También aparece en el correo.'
export const cancel = 'Cancelar'
export const save = 'Guardar'
export const saveThisSearch = 'Guardar esta búsqueda'
export const savedPaused = 'Guardada, en pausa'
export const searchSaved = 'Búsqueda guardada'
export const savedNewJobsComeBy = 'Guardada. Los empleos nuevos llegan por correo cada mañana, cuando los hay.'
export const savedSearches = 'Búsquedas guardadas'
export const quoted = (keyword: Part) => `«${keyword}»`
export const withinKmOfAPoint = (radius: Part) => `a menos de ${radius} km de un punto del mapa`
export const withinKmOf = (radius: Part, location: Part) => `a menos de ${radius} km de ${location}`
export const near = (location: Part) => `cerca de ${location}`
export const fromPer = (amount: Part, perPeriod: Part) => `desde ${amount} ${perPeriod}`
