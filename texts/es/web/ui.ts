import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const newHere = 'Nueva aquí'
export const answerClockTooFew = ': todavía no hay suficientes candidaturas para mostrar una tasa de respuesta'
export const answers = 'Responde al'
export const answerClockOf = 'de las candidaturas'
export const answerClockSample = (finished: Part) => `(${finished} candidaturas)`
export const durationWithinDay = 'en menos de un día'
export const inDays = (days: Part) => plural(days, { one: 'en 1 día', other: `en ${days} días` })
export const answerOverdue = 'Respuesta atrasada'
export const answerOverdueBy = (span: Part) => `desde hace ${span}`
export const answerDueLead = 'La respuesta vence en'
export const answeredIn = 'Respondida en'
export const expired = 'Caducada'
export const openFor = 'Caduca en'
export const breadcrumbsLabel = 'Ruta de navegación'
export const code = 'Código'
export const confirmFailed = 'Algo salió mal. Inténtalo de nuevo en un momento.'
export const confirmCancelAction = 'Cancelar'
export const fileTooLarge = (name: Part, megabytes: Part) => `${name} pesa más de ${megabytes} MB.`
export const fileEmpty = (name: Part) => `${name} está vacío o es una carpeta.`
export const loadingLabel = 'Cargando'
export const loadFailed = 'No pudimos cargar esto.'
export const tryAgain = 'Intentar de nuevo'
export const regionFailed = 'No pudimos mostrar esta parte de la página. Lo demás funciona.'
export const pageFailedTitle = 'No pudimos mostrar esta página'
export const pageFailedLead = 'Inténtalo de nuevo o ve a otra página. Lo que guardaste no se ha perdido.'
export const controlFailed = 'No se cargó. Inténtalo de nuevo.'
export const pages = 'Páginas'
export const previousPage = 'Página anterior'
export const page = (number: Part) => `Página ${number}`
export const nextPage = 'Página siguiente'
export const passwordVisibilityLabel = 'Mostrar u ocultar la contraseña'
export const payMedianOf = (work: Part) => `la mediana de ${work}`
export const median = (money: Part) => `mediana ${money}`
export const exactly = 'Exactamente'
export const above = (money: Part) => `${money} por encima de`
export const below = (money: Part) => `${money} por debajo de`
export const payComparedByMidpoint = (midpoint: Part, median: Part, jobs: Part) =>
  `Punto medio ${midpoint} frente a la mediana ${median} de ${jobs} empleos`
export const chosen = 'seleccionados'
export const city = 'Ciudad'
export const outOf = (value: Part, max: Part) => `${value} de ${max}`
export const stepOf = (number: Part, steps: Part, name: Part) => `Paso ${number} de ${steps}: ${name}`
export const payMissing = 'Salario no indicado'
export const wideRangeMark = '· rango amplio'
export const wideRangeSpoken = ', rango amplio'
export const ratingScale = 'de 5 estrellas,'
export const reviews = (count: Part) => plural(count, { one: '1 reseña', other: `${count} reseñas` })
export const selectEmpty = 'Sin resultados'
export const loading = 'Cargando'
export const all = 'Todas'
export const placeMapLabel = (place: Part) => `Mapa: ${place}`
export const ofCharacters = (used: Part, counted: Part) => `${used} de ${counted} caracteres`
export const dismiss = 'Cerrar'
export const close = 'Cerrar'
export const fromTo = (low: Part, high: Part) => `de ${low} a ${high}`
export const payPerHour = (pay: Part) => `${pay} por hora`
export const payPerDay = (pay: Part) => `${pay} por día`
export const payPerWeek = (pay: Part) => `${pay} por semana`
export const payPerMonth = (pay: Part) => `${pay} por mes`
export const payPerYear = (pay: Part) => `${pay} por año`
export const payQuestion = (pay: Part) => `¿${pay}? No es lo habitual.`
export const applyPay = (pay: Part) => `Usar ${pay}`
export const payIsRight = 'Sí, es correcto'
export const hourMark = '/h'
export const dayMark = '/día'
export const weekMark = '/semana'
export const monthMark = '/mes'
export const yearMark = '/año'
export const justNow = 'hace un momento'
export const days = (count: Part) => `${count} días`
export const hourCount = (count: Part) => plural(count, { one: '1 hora', other: `${count} horas` })
export const minuteCount = (count: Part) => plural(count, { one: '1 minuto', other: `${count} minutos` })
export const now = 'ahora'
export const positionDenied = 'Tu navegador no comparte tu ubicación con esta página. Escribe tu ciudad.'
export const positionFailed = 'No pudimos encontrar tu ubicación. Escribe tu ciudad.'
export const print = 'Imprimir'
export const free = 'Gratis'
export const copyUnsupported = 'Tu navegador no puede copiar esto. Selecciona el texto y cópialo.'
export const kilometers = (distance: Part) => `${distance} km`
export const miles = (distance: Part) => `${distance} mi`
export const distanceUnder = (distance: Part) => `menos de ${distance}`
export const toastSecondsLeft = (seconds: Part) => `${seconds} s`
