import type { Part } from '../../part.ts'

export const whoAnswersBest = 'Quién responde mejor'
export const whoAnswersBestLast90 = 'Quién responde mejor, últimos 90 días'
export const aCompanyAppearsHereOnce =
  'Una empresa aparece aquí cuando cinco de sus candidaturas han terminado. Con menos no medimos a nadie.'
export const withinADay = ', en menos de un día'
export const inSoManyDays = (days: Part) => `, en ${days} d`
export const answers = 'Responde al'
export const ofApplications = (finished: Part) => `de ${finished} candidaturas`
export const whatIsDueTodayFirst = 'Primero, lo que vence hoy'
export const answersThatFallDueInterviews =
  'Respuestas que vencen, entrevistas y mensajes sin leer, todo en una sola página.'
export const fortyHonestAnswersInThree = 'Cuarenta respuestas honestas en tres minutos'
export const templatesAndBulkAnswersWith =
  'Plantillas y respuestas en grupo con su motivo; cada persona recibe palabras, no un estado.'
export const yourAnswerRateWorksFor = 'Tu tasa de respuesta trabaja para ti'
export const itStandsOnEveryOne =
  'Aparece en cada uno de tus anuncios, y la gente se postula donde sabe que le responderán.'
export const forEmployers = 'Para empresas'
export const peopleApplyWhereTheyHear = 'La gente se postula donde le responden'
export const postWithThePayAnswer = (freePosts: Part) =>
  `Publica con el salario, responde a tiempo y deja que hablen las cifras. ${freePosts}`
export const postAJob = 'Publicar un empleo'
export const everyApplication = 'Cada candidatura'
export const getsAnAnswer = 'recibe una respuesta'
export const thePayIsOnEvery =
  'Cada empleo muestra su salario. Contamos cuántas veces y con qué rapidez responde cada empresa, y lo ves antes de postularte.'
export const daysForAnAnswerThe = 'días para responder; el plazo empieza cuando te postulas'
export const newestJobs = 'Empleos más recientes'
export const newestJobsWithThePay = 'Empleos más recientes, con su salario'
export const seeAllJobs = (count: Part) => `Ver los ${count} empleos`
export const noJobIsPostedYet = 'Todavía no hay ningún empleo publicado'
export const postTheFirstJob = 'Publicar el primer empleo'
export const threePostsAMonthAre = 'Cada empresa puede publicar tres anuncios gratis al mes.'
export const prices = 'Precios'
export const answersAreNeverSold = 'Las respuestas nunca se venden'
export const allPrices = 'Todos los precios'
export const aMonth = 'al mes'
export const sayOnceWhoYouAre = 'Di una sola vez quién eres'
export const oneProfileInsteadOfForms =
  'Un perfil en lugar de formularios. Quien no te conoce ve tu nombre de pila, tus habilidades y más o menos dónde vives; lo demás se abre cuando te postulas.'
export const applyAndSeeTheClock = 'Postúlate y mira el plazo'
export const fromThatMomentTheCompany =
  'Desde ese momento la empresa tiene 14 días. Ves cuándo abrió tu candidatura y cuándo vence el plazo de respuesta.'
export const getAnAnswer = 'Recibe una respuesta'
export const anInvitationWithTimesTo =
  'Una invitación con horarios para elegir, una oferta o un no con su motivo. El silencio cuenta contra la empresa, a la vista de todo el mundo.'
export const howItWorks = 'Cómo funciona'
export const postsPeopleToWriteTo = (posts: Part, people: Part) =>
  `${posts} anuncios, ${people} personas a quienes escribir.`
export const fullAnalyticsOfYourApplications = 'Estadísticas completas de tus candidaturas.'
export const lookingForWork = 'Buscar empleo'
export const applyGetAnswersChatReview = 'Postularte, recibir respuestas, chatear, escribir reseñas. Siempre.'
export const postsAMonthAreFree = (limit: Part) => `${limit} anuncios al mes son gratis; las respuestas lo son siempre.`
export const answersAreAlwaysFree = 'Las respuestas son siempre gratis.'
