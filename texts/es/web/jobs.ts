import type { Part } from '../../part.ts'

export const findACategory = 'Buscar una categoría'
export const category = 'Categoría'
export const noCategoryIsCalledLike = 'Ninguna categoría se llama así.'
export const thisPostWasTakenOver = 'Este anuncio procede de una fuente pública que no indica el salario.'
export const categoryInPlace = (category: Part, place: Part) => `${category} en ${place}`
export const anywhere = 'En cualquier lugar'
export const withinKm = (km: Part) => `A menos de ${km} km`
export const distance = 'Distancia'
export const nameAPlaceInThe = 'Indica un lugar en la búsqueda de arriba o usa tu ubicación.'
export const useMyPosition = 'Usar mi ubicación'
export const nobodyYet = 'nadie todavía'
export const firstPublished = 'Primera publicación'
export const confirmedAsOpen = 'Confirmado como abierto'
export const applicants = 'Candidaturas'
export const ofThemOpened = 'De ellas, abiertas'
export const ofThemAnswered = 'De ellas, respondidas'
export const interviews = 'Entrevistas'
export const hires = 'Contrataciones'
export const factsOfThisJob = 'Ficha de este empleo'
export const howWeCount = 'Cómo contamos'
export const postedBeforeWithNearlyThe = (posts: Part) =>
  `Ya se publicó con casi el mismo texto; esta es la ${posts}.ª vez. Las cifras cuentan los ${posts} anuncios.`
export const stillOpen = ', todavía abierto'
export const butPaused = ', en pausa'
export const butClosed = ', cerrado'
export const butExpired = ', caducado'
export const jobsFound = 'Empleos encontrados'
export const searching = 'Buscando'
export const theJobsCouldNotBe = 'No se pudieron cargar los empleos.'
export const applyCompanyAndSimilarJobs = 'Postularse, empresa y empleos parecidos'
export const loadingTheJob = 'Cargando el empleo'
export const posted = 'Publicado'
export const anyTime = 'En cualquier momento'
export const last24Hours = 'Últimas 24 horas'
export const last3Days = 'Últimos 3 días'
export const last7Days = 'Últimos 7 días'
export const last14Days = 'Últimos 14 días'
export const last30Days = 'Últimos 30 días'
export const bestMatch = 'Mejor coincidencia'
export const newestFirst = 'Más recientes primero'
export const filters = 'Filtros'
export const employment = 'Tipo de empleo'
export const kindOfEmployment = 'Tipo de empleo'
export const workplace = 'Modalidad'
export const postedWithin = 'Fecha de publicación'
export const clear = 'Quitar filtros'
export const sort = 'Ordenar'
export const order = 'Orden'
export const showTheseJobs = 'Mostrar estos empleos'
export const whatYouWriteIsKept = 'Lo que escribes se guarda en este dispositivo.'
export const draftKeptOnThisDevice = 'Borrador guardado en este dispositivo.'
export const thisDeviceKeepsNoDraft =
  'Este dispositivo no guarda el borrador: su almacenamiento está bloqueado o lleno.'
export const theWork = 'El trabajo'
export const pay = 'Salario'
export const whatItTakes = 'Qué se necesita'
export const inYourWords = 'Con tus palabras'
export const jobTitle = 'Título del empleo'
export const asPeopleWouldSearchFor = 'Como la gente lo buscaría.'
export const chooseOneOrWriteYour = 'Elige una o escribe la tuya.'
export const canStayOpen = 'Puede quedar sin indicar.'
export const where = 'Dónde'
export const emptyWhereYourCompanyIs = 'Si lo dejas vacío: donde está tu empresa.'
export const skills = 'Habilidades'
export const oneAfterTheOtherWith = 'Una tras otra, con Intro o una coma. Con estas palabras se comparan los perfiles.'
export const physicalRequirements = 'Requisitos físicos'
export const onlyWhatTheWorkReally = 'Solo lo que el trabajo exige de verdad, como «Levantar 20 kg».'
export const description = 'Descripción'
export const anEmptyLineBeginsA =
  'Una línea vacía empieza un párrafo; «- » al principio convierte la línea en parte de una lista.'
export const lastDay = 'Último día'
export const emptyDaysFromNow = (jobDays: Part) => `Si lo dejas vacío: dentro de ${jobDays} días.`
export const from = 'Desde'
export const to = 'Hasta'
export const per = 'Por'
export const currency = 'Moneda'
export const theUpperEndIsMore =
  'El máximo es más del doble del mínimo, así que cada tarjeta dirá «rango amplio». Acótalo si puedes.'
export const everyJobHereStatesIts =
  'Aquí todos los empleos indican su salario. Rellena el mínimo y el máximo para verlo como lo verán los demás.'
export const preview = 'Vista previa'
export const asPeopleWillReadIt = 'Como se leerá'
export const theDescriptionAppearsHereWith = 'Aquí aparece la descripción con sus párrafos y listas.'
export const errorInPublishingJob = 'Error al publicar el empleo'
export const setUpYourCompany = 'Configurar tu empresa'
export const ofPostsAreUsed = (used: Part, limit: Part) => `Has usado ${used} de ${limit} anuncios.`
export const theyStartAgainOn = (shortDate: Part) => `La cuenta empieza de nuevo el ${shortDate}.`
export const yourTextStaysOnThis = 'Tu texto queda en este dispositivo.'
export const plansWithMorePosts = 'Planes con más anuncios'
export const placeNotStatedByThe = 'La fuente no indica el lugar'
export const away = (distance: Part) => `a ${distance}`
export const theCompany = 'La empresa'
export const peopleWorkThere = (companySize: Part) => `${companySize} personas`
export const similarJobs = 'Empleos parecidos'
export const similarJobsThatAreOpen = 'Empleos parecidos que están abiertos'
export const allOpenJobsIn = (category: Part) => `Todos los empleos abiertos de ${category}`
export const thisJobIsGone = 'Este empleo ya no está'
export const chooseAnotherOneFromThe = 'Elige otro de la lista.'
export const theRestOfThisJob = 'No se pudo cargar el resto de este empleo.'
export const theListEndsBeforeThis = 'La lista termina antes de esta página'
export const toTheFirstPage = 'Ir a la primera página'
export const noOpenJobFitsAll = 'Ningún empleo abierto cumple todo esto'
export const noJobIsPostedYet = 'Todavía no hay empleos publicados'
export const clearTheFilters = 'Quitar los filtros'
export const searchEverywhere = 'Buscar en todas partes'
export const seeAllJobs = 'Ver todos los empleos'
export const postTheFirstJob = 'Publicar el primer empleo'
export const takeAFilterOffOr = 'Quita un filtro o amplía la distancia.'
export const weDoNotKnowAPlace = (place: Part) => `No conocemos ningún lugar llamado ${place}`
export const unknownPostalCode = (code: Part) => `No conocemos el código postal ${code}`
export const nameCityInstead = 'Escribe la ciudad, por ejemplo “Londres” o “Berlín, Alemania”.'
export const lookAtHowItIs = 'Revisa cómo está escrito o indica un lugar más grande cercano.'
export const tryFewerOrOtherWords = 'Prueba con menos palabras, con otras o con un lugar más grande cercano.'
export const threePostsAMonthAre = 'Tres anuncios al mes son gratis para todas las empresas.'
export const theChosenJob = 'El empleo elegido'
export const aboutTheWork = 'Sobre el trabajo'
export const openUntil = (shortDate: Part) => `Abierto hasta el ${shortDate}.`
export const takenOverFromAPublic = '. Procede de una fuente pública'
export const loadingTheJobs = 'Cargando los empleos'
export const theJobsOfThisCompany = 'No se pudieron cargar los empleos de esta empresa.'
export const noOpenJobAtThe = 'Ningún empleo abierto por ahora.'
export const pause = 'Poner en pausa'
export const openAgain = 'Abrir de nuevo'
export const confirmThatItIsOpen = 'Confirmar que sigue abierto'
export const close = 'Cerrar'
export const whatToDoWith = (jobTitle: Part) => `Qué hacer con ${jobTitle}`
export const moreFor = (jobTitle: Part) => `Más acciones para ${jobTitle}`
export const edit = 'Editar'
export const seeItAsOthersDo = 'Verlo como lo ven los demás'
export const waiting = 'En espera'
export const overdue = 'Fuera de plazo'
export const answered = 'Respondidas'
export const hired = 'Contrataciones'
export const views = 'Visitas'
export const save = 'Guardar'
export const savedEverybodySeesItFrom = 'Guardado. Desde ahora todo el mundo lo ve así.'
export const all = 'Todos'
export const openJobs = 'Abiertos'
export const pausedJobs = 'En pausa'
export const closedJobs = 'Cerrados'
export const expiredJobs = 'Caducados'
export const paused = 'En pausa'
export const closed = 'Cerrado'
export const expired = 'Caducado'
export const whichJobs = 'Qué empleos'
export const loadingYourJobs = 'Cargando tus empleos'
export const yourJobsCouldNotBe = 'No se pudieron cargar tus empleos.'
export const noJobsYet = 'Todavía no hay empleos'
export const writeTheFirstOne = 'Escribir el primero'
export const stateThePayThePlace = 'Indica el salario, el lugar y el trabajo. Estará en línea en cuanto lo publiques.'
export const noOpenJobs = 'Ningún empleo abierto'
export const noPausedJobs = 'Ningún empleo en pausa'
export const noClosedJobs = 'Ningún empleo cerrado'
export const noExpiredJobs = 'Ningún empleo caducado'
export const theOtherJobsStandUnder = 'Los demás empleos están en «Todos».'
export const yourPlanKeepsFewerJobs =
  'Tu plan mantiene abiertos menos empleos. Este se abre solo con un plan mayor, o a mano cuando cierres otro.'
export const yourPlan = 'Tu plan'
export const applicantsOf = (jobTitle: Part) => `Candidaturas de ${jobTitle}`
export const hiddenByAModerator = 'Oculto por el equipo de moderación'
export const pausedByYourPlan = 'En pausa por tu plan'
export const openEndsIn = 'Abierto, termina en'
export const openUntilDay = (shortDate: Part) => `Abierto hasta el ${shortDate}`
export const yourJob = 'Tu empleo'
export const thisIsNotOneOf = 'Este empleo no es tuyo'
export const yourJobs = 'Tus empleos'
export const itBelongsToAnotherCompany = 'Es de otra empresa. Los tuyos están en tu lista.'
export const howItFitsYou = 'Cómo encaja contigo'
export const howWeCompare = 'Cómo comparamos'
export const comparing = 'Comparando'
export const withAProfileYouSee =
  'Con un perfil ves aquí qué habilidades encajan, a qué distancia está y cómo es el salario en comparación.'
export const writeYours = 'Escribir el tuyo'
export const fromPer = (payFrom: Part, perPeriod: Part) => `Desde ${payFrom} ${perPeriod}`
export const atLeast = 'Como mínimo'
export const anAmountLike18Or = 'Una cantidad como 18 o 18.50'
export const payHint = (pay: Part) => `${pay} no es lo habitual.`
export const payHintWithMeaning = (pay: Part, meant: Part) => `${pay} no es lo habitual. ¿Querías decir ${meant}?`
export const otherCurrenciesAreLeftOut = 'Se omiten los empleos en otras monedas.'
export const payPeriod = 'Periodo del salario'
export const jobs = 'Empleos'
export const forWords = (corrected: Part) => `para ${corrected}`
export const near = (name: Part) => `cerca de ${name}`
export const inPlace = (location: Part) => `en ${location}`
export const showingResultsFor = 'Mostramos resultados para'
export const nothingIsPostedWith = (keyword: Part) => `. No hay nada publicado con «${keyword}».`
export const withinKmOfThePoint = (radius: Part) => `A menos de ${radius} km del punto elegido`
export const withinKmOf = (radius: Part, location: Part) => `A menos de ${radius} km de ${location}`
export const moreThanJobs = (total: Part) => `Más de ${total} empleos`
export const oneJob = '1 empleo'
export const jobCount = (total: Part) => `${total} empleos`
export const saveJob = (jobTitle: Part) => `Guardar ${jobTitle}`
export const saved = 'Guardado'
export const loadingYourSavedJobs = 'Cargando tus empleos guardados'
export const yourSavedJobsCouldNot = 'No se pudieron cargar tus empleos guardados.'
export const nothingSavedYet = 'Todavía no has guardado nada'
export const lookForJobs = 'Buscar empleos'
export const pressTheBookmarkOnA = 'Pulsa el marcador de un empleo para encontrarlo aquí de nuevo.'
export const linkCopied = 'Enlace copiado.'
export const thisBrowserDoesNotLet = (address: Part) => `Este navegador no nos deja copiar. El enlace: ${address}`
export const copyTheLinkToThis = 'Copiar el enlace a este empleo'
export const copyLink = 'Copiar enlace'
export const anHour = 'hora'
export const aDay = 'día'
export const aWeek = 'semana'
export const aMonth = 'mes'
export const aYear = 'año'
export const thisJobIsPausedThe = 'Este empleo está en pausa. La empresa no recibe candidaturas por ahora.'
export const thisJobIsClosedThe = 'Este empleo está cerrado. La empresa ya no recibe candidaturas.'
export const thisJobHasExpiredNobody =
  'Este empleo ha caducado. Nadie confirmó que siga abierto, así que no es posible postularse.'
export const remoteFrom = (city: Part) => `A distancia, ${city}`
export const remoteWork = 'A distancia'
export const under1Km = 'menos de 1 km'
export const km = (distance: Part) => `${distance} km`
export const takenOffYourSavedJobs = 'Ya no está entre tus empleos guardados.'
export const undo = 'Deshacer'
export const isOpenAgain = (jobTitle: Part) => `«${jobTitle}» está abierto de nuevo.`
export const isPausedNobodyCanApply = (jobTitle: Part) =>
  `«${jobTitle}» está en pausa: nadie puede postularse hasta que lo abras de nuevo.`
export const isClosed = (jobTitle: Part) => `«${jobTitle}» está cerrado.`
export const confirmedIsOpenUntil = (jobTitle: Part, shortDate: Part) =>
  `Confirmado. «${jobTitle}» está abierto hasta el ${shortDate}.`
export const thisBrowserDoesNotKnow = 'Este navegador no conoce su ubicación. Indica un lugar.'
export const thisBrowserMayNotTell = 'Este navegador no puede darnos la ubicación. Indica un lugar.'
export const yourPositionCouldNotBe = 'No se pudo encontrar tu ubicación. Indica un lugar.'
export const theChosenPoint = 'el punto elegido'
export const fromPlace = (distance: Part, place: Part) => `a ${distance} de ${place}`
export const fromTheCentre = (distance: Part) => `a ${distance} del centro`
