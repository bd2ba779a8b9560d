import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const pageTitle = 'Informe de contratación | Hearback'
export const title = 'Informe de contratación'
export const lead = 'De dónde vienen las candidaturas, cuánto dura cada etapa y con qué rapidez respondes.'
export const loading = 'Cargando tu informe'
export const failed = 'No pudimos cargar tu informe.'
export const filtersLabel = 'Período y empleo'
export const lastDays = (days: Part) => `Últimos ${days} días`
export const firstDay = 'Primer día'
export const lastDay = 'Último día'
export const show = 'Mostrar'
export const jobFilter = 'Empleo'
export const allJobs = 'Todos los empleos'
export const scope = (since: Part, until: Part, zone: Part) =>
  `Candidaturas recibidas del ${since} al ${until} (días en ${zone}). Una candidatura enviada de nuevo cuenta una vez, desde el segundo envío.`
export const emptyTitle = 'No hay candidaturas en este período'
export const emptyHint = 'Elige un período más largo u otro empleo.'
export const figuresLabel = 'Resumen'
export const applications = 'Candidaturas'
export const answered = 'Respondidas'
export const answeredShare = (count: Part, percent: Part) => `${count} (${percent}%)`
export const claimed = 'Por teléfono u otra vía'
export const claimedOf = (count: Part) => `De ellas, ${count} por teléfono o por otra vía`
export const medianAnswer = 'Mediana del tiempo de respuesta'
export const stagesTitle = 'Tiempo en cada etapa'
export const stagesNote = 'candidaturas que salieron de la etapa'
export const stage = 'Etapa'
export const stageApplied = 'Nueva'
export const stageViewed = 'Abierta'
export const stageShortlisted = 'Preseleccionada'
export const stageInterview = 'Entrevista'
export const stageOffered = 'Oferta'
export const finished = 'Salieron'
export const current = 'Ahora'
export const lowerQuartile = 'Cuartil inferior'
export const median = 'Mediana'
export const upperQuartile = 'Cuartil superior'
export const middleHalf = 'Mitad central'
export const tooFew = 'Muy pocas'
export const sampleNote = (count: Part) =>
  `Los tiempos necesitan al menos ${count} candidaturas. Con menos, una sola persona podría cambiarlos mucho.`
export const sourcesTitle = 'Orígenes'
export const sourcesNote = 'cómo encontraron el empleo'
export const source = 'Origen'
export const interviews = 'Entrevistas'
export const hired = 'Contrataciones'
export const sourceSearch = 'Búsqueda de empleo'
export const sourceAlert = 'Búsquedas guardadas y correos de alertas'
export const sourceInvitation = 'Tus invitaciones'
export const sourceCompany = 'La página de tu empresa'
export const sourceSite = 'Otras páginas de Hearback'
export const sourceFeed = 'Canales de empleos'
export const sourceWeb = 'Otros sitios web'
export const sourceDirect = 'Enlaces directos'
export const sourceUnknown = 'Desconocido'
export const unknownHint =
  'Candidaturas anteriores a que contáramos los orígenes, o de aplicaciones que no nos lo dicen.'
export const membersTitle = 'Tiempo de respuesta por miembro'
export const membersNote = 'primeras respuestas'
export const member = 'Miembro'
export const formerMember = 'Antiguo miembro'
export const unnamedMember = 'Miembro sin nombre'
export const noMember = 'Mensaje en el chat, o desconocido'
export const jobsTitle = 'Tiempo de respuesta por empleo'
export const jobsNote = (shown: Part, all: Part) => `los ${shown} de ${all} empleos con más candidaturas`
export const job = 'Empleo'
export const deletedJob = 'eliminado'
export const closingsTitle = 'Empleos cerrados'
export const closingsNote = 'lo que dijiste al cerrarlos'
export const outcome = 'Resultado'
export const closedJobs = 'Empleos'
export const outcomeHere = 'Se contrató a alguien que postuló aquí'
export const outcomeElsewhere = 'Se contrató a alguien de otro lugar'
export const outcomeNoOne = 'No se contrató a nadie'
export const download = 'Descargar CSV'
export const downloadOf = (table: Part) => `Descargar CSV: ${table}`
export const tableOf = (title: Part) => `Tabla: ${title}`
export const inHours = (name: Part) => `${name} (horas)`
export const daysLong = (count: Part) => plural(count, { one: '1 día', other: `${count} días` })
export const hoursLong = (count: Part) => plural(count, { one: '1 hora', other: `${count} horas` })
export const minutesLong = (count: Part) => plural(count, { one: '1 minuto', other: `${count} minutos` })
