import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const seekerIdMissing = 'No se cargan las estadísticas: falta el id de la persona que busca empleo.'
export const loading = 'Cargando tus estadísticas'
export const weeklyTitle = 'Candidaturas y respuestas'
export const weeklyNote = 'por semana, últimas 12 semanas'
export const funnelTitle = 'Hasta dónde llegaste'
export const allApplications = 'todas las candidaturas'
export const payTitle = 'Salario de los empleos a los que te postulas'
export const payNote = 'comparado con la mediana del mismo campo'
export const eachApplication = 'Tus candidaturas'
export const tableNote = 'los mismos datos en una tabla'
export const emptyTitle = 'Todavía no hay estadísticas'
export const findJobs = 'Buscar empleos'
export const emptyHint = 'Cuando te postules verás quién abre tus candidaturas, quién responde y en cuánto tiempo.'
export const restrictedPlanAction = 'Ver Seeker plus'
export const restrictedApplicationsAction = 'Ver tus candidaturas'
export const restrictedHint = 'Siempre puedes ver tus candidaturas, sus respuestas y su historial.'
export const notYet = 'todavía no'
export const stepCount = (count: Part) => plural(count, { one: '1 paso', other: `${count} pasos` })
export const stepsOfJob = (jobTitle: Part) => `de ${jobTitle}`
export const rowAnswered = 'Respondida'
export const notStated = 'sin indicar'
export const medianMissing = 'muy pocos empleos'
export const job = 'Empleo'
export const status = 'Estado'
export const sentOn = 'Enviada'
export const openedAfter = 'Abierta'
export const answeredAfter = 'Respondida'
export const sent = 'Enviadas'
export const opened = 'Abiertas'
export const answered = 'Respondidas'
export const pay = 'Salario'
export const median = 'Mediana'
export const whatHappened = 'Historial'
export const tableLabel = 'Tabla de candidaturas'
export const figuresLabel = 'Últimos 30 días'
export const figureTerm = (label: Part) => `${label}, últimos 30 días`
export const interview = 'Entrevista'
export const offer = 'Oferta'
export const hired = 'Contratación'
export const countOfAll = (count: Part, all: Part, percent: Part) => `${count} de ${all}, ${percent}%`
export const payComparedEmpty = 'Todavía no hay con qué comparar. Hacen falta cinco empleos abiertos en el mismo campo.'
export const payComparedLead = 'La mediana del salario de los empleos a los que te postulas está'
export const exactly = 'justo en'
export const percentAbove = (percent: Part) => `un ${percent}% por encima de`
export const percentBelow = (percent: Part) => `un ${percent}% por debajo de`
export const payComparedScope = (count: Part) =>
  `la mediana del mismo campo (${count} ${plural(count, { one: 'candidatura', other: 'candidaturas' })}).`
export const fiftyBelow = '50% menos'
export const medianMark = 'mediana'
export const fiftyAbove = '50% más'
export const applications = 'Candidaturas'
export const answers = 'Respuestas'
export const weekOf = (week: Part, applications: Part, answers: Part) =>
  `Semana del ${week}: ${applications} ${plural(applications, { one: 'candidatura', other: 'candidaturas' })}, ${answers} ${plural(answers, { one: 'respuesta', other: 'respuestas' })}`
export const inAll = (total: Part) => `${total} en total`
export const interviews = 'Entrevistas'
export const ofAll = (percent: Part) => `${percent}% del total`
export const typicallyAfter = (afterDays: Part) => `, normalmente ${afterDays}`
export const durationWithinDay = 'en menos de un día'
export const afterDays = (days: Part) => plural(days, { one: 'tras 1 día', other: `tras ${days} días` })
export const trendUnchanged = 'igual que en los 30 días anteriores'
export const moreThanBefore = (count: Part) => `${count} más que en los 30 días anteriores`
export const fewerThanBefore = (count: Part) => `${count} menos que en los 30 días anteriores`
export const fetchFailed = 'No se pudieron cargar los datos de las estadísticas'
export const accessRestricted = 'El acceso a las estadísticas está restringido'
