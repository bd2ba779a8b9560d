import type { Part } from '../../part.ts'

export const answersBestLabel = 'Quién responde mejor'
export const answersBestTitle = 'Quién responde mejor, últimos 90 días'
export const answersBestNote =
  'Una empresa aparece aquí cuando cinco de sus candidaturas han terminado. Con menos no medimos a nadie.'
export const answersBestWithinDay = ', en menos de un día'
export const answersBestDays = (days: Part) => `, en ${days} d`
export const answers = 'Responde al'
export const answersBestSample = (finished: Part) => `de ${finished} candidaturas`
export const employerDueTitle = 'Primero, lo que vence hoy'
export const employerDueText = 'Respuestas que vencen, entrevistas y mensajes sin leer, todo en una sola página.'
export const employerTemplatesTitle = 'Cuarenta respuestas honestas en tres minutos'
export const employerTemplatesText =
  'Plantillas y respuestas en grupo con su motivo; cada persona recibe palabras, no un estado.'
export const employerRateTitle = 'Tu tasa de respuesta trabaja para ti'
export const employerRateText =
  'Aparece en cada uno de tus anuncios, y la gente se postula donde sabe que le responderán.'
export const forEmployers = 'Para empresas'
export const employerTitle = 'La gente se postula donde le responden'
export const employerLead = (freePosts: Part) =>
  `Publica con el salario, responde a tiempo y deja que hablen las cifras. ${freePosts}`
export const employerAction = 'Publicar un empleo'
export const everyApplication = 'Cada candidatura'
export const heroHighlight = 'recibe una respuesta'
export const heroLead =
  'Cada empleo muestra su salario. Contamos cuántas veces y con qué rapidez responde cada empresa, y lo ves antes de postularte.'
export const heroClockNote = 'días para responder; el plazo empieza cuando te postulas'
export const newestJobs = 'Empleos más recientes'
export const newestJobsTitle = 'Empleos más recientes, con su salario'
export const newestJobsAction = (count: Part) => `Ver los ${count} empleos`
export const newestJobsEmptyTitle = 'Todavía no hay ningún empleo publicado'
export const newestJobsEmptyAction = 'Publicar el primer empleo'
export const newestJobsEmptyHint = 'Cada empresa puede publicar tres anuncios gratis al mes.'
export const prices = 'Precios'
export const pricesTitle = 'Las respuestas nunca se venden'
export const allPrices = 'Todos los precios'
export const aMonth = 'al mes'
export const stepProfileTitle = 'Di una sola vez quién eres'
export const stepProfileText =
  'Un perfil en lugar de formularios. Quien no te conoce ve tu nombre de pila, tus habilidades y más o menos dónde vives; lo demás se abre cuando te postulas.'
export const stepApplyTitle = 'Postúlate y mira el plazo'
export const stepApplyText =
  'Desde ese momento la empresa tiene 14 días. Ves cuándo abrió tu candidatura y cuándo vence el plazo de respuesta.'
export const stepAnswerTitle = 'Recibe una respuesta'
export const stepAnswerText =
  'Una invitación con horarios para elegir, una oferta o un no con su motivo. El silencio cuenta contra la empresa, a la vista de todo el mundo.'
export const stepsLabel = 'Cómo funciona'
export const priceEmployerText = (posts: Part, people: Part) =>
  `${posts} anuncios, ${people} personas a quienes escribir.`
export const priceSeekerPlusText = 'Estadísticas completas de tus candidaturas.'
export const priceSeekerAudience = 'Buscar empleo'
export const priceSeekerFreeText = 'Postularte, recibir respuestas, chatear, escribir reseñas. Siempre.'
export const freePostsNote = (limit: Part) => `${limit} anuncios al mes son gratis; las respuestas lo son siempre.`
export const freeAnswersNote = 'Las respuestas son siempre gratis.'
