import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const settingsLoading = 'Cargando tus ajustes'
export const settingsFailed = 'No se pudieron cargar tus ajustes.'
export const listLoading = 'Cargando tus notificaciones'
export const listFailed = 'No se pudieron cargar tus notificaciones.'
export const emptyTitle = 'Todavía no ha pasado nada'
export const yourJobs = 'Tus anuncios'
export const emptySeekerAction = 'Ver empleos'
export const listAllRead = 'Lo has leído todo.'
export const readAllAction = 'Marcar todo como leído'
export const notifications = 'Notificaciones'
export const allNotifications = 'Todas las notificaciones'
export const panelSettingsLink = 'Qué correos recibo'
export const panelEmpty = 'Nada todavía. Lo que ocurra aparecerá aquí al momento.'
export const open = 'Abrir'
export const unsubscribeLinkBroken = 'Este enlace no está completo. Cópialo otra vez del correo.'
export const unsubscribeLinkLoading = 'Comprobando el enlace'
export const unsubscribeDoneLink = 'Elegir tus correos'
export const unsubscribeQuestionLead = 'Recibes correos sobre'
export const unsubscribeEffects =
  '. Si los desactivas, sigues viéndolo todo en la aplicación, y los demás correos siguen como antes.'
export const unsubscribeAction = 'Desactivar estos correos'
export const unsubscribeSettingsLink = 'Elegir todos tus correos'
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const applications = 'Candidaturas'
export const mailApplicationsSeekerHint = 'Que tu candidatura llegó, cada paso y cada respuesta, y cuándo se cerró.'
export const mailApplicationsEmployerHint =
  'Candidaturas nuevas, recordatorios antes de que venza un plazo de respuesta y candidaturas retiradas.'
export const interviews = 'Entrevistas'
export const mailInterviewsSeekerHint =
  'Invitaciones, citas acordadas con un archivo de calendario y un recordatorio el día anterior.'
export const mailInterviewsEmployerHint =
  'Citas acordadas con un archivo de calendario, cambios y un recordatorio el día anterior.'
export const messages = 'Mensajes'
export const mailMessagesSeekerHint = 'Mensajes que llevas 10 minutos sin leer: un correo por chat hasta que lo leas.'
export const mailMessagesEmployerHint =
  'Mensajes que llevas 10 minutos sin leer, un correo por chat hasta que lo leas, y solicitudes.'
export const offers = 'Ofertas'
export const mailOffersSeekerHint = 'Ofertas, y un recordatorio antes de que una termine.'
export const mailOffersEmployerHint = 'Qué pasa con las ofertas que enviaste.'
export const reviews = 'Reseñas'
export const mailReviewsSeekerHint = 'Reseñas sobre ti y respuestas a las tuyas.'
export const mailReviewsEmployerHint = 'Reseñas sobre tu empresa y respuestas a las tuyas.'
export const savedSearches = 'Búsquedas guardadas'
export const mailSavedSearchesHint =
  'Empleos nuevos que encajan con una búsqueda que guardaste, como mucho una vez al día.'
export const mailJobsHint = 'Que a un anuncio le quedan tres días, para que puedas renovarlo o cerrarlo.'
export const reports = 'Denuncias'
export const mailReportsHint = 'El número de caso de una denuncia y qué se decidió.'
export const somebody = 'Alguien'
export const jobFallback = 'un empleo'
export const stepShortlisted = (other: Part, job: Part) => `${other} te puso en preselección para ${job}.`
export const stepOffered = (other: Part, job: Part) => `${other} quiere contratarte para ${job}.`
export const stepRejected = (other: Part, job: Part) => `${other} respondió a tu candidatura para ${job}: esta vez no.`
export const stepWithdrawn = (other: Part, job: Part) => `${other} retiró la candidatura para ${job}.`
export const stepOfferDeclined = (other: Part, job: Part) => `${other} rechazó tu oferta para ${job}.`
export const stepOther = (job: Part) => `La candidatura para ${job} dio un paso.`
export const moderatedFallback = 'Algo tuyo'
export const verdictNone = (name: Part) => `Revisamos «${name}» y no encontramos nada malo.`
export const moderatedFallbackInSentence = 'algo tuyo'
export const verdictWarning = (name: Part) => `Recibiste una advertencia sobre «${name}». Lee el motivo.`
export const verdictHidden = (name: Part) =>
  `«${name}» se ocultó. Lee el motivo; puedes presentar un recurso, una sola vez.`
export const verdictSuspended = 'Tu cuenta se suspendió. Lee el motivo; puedes presentar un recurso, una sola vez.'
export const verdictDecided = (name: Part) => `Hay una decisión sobre «${name}».`
export const applicationDueSentence = (day: Part) => `Te debe una respuesta a más tardar el ${day}.`
export const applicationReceived = (job: Part, other: Part, nextSentence: Part) =>
  `Tu candidatura para ${job} llegó a ${other}.${nextSentence}`
export const answerDueSentence = (day: Part) => `Tu plazo de respuesta vence el ${day}.`
export const applicationArrived = (other: Part, job: Part, nextSentence: Part) =>
  `${other} se postuló para ${job}.${nextSentence}`
export const applicationAnswered = (other: Part, job: Part) =>
  `${other} respondió por mensaje a tu candidatura para ${job}.`
export const applicationExpired = (job: Part, other: Part) =>
  `Tu candidatura para ${job} en ${other} se cerró tras 30 días de silencio.`
export const interviewInvited = (other: Part, job: Part) => `${other} te invita a una entrevista para ${job}.`
export const interviewPicked = (other: Part, job: Part, when: Part) =>
  `Entrevista con ${other} para ${job} acordada${when}.`
export const interviewSoon = (other: Part, job: Part, when: Part) =>
  `Se acerca tu entrevista con ${other} para ${job}${when}.`
export const interviewCalledOff = (other: Part, job: Part, when: Part) =>
  `Se canceló la entrevista con ${other} para ${job}${when}.`
export const chatRequested = (other: Part) => `${other} quiere escribirte.`
export const chatAccepted = (other: Part) => `${other} aceptó tu solicitud. Ya pueden escribirse.`
export const offerReceived = (other: Part, forJob: Part) => `${other} te envió una oferta${forJob}.`
export const offerAccepted = (other: Part, forJob: Part) => `${other} aceptó tu oferta${forJob}.`
export const offerDeclined = (other: Part, forJob: Part) => `${other} rechazó tu oferta${forJob}.`
export const offerWithdrawn = (other: Part, forJob: Part) => `${other} retiró la oferta${forJob}.`
export const offerExpiring = (other: Part, forJob: Part, when: Part) =>
  `La oferta de ${other}${forJob} termina ${when}.`
export const onDay = (day: Part) => `el ${day}`
export const soon = 'pronto'
export const offerExpired = (other: Part, forJob: Part) =>
  `La oferta entre tú y ${other}${forJob} terminó sin respuesta.`
export const offerRescinded = (other: Part, forJob: Part) => `${other} revocó la oferta que habías aceptado${forJob}.`
export const reviewPossible = (other: Part) => `¿Qué tal fue con ${other}? Puedes escribir una reseña.`
export const reviewPublished = (other: Part) => `La reseña de ${other} ya se puede leer.`
export const reviewReplied = (other: Part) => `${other} respondió a tu reseña.`
export const reportDecided = (caseNumber: Part) => `La denuncia ${caseNumber} está decidida. Lee el motivo.`
export const decisionFallback = 'una decisión'
export const appealReceived = (name: Part) => `Tu recurso sobre «${name}» llegó. Lo decide el equipo de moderación.`
export const contentHeld = (name: Part) =>
  `«${name}» deja de verse hasta 72 horas: varias personas presentaron una denuncia. El equipo de moderación decide.`
export const contentRestored = (name: Part) => `«${name}» se puede ver otra vez.`
export const jobExpired = (job: Part) => `${job} terminó y ya no sale en la búsqueda. Puedes volver a abrirlo.`
export const pausedJobFallback = 'Un anuncio'
export const planChanged = (name: Part, nextSentence: Part) => `Tu plan ahora es ${name}.${nextSentence}`
export const planEnded = (name: Part) => `Tu plan ${name} terminó; sigues con el gratuito.`
export const planFallback = 'tu plan'
export const planGracePeriod = (day: Part) => `El plan sigue hasta el ${day}; revisa tu tarjeta.`
export const paymentFailed = (name: Part, nextSentence: Part) => `No se pudo cobrar el pago de ${name}.${nextSentence}`
export const experienceConfirmed = (other: Part) => `Tu trabajo en ${other} está confirmado.`
export const experienceDeclined = (other: Part) =>
  `Quien lee tu dirección de trabajo en ${other} no confirmó tu trabajo.`
export const passwordChanged = 'Se cambió tu contraseña. En los demás dispositivos se cerró la sesión.'
export const emailChanged = 'Tu cuenta usa ahora otra dirección de correo.'
export const deletionDate = (day: Part) => `; iba a borrarse el ${day}`
export const deletionRequested = (toBeErased: Part) => `Nos pediste eliminar tu cuenta${toBeErased}.`
export const accountRestored = 'Volviste a iniciar sesión, así que tu cuenta se queda.'
export const forJob = (job: Part) => `para ${job}`
export const mailsTurnedOn = (topic: Part) => `Los correos sobre ${topic} están activados.`
export const mailsTurnedOff = (topic: Part) => `Los correos sobre ${topic} están desactivados.`
export const unsubscribed = (topic: Part) =>
  `Los correos sobre ${topic} están desactivados. En la aplicación sigues viéndolo todo.`
export const topicApplications = 'candidaturas'
export const topicInterviews = 'entrevistas'
export const topicMessages = 'mensajes'
export const topicOffers = 'ofertas'
export const topicReviews = 'reseñas'
export const topicSavedSearches = 'búsquedas guardadas'
export const topicJobs = 'tus anuncios'
export const topicReports = 'denuncias'
export const emptyEmployerHint = 'Las candidaturas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const emptySeekerHint = 'Las respuestas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const listNewCount = (count: Part) => plural(count, { one: '1 nueva', other: `${count} nuevas` })
export const newMark = 'Nueva:'
export const answersDue = (count: Part) =>
  plural(count, { one: '1 candidatura espera tu respuesta.', other: `${count} candidaturas esperan tu respuesta.` })
export const messagesUnread = (count: Part, other: Part) =>
  plural(count, { one: `1 mensaje sin leer de ${other}.`, other: `${count} mensajes sin leer de ${other}.` })
export const reportReceived = (caseNumber: Part) =>
  `Recibimos tu denuncia: ${caseNumber}. La revisa el equipo de moderación.`
export const reportReceivedNamed = (name: Part, caseNumber: Part) =>
  `Recibimos tu denuncia sobre «${name}»: ${caseNumber}. La revisa el equipo de moderación.`
export const jobEndsInDays = (job: Part, days: Part) =>
  plural(days, {
    one: `A ${job} le queda 1 día. Renuévalo si sigues buscando.`,
    other: `A ${job} le quedan ${days} días. Renuévalo si sigues buscando.`,
  })
export const planNowFallback = 'actual'
export const planPaidFallback = 'de pago'
export const jobPausedByPlan = (job: Part, plan: Part) =>
  `${job} está en pausa: tu plan ${plan} mantiene abiertos menos anuncios. Mira qué puedes hacer.`
export const jobsPausedByPlan = (count: Part, plan: Part) =>
  `${count} anuncios están en pausa: tu plan ${plan} mantiene abiertos menos anuncios. Mira cuáles y qué puedes hacer.`
export const newJobs = (count: Part) => plural(count, { one: '1 empleo nuevo.', other: `${count} empleos nuevos.` })
export const jobsFoundForSearch = (count: Part, name: Part) =>
  plural(count, { one: `1 empleo nuevo para «${name}».`, other: `${count} empleos nuevos para «${name}».` })
export const jobsReopened = (count: Part) =>
  plural(count, { one: 'Volvió 1 anuncio en pausa.', other: `Volvieron ${count} anuncios en pausa.` })
export const pushLead =
  'Las candidaturas, entrevistas, mensajes y ofertas pueden llegar a este dispositivo aunque Hearback esté cerrado.'
export const pushTurnOnAction = 'Avísame en este dispositivo'
export const pushIsOn = 'Las notificaciones llegan a este dispositivo.'
export const pushTurnedOn = 'Desde ahora, las notificaciones llegan a este dispositivo.'
export const pushTurnedOff = 'Ya no llegan notificaciones a este dispositivo.'
export const pushExampleAction = 'Ver un ejemplo'
export const pushExampleSent = 'El ejemplo va de camino.'
export const pushExampleFailed =
  'El ejemplo no llegó: el servicio de notificaciones de tu navegador no lo aceptó. Inténtalo más tarde, o desactiva y vuelve a activar las notificaciones.'
export const pushTurnOffAction = 'Desactivar en este dispositivo'
export const pushUnsupported =
  'Este navegador no puede mostrar notificaciones de una página cerrada. Los correos te llegan igual.'
export const pushNeedsHomeScreen =
  'Un iPhone o iPad solo muestra notificaciones de las aplicaciones de su pantalla de inicio. Pulsa Compartir y después Añadir a pantalla de inicio. Abre Hearback desde ahí y vuelve a esta página.'
export const pushBlocked =
  'Este navegador bloquea las notificaciones de Hearback. Permítelas en sus ajustes para este sitio y vuelve a cargar esta página.'
export const pushDenied = 'No se permitieron las notificaciones, así que nada ha cambiado.'
export const pushServiceFailed =
  'Tu navegador no pudo conectar con su servicio de notificaciones. Algunos navegadores no tienen, y algunas redes lo bloquean. Inténtalo otra vez, o sigue con los correos.'
export const pushTopicsLegend = 'De qué se avisa en tus dispositivos'
export const pushApplicationsSeekerHint = 'Las respuestas a tus candidaturas y cada paso que dan.'
export const pushApplicationsEmployerHint = 'Candidaturas nuevas y respuestas pendientes.'
export const pushInterviewsSeekerHint = 'Invitaciones, citas acordadas y un recordatorio el día anterior.'
export const pushInterviewsEmployerHint = 'Citas acordadas, cambios y un recordatorio el día anterior.'
export const pushMessagesHint = 'Mensajes que no has visto en unos segundos, una notificación por chat, y solicitudes.'
export const pushOffersSeekerHint = 'Ofertas, y un recordatorio antes de que una termine.'
export const pushOffersEmployerHint = 'Qué pasa con las ofertas que enviaste.'
export const pushNamedLabel = 'Mostrar nombres y puestos'
export const pushNamedHint =
  'En este dispositivo, también con la pantalla bloqueada. Si lo desactivas, solo dice que hay novedades. Lo que dice un mensaje no se muestra nunca.'
export const pushApplication = 'Hay novedades sobre una candidatura.'
export const pushInterview = 'Hay novedades sobre una entrevista.'
export const pushMessage = 'Tienes un mensaje nuevo.'
export const pushOffer = 'Hay novedades sobre una oferta.'
export const pushOther = 'Hay novedades para ti.'
export const pushExample = 'Así te avisa este dispositivo de lo que pasa.'
export const pushOfferQuestion = '¿Quieres saber en cuanto haya una respuesta, aunque Hearback esté cerrado?'
export const notNow = 'Ahora no'
export const twoStepTurnedOn =
  'El inicio de sesión en dos pasos está activado: para entrar hace falta también un código de tu aplicación.'
export const twoStepTurnedOff = 'El inicio de sesión en dos pasos está desactivado: basta tu contraseña para entrar.'
export const recoveryCodeUsed = (count: Part) =>
  plural(count, {
    one: 'Alguien inició sesión con uno de tus códigos de recuperación. Queda uno.',
    other: `Alguien inició sesión con uno de tus códigos de recuperación. Quedan ${count}.`,
  })
export const recoveryCodesRenewed = 'Tienes códigos de recuperación nuevos. Los anteriores ya no sirven.'
export const secondStepGuessed =
  'Se escribieron diez códigos incorrectos para tu cuenta. Si no fuiste tú, alguien conoce tu contraseña: elige otra.'
export const passwordGuessed =
  'Se probaron muchas contraseñas incorrectas en tu cuenta, y ninguna funcionó. Puedes entrar con un código por correo o una llave de acceso.'
export const passkeyAdded = (name: Part) => `Se añadió la llave de acceso «${name}»: permite entrar por sí sola.`
export const passkeyRemoved = (name: Part) => `Se eliminó la llave de acceso «${name}».`
