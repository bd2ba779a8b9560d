import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const categorySearchLabel = 'Buscar una categoría'
export const category = 'Categoría'
export const categorySearchEmpty = 'Ninguna categoría se llama así.'
export const comparedPayMissing = 'Este anuncio procede de una fuente pública que no indica el salario.'
export const categoryInPlace = (category: Part, place: Part) => `${category} en ${place}`
export const anywhere = 'En cualquier lugar'
export const withinKm = (km: Part) => `A menos de ${km} km`
export const distance = 'Distancia'
export const distanceNeedsPlace = 'Indica un lugar en la búsqueda de arriba o usa tu ubicación.'
export const distanceUsePosition = 'Usar mi ubicación'
export const factNone = 'nadie todavía'
export const firstPublished = 'Primera publicación'
export const factLastConfirmed = 'Confirmado como abierto'
export const applicants = 'Candidaturas'
export const factViewedShare = 'De ellas, abiertas'
export const factAnsweredShare = 'De ellas, respondidas'
export const interviews = 'Entrevistas'
export const hires = 'Contrataciones'
export const factSheetLabel = 'Ficha de este empleo'
export const factSheetMethodLink = 'Cómo contamos'
export const factRepost = (posts: Part) =>
  `Ya se publicó con casi el mismo texto; esta es la ${posts}.ª vez. Las cifras cuentan los ${posts} anuncios.`
export const repostOpen = ', todavía abierto'
export const repostPaused = ', en pausa'
export const repostClosed = ', cerrado'
export const repostExpired = ', caducado'
export const jobsFound = 'Empleos encontrados'
export const searching = 'Buscando'
export const resultsFailed = 'No se pudieron cargar los empleos.'
export const sideLabel = 'Postularse, empresa y empleos parecidos'
export const jobLoading = 'Cargando el empleo'
export const posted = 'Publicado'
export const anyTime = 'En cualquier momento'
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
export const order = 'Orden'
export const filtersApplyAction = 'Mostrar estos empleos'
export const draftEmpty = 'Lo que escribes se guarda en este dispositivo.'
export const draftSaved = 'Borrador guardado en este dispositivo.'
export const draftFailed = 'Este dispositivo no guarda el borrador: su almacenamiento está bloqueado o lleno.'
export const formWorkTitle = 'El trabajo'
export const pay = 'Salario'
export const formRequirementsTitle = 'Qué se necesita'
export const formDescriptionTitle = 'Con tus palabras'
export const jobTitle = 'Título del empleo'
export const formTitleHint = 'Como la gente lo buscaría.'
export const formCategoryHint = 'Elige una o escribe la tuya.'
export const formOptionalHint = 'Puede quedar sin indicar.'
export const where = 'Dónde'
export const formPlaceHint = 'Si lo dejas vacío: donde está tu empresa.'
export const skills = 'Habilidades'
export const formSkillsHint = 'Una tras otra, con Intro o una coma. Con estas palabras se comparan los perfiles.'
export const physicalRequirements = 'Requisitos físicos'
export const formRequirementsHint = 'Solo lo que el trabajo exige de verdad, como «Levantar 20 kg».'
export const description = 'Descripción'
export const formDescriptionHint =
  'Una línea vacía empieza un párrafo; «- » al principio convierte la línea en parte de una lista.'
export const lastDay = 'Último día'
export const formExpiryHint = (jobDays: Part) => `Si lo dejas vacío: dentro de ${jobDays} días.`
export const from = 'Desde'
export const to = 'Hasta'
export const per = 'Por'
export const currency = 'Moneda'
export const formPayWideWarning =
  'El máximo es más del doble del mínimo, así que cada tarjeta dirá «rango amplio». Acótalo si puedes.'
export const formPayHint =
  'Aquí todos los empleos indican su salario. Rellena el mínimo y el máximo para verlo como lo verán los demás.'
export const preview = 'Vista previa'
export const formPreviewLabel = 'Como se leerá'
export const formPreviewDescriptionEmpty = 'Aquí aparece la descripción con sus párrafos y listas.'
export const publishFailed = 'Error al publicar el empleo'
export const refusalCompanyLink = 'Configurar tu empresa'
export const refusalPostsUsed = (used: Part, limit: Part) => `Has usado ${used} de ${limit} anuncios.`
export const refusalResetsOn = (shortDate: Part) => `La cuenta empieza de nuevo el ${shortDate}.`
export const refusalDraftKept = 'Tu texto queda en este dispositivo.'
export const refusalPlansLink = 'Planes con más anuncios'
export const placeMissing = 'La fuente no indica el lugar'
export const away = (distance: Part) => `a ${distance}`
export const companyTitle = 'La empresa'
export const companySize = (companySize: Part) => `${companySize} personas`
export const similarJobs = 'Empleos parecidos'
export const similarJobsTitle = 'Empleos parecidos que están abiertos'
export const categoryJobsAction = (category: Part) => `Todos los empleos abiertos de ${category}`
export const paneMissingTitle = 'Este empleo ya no está'
export const paneMissingHint = 'Elige otro de la lista.'
export const paneFailed = 'No se pudo cargar el resto de este empleo.'
export const resultsPageEmptyTitle = 'La lista termina antes de esta página'
export const resultsFirstPageAction = 'Ir a la primera página'
export const resultsEmptyTitle = 'Ningún empleo abierto cumple todo esto'
export const noJobsTitle = 'Todavía no hay empleos publicados'
export const resultsClearFiltersAction = 'Quitar los filtros'
export const searchEverywhere = 'Buscar en todas partes'
export const resultsAllJobsAction = 'Ver todos los empleos'
export const noJobsPostAction = 'Publicar el primer empleo'
export const resultsFilteredHint = 'Quita un filtro o amplía la distancia.'
export const unknownPlaceTitle = (place: Part) => `No conocemos ningún lugar llamado ${place}`
export const unknownPostalCode = (code: Part) => `No conocemos el código postal ${code}`
export const unknownPostalCodeHint = 'Escribe la ciudad, por ejemplo “Londres” o “Berlín, Alemania”.'
export const unknownPlaceHint = 'Revisa cómo está escrito o indica un lugar más grande cercano.'
export const resultsNarrowedHint = 'Prueba con menos palabras, con otras o con un lugar más grande cercano.'
export const noJobsHint = 'Tres anuncios al mes son gratis para todas las empresas.'
export const paneLabel = 'El empleo elegido'
export const descriptionTitle = 'Sobre el trabajo'
export const openUntil = (shortDate: Part) => `Abierto hasta el ${shortDate}.`
export const importedNote = '. Procede de una fuente pública'
export const companyJobsLoading = 'Cargando los empleos'
export const companyJobsFailed = 'No se pudieron cargar los empleos de esta empresa.'
export const companyJobsEmpty = 'Ningún empleo abierto por ahora.'
export const pause = 'Poner en pausa'
export const reopenAction = 'Abrir de nuevo'
export const renewAction = 'Confirmar que sigue abierto'
export const close = 'Cerrar'
export const ownJobMenuLabel = (jobTitle: Part) => `Qué hacer con ${jobTitle}`
export const ownJobMoreLabel = (jobTitle: Part) => `Más acciones para ${jobTitle}`
export const edit = 'Editar'
export const viewPublicAction = 'Verlo como lo ven los demás'
export const waiting = 'En espera'
export const overdue = 'Fuera de plazo'
export const answered = 'Respondidas'
export const hired = 'Contrataciones'
export const views = 'Visitas'
export const save = 'Guardar'
export const jobSaved = 'Guardado. Desde ahora todo el mundo lo ve así.'
export const all = 'Todos'
export const openJobs = 'Abiertos'
export const pausedJobs = 'En pausa'
export const closedJobs = 'Cerrados'
export const expiredJobs = 'Caducados'
export const paused = 'En pausa'
export const closed = 'Cerrado'
export const expired = 'Caducado'
export const ownJobsFilterLabel = 'Qué empleos'
export const ownJobsLoading = 'Cargando tus empleos'
export const ownJobsFailed = 'No se pudieron cargar tus empleos.'
export const ownJobsEmptyTitle = 'Todavía no hay empleos'
export const ownJobsEmptyAction = 'Escribir el primero'
export const ownJobsEmptyHint = 'Indica el salario, el lugar y el trabajo. Estará en línea en cuanto lo publiques.'
export const ownJobsOpenEmpty = 'Ningún empleo abierto'
export const ownJobsPausedEmpty = 'Ningún empleo en pausa'
export const ownJobsClosedEmpty = 'Ningún empleo cerrado'
export const ownJobsExpiredEmpty = 'Ningún empleo caducado'
export const ownJobsFilteredEmptyHint = 'Los demás empleos están en «Todos».'
export const pausedByPlanHint =
  'Tu plan mantiene abiertos menos empleos. Este se abre solo con un plan mayor, o a mano cuando cierres otro.'
export const yourPlan = 'Tu plan'
export const applicantsOf = (jobTitle: Part) => `Candidaturas de ${jobTitle}`
export const stateHidden = 'Oculto por el equipo de moderación'
export const statePausedByPlan = 'En pausa por tu plan'
export const stateOpenUntil = 'Abierto, termina en'
export const openUntilDay = (shortDate: Part) => `Abierto hasta el ${shortDate}`
export const yourJob = 'Tu empleo'
export const ownJobMissingTitle = 'Este empleo no es tuyo'
export const yourJobs = 'Tus empleos'
export const ownJobMissingHint = 'Es de otra empresa. Los tuyos están en tu lista.'
export const matchLabel = 'Cómo encaja contigo'
export const matchMethodLink = 'Cómo comparamos'
export const comparing = 'Comparando'
export const matchNeedsProfile =
  'Con un perfil ves aquí qué habilidades encajan, a qué distancia está y cómo es el salario en comparación.'
export const matchProfileLink = 'Escribir el tuyo'
export const payFilterLabel = (payFrom: Part, perPeriod: Part) => `Desde ${payFrom} ${perPeriod}`
export const atLeast = 'Como mínimo'
export const payFilterFormat = 'Una cantidad como 18 o 18.50'
export const payHint = (pay: Part) => `${pay} no es lo habitual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} no es lo habitual. ¿Querías decir ${meant}?`
export const payFilterCurrencyNote = 'Se omiten los empleos en otras monedas.'
export const payPeriod = 'Periodo del salario'
export const jobs = 'Empleos'
export const headingForWords = (corrected: Part) => `para ${corrected}`
export const near = (name: Part) => `cerca de ${name}`
export const headingInPlace = (location: Part) => `en ${location}`
export const correctionLead = 'Mostramos resultados para'
export const correctionNoResults = (keyword: Part) => `. No hay nada publicado con «${keyword}».`
export const areaAroundPoint = (radius: Part) => `A menos de ${radius} km del punto elegido`
export const areaAroundPlace = (radius: Part, location: Part) => `A menos de ${radius} km de ${location}`
export const jobCountAtLeast = (total: Part) => `Más de ${total} empleos`
export const jobCount = (total: Part) => plural(total, { one: '1 empleo', other: `${total} empleos` })
export const saveJob = (jobTitle: Part) => `Guardar ${jobTitle}`
export const saved = 'Guardado'
export const savedJobsLoading = 'Cargando tus empleos guardados'
export const savedJobsFailed = 'No se pudieron cargar tus empleos guardados.'
export const savedJobsEmptyTitle = 'Todavía no has guardado nada'
export const savedJobsEmptyAction = 'Buscar empleos'
export const savedJobsEmptyHint = 'Pulsa el marcador de un empleo para encontrarlo aquí de nuevo.'
export const linkCopied = 'Enlace copiado.'
export const shareCopyFailed = (address: Part) => `Este navegador no nos deja copiar. El enlace: ${address}`
export const shareCopyLabel = 'Copiar el enlace a este empleo'
export const copyLink = 'Copiar enlace'
export const periodHour = 'hora'
export const periodDay = 'día'
export const periodWeek = 'semana'
export const periodMonth = 'mes'
export const periodYear = 'año'
export const jobPausedHint = 'Este empleo está en pausa. La empresa no recibe candidaturas por ahora.'
export const jobClosedHint = 'Este empleo está cerrado. La empresa ya no recibe candidaturas.'
export const jobExpiredHint =
  'Este empleo ha caducado. Nadie confirmó que siga abierto, así que no es posible postularse.'
export const remoteFrom = (city: Part) => `A distancia, ${city}`
export const remoteWork = 'A distancia'
export const distanceUnder1Km = 'menos de 1 km'
export const km = (distance: Part) => `${distance} km`
export const jobUnsaved = 'Ya no está entre tus empleos guardados.'
export const undo = 'Deshacer'
export const jobReopened = (jobTitle: Part) => `«${jobTitle}» está abierto de nuevo.`
export const jobPaused = (jobTitle: Part) =>
  `«${jobTitle}» está en pausa: nadie puede postularse hasta que lo abras de nuevo.`
export const jobClosed = (jobTitle: Part) => `«${jobTitle}» está cerrado.`
export const jobRenewed = (jobTitle: Part, shortDate: Part) =>
  `Confirmado. «${jobTitle}» está abierto hasta el ${shortDate}.`
export const positionUnsupported = 'Este navegador no conoce su ubicación. Indica un lugar.'
export const positionDenied = 'Este navegador no puede darnos la ubicación. Indica un lugar.'
export const positionFailed = 'No se pudo encontrar tu ubicación. Indica un lugar.'
export const areaPointName = 'el punto elegido'
export const fromPlace = (distance: Part, place: Part) => `a ${distance} de ${place}`
export const distanceFromCenter = (distance: Part) => `a ${distance} del centro`
