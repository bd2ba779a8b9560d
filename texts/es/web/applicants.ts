import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const board = 'Tablero'
export const shownOfAll = (here: Part, all: Part) => `${here} de ${all}`
export const countsEmpty = 'Todavía nadie se ha postulado.'
export const countsLabel = 'Candidaturas por etapa'
export const applied = 'Candidatura enviada'
export const historyViewed = 'La abriste'
export const historyInterview = 'Invitación a una entrevista'
export const offerMade = 'Oferta hecha'
export const historyWithdrawn = 'Candidatura retirada'
export const historyOfferDeclined = 'Oferta rechazada'
export const historyExpired = 'Caducada sin respuesta'
export const historyExpiredAfterAnswer = 'Cerrada tras 30 días sin novedades'
export const historyAnsweredByMessage = 'Respondida por mensaje'
export const historyAnsweredElsewhere = 'Respondida fuera de Hearback'
export const historyAnswerOverdue = 'El plazo de respuesta terminó'
export const historyAnswerDue = 'El plazo de respuesta termina'
export const bulkChooseAll = (count: Part) =>
  plural(count, {
    one: 'Seleccionar la única que puedes responder',
    other: `Seleccionar las ${count} que puedes responder`,
  })
export const bulkChooseUnloaded = (total: Part) => `Seleccionar las ${total} candidaturas`
export const bulkChooseFirst = (count: Part) => `Seleccionar las primeras ${count} candidaturas`
export const bulkLoadFailed = 'No se pudieron cargar las demás candidaturas, así que no se seleccionaron.'
export const retry = 'Reintentar'
export const chosen = (count: Part) => plural(count, { one: '1 seleccionada', other: `${count} seleccionadas` })
export const bulkAnswer = (count: Part) =>
  plural(count, { one: 'Responder 1 candidatura', other: `Responder ${count} candidaturas` })
export const applicants = 'Candidaturas'
export const matchTitle = 'Coincidencia'
export const skillMissing = 'falta'
export const panelLoading = 'Cargando la candidatura'
export const letter = 'Carta de presentación'
export const panelNoLetter = 'Sin carta de presentación.'
export const profile = 'Perfil'
export const historyTitle = 'Historial'
export const ofApplicants = (here: Part, total: Part) =>
  `${here} de ${total} ${plural(total, { one: 'candidatura', other: 'candidaturas' })}`
export const showMore = 'Mostrar más'
export const choose = (name: Part) => `Seleccionar a ${name}`
export const application = 'Candidatura'
export const panelCloseLabel = 'Cerrar la candidatura'
export const appliedLead = 'se postuló'
export const dueBriefLead = 'Vence en'
export const overdueBrief = 'Atrasada'
export const lastStepLead = 'actualizada'
export const stateAnswered = 'respondida'
export const list = 'Lista'
export const status = 'Estado'
export const anyStatus = 'Cualquier estado'
export const view = 'Vista'
export const searchAction = 'Buscar'
export const searchLabel = 'Buscar en las candidaturas'
export const searchPlaceholder = 'Nombre, habilidad, ciudad o texto de la carta'
export const listLoading = 'Cargando las candidaturas'
export const jobLink = 'Empleo'
export const shortcutsArrowsAlso = 'o flechas: siguiente, anterior.'
export const shortcutsArrows = 'Flechas: siguiente, anterior.'
export const enter = 'Enter'
export const opens = 'abre,'
export const esc = 'Esc'
export const closes = 'cierra.'
export const interviewModeOnsite = 'Presencial'
export const videoCall = 'Videollamada'
export const telephone = 'Teléfono'
export const interviewPicked = ', hora elegida por quien se postuló'
export const interviewNotPicked = 'Todavía no eligió una hora. Propusiste:'
export const minutes = (minutes: Part) => plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })
export const asks = (money: Part) => `pide ${money}`
export const payAboveRange = ', por encima de tu rango'
export const moveLabel = (name: Part) => `Mover a ${name} a`
export const moveInJobLabel = (name: Part, job: Part) => `Mover a ${name} (${job}) a`
export const moveAction = 'Mover'
export const moveMenuTitle = 'Mover a'
export const filteredEmptyTitle = 'Ninguna candidatura coincide con este filtro'
export const filteredEmptyAction = 'Quitar el filtro'
export const filteredEmptyHint = 'Quita el filtro para ver todas.'
export const emptyTitle = 'Todavía no hay candidaturas'
export const emptyTalentAction = 'Buscar talento'
export const emptyHint = 'Las candidaturas aparecen aquí. Tienes 14 días para responder cada una.'
export const newLabel = 'Nuevas'
export const viewed = 'Vistas'
export const shortlisted = 'En preselección'
export const interview = 'Entrevista'
export const offered = 'Con oferta'
export const hired = 'Contratación'
export const ended = 'Terminadas'
export const historyTimePicked = 'La persona eligió un horario'
export const historyTimesRequested = 'La persona pidió otros horarios'
export const historyInterviewCanceled = 'Entrevista cancelada'
export const historyNoShow = 'Marcada como inasistencia'
export const historyNewTimes = 'Propusiste nuevos horarios de entrevista'
export const interviewOffered = 'Horarios propuestos:'
export const panelNextLabel = 'Siguiente candidatura'
export const panelPreviousLabel = 'Candidatura anterior'
export const panelPosition = (index: Part, total: Part) => `${index} de ${total}`
export const sortLabel = 'Ordenar por'
export const sortDue = 'Respuesta más urgente'
export const sortFit = 'Mejor coincidencia'
export const sortDistance = 'Distancia, primero los más cercanos'
export const sortPay = 'Salario pedido, primero el más bajo'
export const sortAvailability = 'Disponibilidad'
export const sortApplied = 'Más recientes'
export const filters = 'Filtros'
export const filtersChosen = (count: Part) => `Filtros (${count})`
export const filtersClear = 'Quitar filtros'
export const filtersShow = (count: Part) =>
  plural(count, { one: 'Mostrar 1 candidatura', other: `Mostrar ${count} candidaturas` })
export const filterFitLabel = 'Coincide con tu empleo en'
export const filterFitSkills = 'Habilidades'
export const filterFitDistance = 'Distancia'
export const filterFitPay = 'Salario'
export const filterFitAvailability = 'Disponibilidad'
export const filterFitCategory = 'Área'
export const filterAny = 'Cualquiera'
export const filterDistanceLabel = 'Distancia máxima'
export const filterAvailabilityLabel = 'Disponible'
export const filterAnswerLabel = 'Tu respuesta'
export const filterAnswerWaiting = 'Pendiente'
export const filterAnswerOverdue = 'Atrasada'
export const filterAnswerAnswered = 'Enviada'
export const filterAppliedLabel = 'Postulación'
export const filterAppliedDays = (days: Part) =>
  plural(days, { one: 'En las últimas 24 horas', other: `En los últimos ${days} días` })
export const notStatedLocation = 'Ubicación no indicada'
export const notStatedPay = 'Salario no indicado'
export const notStatedAvailability = 'Disponibilidad no indicada'
export const personLink = 'Todas sus candidaturas y su perfil'
export const personApplications = (total: Part) =>
  plural(total, { one: '1 candidatura a tus empleos', other: `${total} candidaturas a tus empleos` })
export const personHistoryOf = (job: Part) => `de ${job}`
export const personProfileLink = 'Reseñas y perfil de talento'
export const personMissingTitle = 'Esta persona no está disponible'
export const personMissingHint = 'Eliminó su cuenta o nunca se postuló a tu empresa.'
export const personMissingAction = 'Ir a tus empleos'
export const topChoice = 'Favorita'
export const appliedCounted = (count: Part) => plural(count, { one: 'Nueva', other: 'Nuevas' })
export const viewedCounted = (count: Part) => plural(count, { one: 'Vista', other: 'Vistas' })
export const shortlistedCounted = (count: Part) => plural(count, { other: 'En preselección' })
export const interviewCounted = (count: Part) => plural(count, { one: 'Entrevista', other: 'Entrevistas' })
export const offeredCounted = (count: Part) => plural(count, { other: 'Con oferta' })
export const hiredCounted = (count: Part) => plural(count, { one: 'Contratación', other: 'Contrataciones' })
export const rejectedCounted = (count: Part) => plural(count, { one: 'Rechazada', other: 'Rechazadas' })
export const withdrawnCounted = (count: Part) => plural(count, { one: 'Retirada', other: 'Retiradas' })
export const declinedCounted = (count: Part) => plural(count, { one: 'Oferta rechazada', other: 'Ofertas rechazadas' })
export const expiredCounted = (count: Part) => plural(count, { one: 'Caducada', other: 'Caducadas' })
export const answeredCounted = (count: Part) => plural(count, { one: 'Respondida', other: 'Respondidas' })
