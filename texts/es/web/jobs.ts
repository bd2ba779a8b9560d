import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const categorySearchLabel = 'Buscar una categoría'
export const category = 'Categoría'
export const categorySearchEmpty = 'No hay categorías que coincidan.'
export const comparedPayMissing = 'Importado de una fuente pública que no indica el salario.'
export const categoryInPlace = (category: Part, place: Part) => `${category} en ${place}`
export const anywhere = 'Cualquier lugar'
export const withinDistance = (distance: Part) => `A menos de ${distance}`
export const distance = 'Distancia'
export const distanceNeedsPlace = 'Escribe un lugar en la búsqueda de arriba o usa tu ubicación.'
export const distanceUsePosition = 'Usar mi ubicación'
export const factNone = 'ninguna todavía'
export const firstPublished = 'Primera publicación'
export const factLastConfirmed = 'Última confirmación'
export const applicants = 'Candidaturas'
export const factViewedShare = 'Abiertas'
export const factAnsweredShare = 'Respondidas'
export const interviews = 'Entrevistas'
export const hires = 'Contrataciones'
export const factSheetLabel = 'Sobre este anuncio'
export const factSheetMethodLink = 'Cómo contamos'
export const factRepost = (posts: Part) =>
  `Publicado de nuevo con casi el mismo texto. Esta es la ${posts}.ª vez. Las cifras cuentan los ${posts} anuncios.`
export const repostOpen = ', todavía abierto'
export const repostPaused = ', en pausa'
export const repostClosed = ', cerrado'
export const repostExpired = ', caducado'
export const jobsFound = 'Resultados de la búsqueda'
export const searching = 'Buscando'
export const resultsFailed = 'No se pudieron cargar los empleos.'
export const sideLabel = 'Postularse, empresa y empleos parecidos'
export const jobLoading = 'Cargando el empleo'
export const posted = 'Publicado'
export const anyTime = 'Cualquier fecha'
export const postedWithin1Day = 'Últimas 24 horas'
export const postedWithin3Days = 'Últimos 3 días'
export const postedWithin7Days = 'Últimos 7 días'
export const postedWithin14Days = 'Últimos 14 días'
export const postedWithin30Days = 'Últimos 30 días'
export const bestMatch = 'Mejor coincidencia'
export const newestFirst = 'Más recientes primero'
export const filters = 'Filtros'
export const employment = 'Tipo de empleo'
export const employmentTypeLabel = 'Tipo de empleo'
export const workplace = 'Modalidad'
export const postedWithin = 'Fecha de publicación'
export const clear = 'Quitar filtros'
export const sort = 'Ordenar'
export const order = 'Ordenar por'
export const filtersApplyAction = 'Ver empleos'
export const draftEmpty = 'Tu borrador se guardará en este dispositivo.'
export const draftSaved = 'Tu borrador está guardado en este dispositivo.'
export const draftFailed = 'No pudimos guardar el borrador en este dispositivo.'
export const draftUploaded = 'Tu borrador está guardado en tu cuenta.'
export const draftForked =
  'Este borrador se cambió o eliminó en otro lugar, así que tu texto es ahora un borrador nuevo.'
export const draftsTitle = 'Borradores'
export const draftChanged = 'Último cambio'
export const draftUntitled = 'Empleo sin título'
export const draftContinueAction = 'Continuar'
export const draftContinueLabel = (title: Part) => `Continuar ${title}`
export const draftDeleteLabel = (title: Part) => `Eliminar el borrador ${title}`
export const draftDeleted = (title: Part) => `Borrador «${title}» eliminado.`
export const draftRestoredNotice = 'Este es tu borrador, con el último cambio'
export const draftDiscardAction = 'Descartar el borrador'
export const publishAction = 'Publicar empleo'
export const duplicateAction = 'Duplicar'
export const formWorkTitle = 'El empleo'
export const pay = 'Salario'
export const formRequirementsTitle = 'Requisitos'
export const formDescriptionTitle = 'Descripción'
export const jobTitle = 'Título del empleo'
export const formTitleHint = 'Por ejemplo, «Barbero»'
export const formCategoryHint = 'Elige una o escribe la tuya.'
export const formOptionalHint = 'Opcional'
export const where = 'Lugar'
export const formPlaceHint = 'Si no indicas nada, es la ubicación de tu empresa.'
export const skills = 'Habilidades'
export const formSkillsHint = 'Pulsa Enter o coma después de cada una. Las usamos para ver qué perfiles encajan.'
export const physicalRequirements = 'Requisitos físicos'
export const formRequirementsHint = 'Solo lo que el trabajo exige de verdad, como «Levantar 20 kg».'
export const description = 'Descripción'
export const formDescriptionHint =
  'Deja una línea en blanco entre párrafos. Empieza una línea con «- » para hacer una lista.'
export const lastDay = 'Cierra el'
export const formExpiryHint = (jobDays: Part) => `Si no indicas nada, dentro de ${jobDays} días.`
export const from = 'Mínimo'
export const to = 'Máximo'
export const per = 'Por'
export const currency = 'Moneda'
export const formPayWideWarning =
  'El máximo es más del doble del mínimo, así que cada tarjeta dirá «rango amplio». Acótalo si puedes.'
export const formPayHint =
  'Aquí todos los empleos indican su salario. Escribe el mínimo y el máximo para ver una vista previa.'
export const preview = 'Vista previa'
export const formPreviewLabel = 'Así se verá'
export const formPreviewDescriptionEmpty = 'Aquí aparecerá la descripción.'
export const publishFailed = 'Error al publicar el empleo'
export const refusalCompanyLink = 'Configura tu empresa'
export const refusalPostsUsed = (used: Part, limit: Part) => `Has usado ${used} de ${limit} anuncios.`
export const refusalResetsOn = (shortDate: Part) => `Se renueva el ${shortDate}.`
export const refusalDraftKept = 'Tu borrador queda guardado en este dispositivo.'
export const refusalPlansLink = 'Obtener más anuncios'
export const quotaUsedUp = (used: Part, limit: Part, shortDate: Part) =>
  `${used} de ${limit} anuncios usados este mes. Se renuevan el ${shortDate}.`
export const quotaUsedUpHint = 'Puedes escribir el anuncio ahora y publicarlo después.'
export const quotaLeft = (left: Part) =>
  plural(left, { one: 'Queda 1 anuncio este mes', other: `Quedan ${left} anuncios este mes` })
export const placeMissing = 'Sin lugar indicado'
export const away = (distance: Part) => `a ${distance}`
export const companyTitle = 'Sobre la empresa'
export const companySize = (companySize: Part) => `${companySize} personas`
export const placeTitle = 'Ubicación'
export const similarJobs = 'Empleos parecidos'
export const similarJobsTitle = 'Empleos parecidos abiertos'
export const categoryJobsAction = (category: Part) => `Ver todos los empleos de ${category}`
export const paneMissingTitle = 'Este empleo ya no está disponible'
export const paneMissingHint = 'Elige otro de la lista.'
export const paneFailed = 'No se pudo cargar el resto de este empleo.'
export const resultsPageEmptyTitle = 'Esta página no existe'
export const resultsFirstPageAction = 'Ir a la página 1'
export const resultsEmptyTitle = 'Ningún empleo coincide con tu búsqueda'
export const noJobsTitle = 'Todavía no hay empleos publicados'
export const resultsClearFiltersAction = 'Quitar filtros'
export const searchEverywhere = 'Buscar en todas partes'
export const resultsAllJobsAction = 'Ver todos los empleos'
export const noJobsPostAction = 'Publicar el primer empleo'
export const resultsFilteredHint = 'Quita un filtro o busca más lejos.'
export const unknownPlaceTitle = (place: Part) => `No encontramos «${place}»`
export const unknownPostalCode = (code: Part) => `No encontramos el código postal ${code}`
export const unknownPostalCodeHint = 'Escribe la ciudad, por ejemplo «Londres» o «Berlín, Alemania».'
export const unknownPlaceHint = 'Revisa la ortografía o prueba con una ciudad cercana más grande.'
export const resultsNarrowedHint = 'Prueba con otras palabras o con una ciudad cercana más grande.'
export const noJobsHint = 'Cada empresa tiene tres anuncios gratis al mes.'
export const paneLabel = 'Empleo seleccionado'
export const descriptionTitle = 'Sobre el empleo'
export const openUntil = (shortDate: Part) => `Abierto hasta el ${shortDate}.`
export const importedNote = '. Importado de una fuente pública'
export const companyJobsLoading = 'Cargando los empleos'
export const companyJobsFailed = 'No se pudieron cargar los empleos de esta empresa.'
export const companyJobsEmpty = 'No hay empleos abiertos por ahora.'
export const pause = 'Pausar'
export const reopenAction = 'Reabrir'
export const renewAction = 'Confirmar que sigue abierto'
export const close = 'Cerrar'
export const cancel = 'Cancelar'
export const closeTitle = (jobTitle: Part) => `¿Cerrar «${jobTitle}»?`
export const closeQuestion = (count: Part) =>
  plural(count, {
    one: '1 persona espera una respuesta. ¿Quieres avisarle de que el puesto está cubierto?',
    other: `${count} personas esperan una respuesta. ¿Quieres avisarles de que el puesto está cubierto?`,
  })
export const closeMessageLabel = 'Mensaje'
export const closeMessageHint = 'Opcional. Leerán que el puesto está cubierto y tu mensaje.'
export const closeSilentAction = 'Cerrar sin avisar'
export const closeTellAction = (count: Part) =>
  plural(count, { one: 'Cerrar y avisar a 1 persona', other: `Cerrar y avisar a ${count} personas` })
export const closeToldDone = (jobTitle: Part, told: Part, all: Part) =>
  `«${jobTitle}» está cerrado. ${plural(all, { one: `Avisamos a ${told} de 1 persona.`, other: `Avisamos a ${told} de ${all} personas.` })}`
export const ownJobMenuLabel = (jobTitle: Part) => `Acciones para ${jobTitle}`
export const ownJobMoreLabel = (jobTitle: Part) => `Más acciones para ${jobTitle}`
export const edit = 'Editar'
export const viewPublicAction = 'Ver la página pública'
export const waiting = 'En espera'
export const overdue = 'Fuera de plazo'
export const answered = 'Respondidas'
export const hired = 'Contrataciones'
export const views = 'Visitas'
export const save = 'Guardar'
export const jobSaved = 'Guardado. Ya está publicado.'
export const all = 'Todos'
export const openJobs = 'Abiertos'
export const pausedJobs = 'En pausa'
export const closedJobs = 'Cerrados'
export const expiredJobs = 'Caducados'
export const paused = 'En pausa'
export const closed = 'Cerrado'
export const expired = 'Caducado'
export const ownJobsFilterLabel = 'Filtrar empleos'
export const ownJobsLoading = 'Cargando tus empleos'
export const ownJobsFailed = 'No se pudieron cargar tus empleos.'
export const ownJobsEmptyTitle = 'Todavía no hay empleos'
export const ownJobsEmptyAction = 'Publicar tu primer empleo'
export const ownJobsEmptyHint = 'Agrega el salario, el lugar y la descripción. Se publica al instante.'
export const ownJobsOpenEmpty = 'No hay empleos abiertos'
export const ownJobsPausedEmpty = 'No hay empleos en pausa'
export const ownJobsClosedEmpty = 'No hay empleos cerrados'
export const ownJobsExpiredEmpty = 'No hay empleos caducados'
export const ownJobsFilteredEmptyHint = 'Tus otros empleos están en Todos.'
export const pausedByPlanHint =
  'Superaste el límite de tu plan. Mejora tu plan para que se reabra solo, o cierra otro empleo y reabre este.'
export const yourPlan = 'Ver tu plan'
export const applicantsOf = (jobTitle: Part) => `Candidaturas de ${jobTitle}`
export const stateHidden = 'Oculto por el equipo de moderación'
export const statePausedByPlan = 'En pausa por tu plan'
export const stateOpenUntil = 'Abierto, cierra en'
export const openUntilDay = (shortDate: Part) => `Abierto hasta el ${shortDate}`
export const yourJob = 'Tu empleo'
export const ownJobMissingTitle = 'No encontramos este empleo'
export const yourJobs = 'Tus empleos'
export const ownJobMissingHint = 'Puede que sea de otra empresa. Revisa tu lista de empleos.'
export const matchLabel = 'Qué tanto encajas'
export const matchMethodLink = 'Cómo comparamos'
export const comparing = 'Comparando'
export const matchNeedsProfile =
  'Crea un perfil para comparar tus habilidades, tu ubicación y tu tarifa con las de este empleo.'
export const matchProfileLink = 'Crear tu perfil'
export const payFilterLabel = (payFrom: Part, perPeriod: Part) => `Desde ${payFrom} ${perPeriod}`
export const atLeast = 'Mínimo'
export const payFilterFormat = 'Escribe una cantidad como 18 o 18.50'
export const payHint = (pay: Part) => `${pay} es poco habitual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} es poco habitual. ¿Quisiste decir ${meant}?`
export const payFilterCurrencyNote = 'No se muestran empleos en otras monedas.'
export const payPeriod = 'Periodo del salario'
export const jobs = 'Empleos'
export const headingForWords = (corrected: Part) => `para ${corrected}`
export const near = (name: Part) => `cerca de ${name}`
export const headingInPlace = (location: Part) => `en ${location}`
export const correctionLead = 'Mostramos resultados para'
export const correctionNoResults = (keyword: Part) => `. No hay resultados para «${keyword}».`
export const areaAroundPoint = (radius: Part) => `A menos de ${radius} del punto elegido`
export const areaAroundPlace = (radius: Part, location: Part) => `A menos de ${radius} de ${location}`
export const jobCountAtLeast = (total: Part) => `Más de ${total} empleos`
export const jobCount = (total: Part) => plural(total, { one: '1 empleo', other: `${total} empleos` })
export const saveJob = (jobTitle: Part) => `Guardar ${jobTitle}`
export const saved = 'Guardado'
export const savedJobsLoading = 'Cargando tus empleos guardados'
export const savedJobsFailed = 'No se pudieron cargar tus empleos guardados.'
export const savedJobsEmptyTitle = 'Todavía no hay empleos guardados'
export const savedJobsEmptyAction = 'Buscar empleos'
export const savedJobsEmptyHint = 'Pulsa el marcador de un empleo para guardarlo aquí.'
export const linkCopied = 'Enlace copiado.'
export const shareCopyFailed = (address: Part) => `Tu navegador no permitió copiar. Este es el enlace: ${address}`
export const shareCopyLabel = 'Copiar el enlace a este empleo'
export const copyLink = 'Copiar enlace'
export const periodHour = 'hora'
export const periodDay = 'día'
export const periodWeek = 'semana'
export const periodMonth = 'mes'
export const periodYear = 'año'
export const jobPausedHint = 'Este empleo está en pausa. La empresa no acepta candidaturas por ahora.'
export const jobClosedHint = 'Este empleo está cerrado. La empresa ya no acepta candidaturas.'
export const jobExpiredHint =
  'Este empleo ha caducado. La empresa no confirmó que siga abierto, así que no puedes postularte.'
export const remoteFrom = (city: Part) => `A distancia, ${city}`
export const remoteWork = 'A distancia'
export const savedOnDevice = 'Guardado en este dispositivo.'
export const savedOnDeviceAction = 'Guardar en una cuenta'
export const jobUnsaved = 'Se quitó de tus empleos guardados.'
export const undo = 'Deshacer'
export const jobReopened = (jobTitle: Part) => `«${jobTitle}» está abierto de nuevo.`
export const jobPaused = (jobTitle: Part) => `«${jobTitle}» está en pausa. Nadie puede postularse hasta que lo reabras.`
export const jobClosed = (jobTitle: Part) => `«${jobTitle}» está cerrado.`
export const jobRenewed = (jobTitle: Part, shortDate: Part) =>
  `Confirmado. «${jobTitle}» está abierto hasta el ${shortDate}.`
export const positionUnsupported = 'Este navegador no puede compartir su ubicación. Escribe un lugar.'
export const positionDenied = 'El acceso a la ubicación está bloqueado. Permítelo en tu navegador o escribe un lugar.'
export const positionFailed = 'No pudimos encontrar tu ubicación. Escribe un lugar.'
export const areaPointName = 'el punto elegido'
export const fromPlace = (distance: Part, place: Part) => `a ${distance} de ${place}`
export const distanceFromCenter = (distance: Part) => `a ${distance} del centro`
