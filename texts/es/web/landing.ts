import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const answersBestLabel = 'Quién responde mejor'
export const answersBestTitle = 'Quién responde mejor, últimos 90 días'
export const answersBestNote = 'Las empresas aparecen aquí cuando terminaron cinco de sus candidaturas.'
export const answersAllLink = 'Todas las cifras de respuesta'
export const answersBestWithinDay = ', en menos de un día'
export const answersBestDays = (days: Part) => plural(days, { one: ', en 1 día', other: `, en ${days} días` })
export const answers = 'Responde al'
export const answersBestSample = (finished: Part) => `de ${finished} candidaturas`
export const employerDueTitle = 'Primero, lo que está por vencer'
export const employerDueText = 'Respuestas pendientes, entrevistas y mensajes sin leer, todo en una página.'
export const employerTemplatesTitle = 'Cuarenta respuestas honestas en tres minutos'
export const employerTemplatesText =
  'Usa plantillas y respuestas masivas con un motivo, para que cada persona reciba palabras y no solo un estado.'
export const employerRateTitle = 'Tu tasa de respuesta trabaja para ti'
export const employerRateText = 'Aparece en cada empleo que publicas, y la gente se postula donde le responden.'
export const forEmployers = 'Para empresas'
export const employerTitle = 'La gente se postula donde le responden'
export const employerLead = (freePosts: Part) =>
  `Muestra el salario, responde a tiempo y deja que tu tasa de respuesta hable por ti. ${freePosts}`
export const employerAction = 'Publicar un empleo'
export const everyApplication = 'Cada candidatura'
export const heroHighlight = 'recibe una respuesta'
export const heroLead =
  'Cada empleo muestra el salario. Contamos con qué frecuencia y qué tan rápido responde cada empresa, y lo ves antes de postularte.'
export const heroClockNote = 'días para responder, desde que te postulas'
export const newestJobs = 'Empleos más recientes'
export const newestJobsTitle = 'Empleos más recientes'
export const newestJobsAction = (count: Part) => `Ver los ${count} empleos`
export const newestJobsEmptyTitle = 'Todavía no hay empleos'
export const newestJobsEmptyAction = 'Publicar el primer empleo'
export const newestJobsEmptyHint = 'Cada empresa tiene tres anuncios gratis al mes.'
export const prices = 'Precios'
export const pricesTitle = 'Las respuestas nunca se venden'
export const allPrices = 'Ver precios'
export const aMonth = 'al mes'
export const stepProfileTitle = 'Crea tu perfil una sola vez'
export const stepProfileText =
  'Un perfil en lugar de formularios interminables. Las empresas ven tu nombre, tus habilidades y más o menos dónde vives. Ven más cuando te postulas.'
export const stepApplyTitle = 'Postúlate y sigue el plazo'
export const stepApplyText =
  'La empresa tiene 14 días para responder. Ves cuándo abrió tu candidatura y cuándo vence la respuesta.'
export const stepAnswerTitle = 'Recibe una respuesta'
export const stepAnswerText =
  'Recibes una entrevista, una oferta o un no con el motivo. El silencio cuenta en contra de la empresa, a la vista de todos.'
export const stepsLabel = 'Cómo funciona'
export const priceEmployerText = (posts: Part, people: Part) =>
  `${posts} anuncios y ${people} personas nuevas a quienes escribir al mes.`
export const priceSeekerPlusText = 'Estadísticas completas de tus candidaturas.'
export const priceSeekerAudience = 'Buscar empleo'
export const priceSeekerFreeText = 'Postúlate, recibe respuestas, chatea y escribe reseñas. Siempre gratis.'
export const freePostsNote = (limit: Part) => `${limit} anuncios al mes son gratis, y responder siempre es gratis.`
export const freeAnswersNote = 'Responder siempre es gratis.'
