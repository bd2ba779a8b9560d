import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const listLoading = 'Cargando tus búsquedas guardadas'
export const listFailed = 'No se pudieron cargar tus búsquedas guardadas.'
export const listTitle = 'Tus búsquedas guardadas'
export const mailSettingsLink = 'Ajustes de correo'
export const emptyTitle = 'Todavía no hay búsquedas guardadas'
export const emptyAction = 'Buscar empleos'
export const emptyHint =
  'Busca empleos y pulsa «Guardar esta búsqueda». Cada mañana te enviaremos los nuevos por correo, y nunca el mismo dos veces.'
export const resumed = (name: Part) => `«${name}» está activa de nuevo. Recibirás los empleos nuevos a partir de ahora.`
export const pausedDone = (name: Part) => `«${name}» está en pausa.`
export const removedDone = (name: Part) => `«${name}» se eliminó.`
export const paused = 'En pausa'
export const resume = 'Reanudar'
export const pause = 'Pausar'
export const rename = (name: Part) => `Cambiar el nombre de ${name}`
export const remove = (name: Part) => `Eliminar ${name}`
export const pauseLinkBroken = 'Este enlace está incompleto. Cópialo otra vez del correo.'
export const pauseLinkLoading = 'Comprobando el enlace'
export const pauseDone = (name: Part) => `«${name}» está en pausa y no envía correos. Puedes reanudarla cuando quieras.`
export const pauseQuestionLead = 'Recibes correos con empleos nuevos de la búsqueda'
export const pauseQuestionEffects =
  'cada mañana. Si la pausas, no recibirás ninguno hasta que la reanudes. Tus otras búsquedas y correos siguen igual.'
export const pauseAction = 'Pausar esta búsqueda'
export const pauseMailSettingsLink = 'Ajustes de correo'
export const renameTitle = 'Cambiar el nombre de esta búsqueda'
export const renameFailed = 'No se pudo cambiar el nombre de la búsqueda.'
export const name = 'Nombre'
export const renameHint = 'También se muestra en el correo.'
export const cancel = 'Cancelar'
export const save = 'Guardar'
export const saveAction = 'Guardar esta búsqueda'
export const savedPaused = 'Guardada, en pausa'
export const searchSaved = 'Búsqueda guardada'
export const searchSavedHint = 'Búsqueda guardada. Te enviaremos los empleos nuevos cada mañana.'
export const savedSearches = 'Búsquedas guardadas'
export const quoted = (keyword: Part) => `«${keyword}»`
export const areaAroundPoint = (radius: Part) => `a menos de ${radius} de un punto del mapa`
export const areaAroundPlace = (radius: Part, location: Part) => `a menos de ${radius} de ${location}`
export const near = (location: Part) => `cerca de ${location}`
export const fromPer = (amount: Part, perPeriod: Part) => `desde ${amount} ${perPeriod}`
export const filterAnswerShare = (percent: Part) => `responde al ${percent}%+`
export const filterAnswerDays = (days: Part) => `responde en ${days} días o menos`
export const filterVerified = 'en empresas verificadas'
export const filterHideApplied = 'sin los empleos a los que ya te postulaste'
export const jobCountOfWeek = (count: number, isExact: boolean) =>
  count === 0
    ? 'Ninguno esta semana'
    : plural(count, { one: '1 nuevo esta semana', other: `${count}${isExact ? '' : '+'} nuevos esta semana` })
export const rhythmLegend = 'Con qué frecuencia te avisamos de empleos nuevos'
export const rhythmInstant = 'Al publicarse'
export const rhythmInstantHint = 'En unos minutos, como máximo una vez por hora, y nunca de noche.'
export const rhythmDaily = 'Una vez al día'
export const rhythmDailyHint = 'A las 7 de la mañana, si hay algo nuevo.'
export const rhythmWeekly = 'Una vez por semana'
export const rhythmWeeklyHint = 'Los lunes a las 7 de la mañana, si hay algo nuevo.'
export const rhythmOff = 'Nunca'
export const rhythmOffHint = 'Tus búsquedas y empresas siguen aquí. No te avisaremos de empleos nuevos.'
