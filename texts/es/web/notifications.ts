import type { Part } from '../../part.ts'

export const loadingYourSettings = 'Cargando tus ajustes'
export const yourSettingsCouldNotBe = 'No se pudieron cargar tus ajustes.'
export const loadingYourNotifications = 'Cargando tus notificaciones'
export const yourNotificationsCouldNotBe = 'No se pudieron cargar tus notificaciones.'
export const nothingHasHappenedYet = 'Todavía no ha pasado nada'
export const yourJobs = 'Tus anuncios'
export const lookAtJobs = 'Ver empleos'
export const youHaveReadEverything = 'Lo has leído todo.'
export const markAllRead = 'Marcar todo como leído'
export const notifications = 'Notificaciones'
export const allNotifications = 'Todas las notificaciones'
export const whichMailsIGet = 'Qué correos recibo'
export const nothingYetWhatHappensTo = 'Nada todavía. Lo que ocurra aparecerá aquí al momento.'
export const open = 'Abrir'
export const thisLinkIsNotWhole = 'Este enlace no está completo. Cópialo otra vez del correo.'
export const lookingAtTheLink = 'Comprobando el enlace'
export const chooseYourMails = 'Elegir tus correos'
export const youGetMailsAboutTopic = 'Recibes correos sobre'
export const switchedOffYouStillSee =
  '. Si los desactivas, sigues viéndolo todo en la aplicación, y los demás correos siguen como antes.'
export const switchTheseMailsOff = 'Desactivar estos correos'
export const chooseAllYourMails = 'Elegir todos tus correos'
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const applications = 'Candidaturas'
export const thatYourApplicationArrivedEach = 'Que tu candidatura llegó, cada paso y cada respuesta, y cuándo se cerró.'
export const newApplicationsRemindersBeforeAn =
  'Candidaturas nuevas, recordatorios antes de que venza un plazo de respuesta y candidaturas retiradas.'
export const interviews = 'Entrevistas'
export const invitationsAgreedTimesWithA =
  'Invitaciones, citas acordadas con un archivo de calendario y un recordatorio el día anterior.'
export const agreedTimesWithACalendar =
  'Citas acordadas con un archivo de calendario, cambios y un recordatorio el día anterior.'
export const messages = 'Mensajes'
export const messagesThatYouHaveNot = 'Mensajes que llevas 10 minutos sin leer: un correo por chat hasta que lo leas.'
export const messagesThatYouHaveNotRead =
  'Mensajes que llevas 10 minutos sin leer, un correo por chat hasta que lo leas, y solicitudes.'
export const offers = 'Ofertas'
export const offersAndAReminderBefore = 'Ofertas, y un recordatorio antes de que una termine.'
export const whatBecomesOfTheOffers = 'Qué pasa con las ofertas que enviaste.'
export const reviews = 'Reseñas'
export const reviewsAboutYouAndReplies = 'Reseñas sobre ti y respuestas a las tuyas.'
export const reviewsAboutYourCompanyAnd = 'Reseñas sobre tu empresa y respuestas a las tuyas.'
export const savedSearches = 'Búsquedas guardadas'
export const newJobsThatMatchA = 'Empleos nuevos que encajan con una búsqueda que guardaste, como mucho una vez al día.'
export const thatAJobEndsIn = 'Que a un anuncio le quedan tres días, para que puedas renovarlo o cerrarlo.'
export const reports = 'Denuncias'
export const theCaseNumberOfA = 'El número de caso de una denuncia y qué se decidió.'
export const somebody = 'Alguien'
export const aJob = 'un empleo'
export const putYouOnTheShortlist = (other: Part, job: Part) => `${other} te puso en preselección para ${job}.`
export const wantsToHireYouFor = (other: Part, job: Part) => `${other} quiere contratarte para ${job}.`
export const answeredYouOnNotThis = (other: Part, job: Part) =>
  `${other} respondió a tu candidatura para ${job}: esta vez no.`
export const withdrewTheApplicationFor = (other: Part, job: Part) => `${other} retiró la candidatura para ${job}.`
export const declinedYourOfferFor = (other: Part, job: Part) => `${other} rechazó tu oferta para ${job}.`
export const applicationTookAStep = (job: Part) => `La candidatura para ${job} dio un paso.`
export const somethingOfYours = 'Algo tuyo'
export const weLookedAtAndFound = (name: Part) => `Revisamos «${name}» y no encontramos nada malo.`
export const somethingOfYoursWithin = 'algo tuyo'
export const youWereWarnedAboutRead = (name: Part) => `Recibiste una advertencia sobre «${name}». Lee el motivo.`
export const wasHiddenReadTheReason = (name: Part) =>
  `«${name}» se ocultó. Lee el motivo; puedes presentar un recurso, una sola vez.`
export const yourAccountWasSuspendedRead =
  'Tu cuenta se suspendió. Lee el motivo; puedes presentar un recurso, una sola vez.'
export const thereIsADecisionAbout = (name: Part) => `Hay una decisión sobre «${name}».`
export const theyOweYouAnAnswer = (day: Part) => `Te debe una respuesta a más tardar el ${day}.`
export const yourApplicationForHasReached = (job: Part, other: Part, nextSentence: Part) =>
  `Tu candidatura para ${job} llegó a ${other}.${nextSentence}`
export const yourAnswerIsDueBy = (day: Part) => `Tu plazo de respuesta vence el ${day}.`
export const appliedFor = (other: Part, job: Part, nextSentence: Part) =>
  `${other} se postuló para ${job}.${nextSentence}`
export const answeredYourApplicationForBy = (other: Part, job: Part) =>
  `${other} respondió por mensaje a tu candidatura para ${job}.`
export const yourApplicationForAtWas = (job: Part, other: Part) =>
  `Tu candidatura para ${job} en ${other} se cerró tras 30 días de silencio.`
export const invitesYouToAnInterview = (other: Part, job: Part) => `${other} te invita a una entrevista para ${job}.`
export const interviewWithForAgreed = (other: Part, job: Part, when: Part) =>
  `Entrevista con ${other} para ${job} acordada${when}.`
export const yourInterviewWithForIs = (other: Part, job: Part, when: Part) =>
  `Se acerca tu entrevista con ${other} para ${job}${when}.`
export const theInterviewWithForIs = (other: Part, job: Part, when: Part) =>
  `Se canceló la entrevista con ${other} para ${job}${when}.`
export const asksToWriteToYou = (other: Part) => `${other} quiere escribirte.`
export const acceptedYourRequestYouCan = (other: Part) => `${other} aceptó tu solicitud. Ya pueden escribirse.`
export const sentYouAnOffer = (other: Part, forJob: Part) => `${other} te envió una oferta${forJob}.`
export const acceptedYourOffer = (other: Part, forJob: Part) => `${other} aceptó tu oferta${forJob}.`
export const declinedYourOffer = (other: Part, forJob: Part) => `${other} rechazó tu oferta${forJob}.`
export const withdrewTheOffer = (other: Part, forJob: Part) => `${other} retiró la oferta${forJob}.`
export const theOfferOfEnds = (other: Part, forJob: Part, when: Part) =>
  `La oferta de ${other}${forJob} termina ${when}.`
export const onDay = (day: Part) => `el ${day}`
export const soon = 'pronto'
export const theOfferBetweenYouAnd = (other: Part, forJob: Part) =>
  `La oferta entre tú y ${other}${forJob} terminó sin respuesta.`
export const tookBackTheOfferThat = (other: Part, forJob: Part) =>
  `${other} revocó la oferta que habías aceptado${forJob}.`
export const howWasItWithYou = (other: Part) => `¿Qué tal fue con ${other}? Puedes escribir una reseña.`
export const theReviewByCanBe = (other: Part) => `La reseña de ${other} ya se puede leer.`
export const repliedToYourReview = (other: Part) => `${other} respondió a tu reseña.`
export const reportIsDecidedReadThe = (caseNumber: Part) => `La denuncia ${caseNumber} está decidida. Lee el motivo.`
export const aDecision = 'una decisión'
export const yourAppealAboutHasArrived = (name: Part) =>
  `Tu recurso sobre «${name}» llegó. Lo decide el equipo de moderación.`
export const isHiddenForUpTo = (name: Part) =>
  `«${name}» deja de verse hasta 72 horas: varias personas presentaron una denuncia. El equipo de moderación decide.`
export const canBeSeenAgain = (name: Part) => `«${name}» se puede ver otra vez.`
export const hasEndedAndLeftThe = (job: Part) => `${job} terminó y ya no sale en la búsqueda. Puedes volver a abrirlo.`
export const oneJob = 'Un anuncio'
export const yourPlanIsNow = (name: Part, nextSentence: Part) => `Tu plan ahora es ${name}.${nextSentence}`
export const yourPlanHasEndedThe = (name: Part) => `Tu plan ${name} terminó; sigues con el gratuito.`
export const yourPlan = 'tu plan'
export const thePlanGoesOnUntil = (day: Part) => `El plan sigue hasta el ${day}; revisa tu tarjeta.`
export const thePaymentForDidNot = (name: Part, nextSentence: Part) =>
  `No se pudo cobrar el pago de ${name}.${nextSentence}`
export const yourWorkAtIsConfirmed = (other: Part) => `Tu trabajo en ${other} está confirmado.`
export const whoeverReadsYourWorkAddress = (other: Part) =>
  `Quien lee tu dirección de trabajo en ${other} no confirmó tu trabajo.`
export const yourPasswordWasChangedAll = 'Se cambió tu contraseña. En los demás dispositivos se cerró la sesión.'
export const yourAccountUsesAnotherE = 'Tu cuenta usa ahora otra dirección de correo.'
export const toBeErasedOn = (day: Part) => `; iba a borrarse el ${day}`
export const youAskedUsToDelete = (toBeErased: Part) => `Nos pediste eliminar tu cuenta${toBeErased}.`
export const youSignedInAgainSo = 'Volviste a iniciar sesión, así que tu cuenta se queda.'
export const forJob = (job: Part) => `para ${job}`
export const mailsAboutAreOn = (topic: Part) => `Los correos sobre ${topic} están activados.`
export const mailsAboutAreOff = (topic: Part) => `Los correos sobre ${topic} están desactivados.`
export const mailsAboutAreOffInTheAppYouSee = (topic: Part) =>
  `Los correos sobre ${topic} están desactivados. En la aplicación sigues viéndolo todo.`
export const topicApplications = 'candidaturas'
export const topicInterviews = 'entrevistas'
export const topicMessages = 'mensajes'
export const topicOffers = 'ofertas'
export const topicReviews = 'reseñas'
export const topicSavedSearches = 'búsquedas guardadas'
export const topicYourJobs = 'tus anuncios'
export const topicReports = 'denuncias'
export const whatShowsUpForEmployers =
  'Las candidaturas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const whatShowsUpForSeekers = 'Las respuestas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const newOnes = (count: Part) => (count === 1 ? '1 nueva' : `${count} nuevas`)
export const newMark = 'Nueva:'
export const applicantsWait = (count: Part) =>
  count === 1 ? '1 candidatura espera tu respuesta.' : `${count} candidaturas esperan tu respuesta.`
export const unreadMessagesFrom = (count: Part, other: Part) =>
  count === 1 ? `1 mensaje sin leer de ${other}.` : `${count} mensajes sin leer de ${other}.`
export const weHaveYourReport = (caseNumber: Part) =>
  `Recibimos tu denuncia: ${caseNumber}. La revisa el equipo de moderación.`
export const weHaveYourReportOf = (name: Part, caseNumber: Part) =>
  `Recibimos tu denuncia sobre «${name}»: ${caseNumber}. La revisa el equipo de moderación.`
export const jobEndsInDays = (job: Part, days: Part) =>
  days === 1
    ? `A ${job} le queda 1 día. Renuévalo si sigues buscando.`
    : `A ${job} le quedan ${days} días. Renuévalo si sigues buscando.`
export const nowInPlaceOfAPlan = 'actual'
export const paidInPlaceOfAPlan = 'de pago'
export const jobIsPausedByPlan = (job: Part, plan: Part) =>
  `${job} está en pausa: tu plan ${plan} mantiene abiertos menos anuncios. Mira qué puedes hacer.`
export const jobsArePausedByPlan = (count: Part, plan: Part) =>
  `${count} anuncios están en pausa: tu plan ${plan} mantiene abiertos menos anuncios. Mira cuáles y qué puedes hacer.`
export const newJobs = (count: Part) => (count === 1 ? '1 empleo nuevo.' : `${count} empleos nuevos.`)
export const newJobsFor = (count: Part, name: Part) =>
  count === 1 ? `1 empleo nuevo para «${name}».` : `${count} empleos nuevos para «${name}».`
export const pausedJobsCameBack = (count: Part) =>
  count === 1 ? 'Volvió 1 anuncio en pausa.' : `Volvieron ${count} anuncios en pausa.`
export const whatHappensCanReachThisDevice =
  'Las candidaturas, entrevistas, mensajes y ofertas pueden llegar a este dispositivo aunque Hearback esté cerrado.'
export const notifyMeOnThisDevice = 'Avísame en este dispositivo'
export const notificationsReachThisDevice = 'Las notificaciones llegan a este dispositivo.'
export const notificationsReachThisDeviceNow = 'Desde ahora, las notificaciones llegan a este dispositivo.'
export const nothingReachesThisDevice = 'Ya no llegan notificaciones a este dispositivo.'
export const showMeAnExample = 'Ver un ejemplo'
export const theExampleIsOnItsWay = 'El ejemplo va de camino.'
export const theExampleWasNotTaken =
  'El ejemplo no llegó: el servicio de notificaciones de tu navegador no lo aceptó. Inténtalo más tarde, o desactiva y vuelve a activar las notificaciones.'
export const turnOffHere = 'Desactivar en este dispositivo'
export const thisBrowserCannotBeTold =
  'Este navegador no puede mostrar notificaciones de una página cerrada. Los correos te llegan igual.'
export const anIphoneTellsOnly =
  'Un iPhone o iPad solo muestra notificaciones de las aplicaciones de su pantalla de inicio. Pulsa Compartir y después Añadir a pantalla de inicio. Abre Hearback desde ahí y vuelve a esta página.'
export const thisBrowserBlocksUs =
  'Este navegador bloquea las notificaciones de Hearback. Permítelas en sus ajustes para este sitio y vuelve a cargar esta página.'
export const youDidNotAllowIt = 'No se permitieron las notificaciones, así que nada ha cambiado.'
export const thePushServiceDoesNot =
  'Tu navegador no pudo conectar con su servicio de notificaciones. Algunos navegadores no tienen, y algunas redes lo bloquean. Inténtalo otra vez, o sigue con los correos.'
export const whatDevicesAreToldOf = 'De qué se avisa en tus dispositivos'
export const answersAndStepsOfYour = 'Las respuestas a tus candidaturas y cada paso que dan.'
export const newApplicationsAndAnswersThatAreDue = 'Candidaturas nuevas y respuestas pendientes.'
export const invitationsAgreedTimesAndTheDay = 'Invitaciones, citas acordadas y un recordatorio el día anterior.'
export const agreedTimesAndTheDay = 'Citas acordadas, cambios y un recordatorio el día anterior.'
export const messagesWhileYouAreNot =
  'Mensajes que no has visto en unos segundos, una notificación por chat, y solicitudes.'
export const offersAndWhenOneEnds = 'Ofertas, y un recordatorio antes de que una termine.'
export const whatBecomesOfYourOffers = 'Qué pasa con las ofertas que enviaste.'
export const showNamesAndTitles = 'Mostrar nombres y puestos'
export const alsoWhileItIsLocked =
  'En este dispositivo, también con la pantalla bloqueada. Si lo desactivas, solo dice que hay novedades. Lo que dice un mensaje no se muestra nunca.'
export const newsAboutAnApplication = 'Hay novedades sobre una candidatura.'
export const newsAboutAnInterview = 'Hay novedades sobre una entrevista.'
export const youHaveANewMessage = 'Tienes un mensaje nuevo.'
export const newsAboutAnOffer = 'Hay novedades sobre una oferta.'
export const somethingHappened = 'Hay novedades para ti.'
export const thisIsHowThisDevice = 'Así te avisa este dispositivo de lo que pasa.'
export const doYouWantToKnow = '¿Quieres saber en cuanto haya una respuesta, aunque Hearback esté cerrado?'
export const notNow = 'Ahora no'
export const twoStepIsOn =
  'El inicio de sesión en dos pasos está activado: para entrar hace falta también un código de tu aplicación.'
export const twoStepIsOff = 'El inicio de sesión en dos pasos está desactivado: basta tu contraseña para entrar.'
export const recoveryCodeUsed = (count: Part) =>
  `Alguien inició sesión con uno de tus códigos de recuperación. Quedan ${count}.`
export const recoveryCodeUsedOneLeft = 'Alguien inició sesión con uno de tus códigos de recuperación. Queda uno.'
export const recoveryCodesRenewed = 'Tienes códigos de recuperación nuevos. Los anteriores ya no sirven.'
export const secondStepGuessed =
  'Se escribieron diez códigos incorrectos para tu cuenta. Si no fuiste tú, alguien conoce tu contraseña: elige otra.'
export const passwordGuessed =
  'Se probaron muchas contraseñas incorrectas en tu cuenta, y ninguna funcionó. Puedes entrar con un código por correo o una llave de acceso.'
export const passkeyAdded = (name: Part) => `Se añadió la llave de acceso «${name}»: permite entrar por sí sola.`
export const passkeyRemoved = (name: Part) => `Se eliminó la llave de acceso «${name}».`
