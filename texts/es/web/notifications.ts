import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const settingsLoading = 'Cargando tus ajustes'
export const settingsFailed = 'No pudimos cargar tus ajustes.'
export const listLoading = 'Cargando tus notificaciones'
export const listFailed = 'No pudimos cargar tus notificaciones.'
export const emptyTitle = 'Todavía no hay notificaciones'
export const yourJobs = 'Tus empleos'
export const emptySeekerAction = 'Buscar empleos'
export const listAllRead = 'Estás al día.'
export const readAllAction = 'Marcar todo como leído'
export const notifications = 'Notificaciones'
export const allNotifications = 'Todas las notificaciones'
export const panelSettingsLink = 'Ajustes de correo'
export const panelEmpty = 'Todavía no hay notificaciones. Tus novedades aparecerán aquí.'
export const open = 'Abrir'
export const unsubscribeLinkBroken = 'Este enlace está incompleto. Cópialo otra vez del correo.'
export const unsubscribeLinkLoading = 'Comprobando el enlace'
export const unsubscribeDoneLink = 'Ajustes de correo'
export const unsubscribeQuestionLead = 'Recibes correos sobre'
export const unsubscribeEffects =
  '. Si los desactivas, seguirás viéndolo todo en la aplicación, y tus otros correos no cambiarán.'
export const unsubscribeAction = 'Desactivar estos correos'
export const unsubscribeSettingsLink = 'Todos los ajustes de correo'
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const applications = 'Candidaturas'
export const mailApplicationsSeekerHint = 'Cuando tu candidatura llega, avanza, recibe una respuesta o se cierra.'
export const mailApplicationsEmployerHint =
  'Candidaturas nuevas, candidaturas retiradas y recordatorios antes de que venza una respuesta.'
export const interviews = 'Entrevistas'
export const mailInterviewsSeekerHint =
  'Invitaciones, horarios reservados con un archivo de calendario y un recordatorio el día anterior.'
export const mailInterviewsEmployerHint =
  'Horarios reservados con un archivo de calendario, cambios y un recordatorio el día anterior.'
export const messages = 'Mensajes'
export const mailMessagesSeekerHint = 'Mensajes que no has leído en 10 minutos. Un correo por chat hasta que lo leas.'
export const mailMessagesEmployerHint =
  'Solicitudes y mensajes que no has leído en 10 minutos. Un correo por chat hasta que lo leas.'
export const offers = 'Ofertas'
export const mailOffersSeekerHint = 'Ofertas nuevas y un recordatorio antes de que una caduque.'
export const mailOffersEmployerHint = 'Las respuestas a las ofertas que enviaste.'
export const reviews = 'Reseñas'
export const mailReviewsSeekerHint = 'Reseñas sobre ti y respuestas a las tuyas.'
export const mailReviewsEmployerHint = 'Reseñas sobre tu empresa y respuestas a las tuyas.'
export const weeklySummary = 'Resumen semanal'
export const mailWeeklySummaryHint = 'El lunes por la mañana: qué pasó con cada una de tus candidaturas.'
export const savedSearches = 'Búsquedas guardadas'
export const mailSavedSearchesHint =
  'Empleos nuevos que coinciden con tus búsquedas guardadas, con la frecuencia que elegiste.'
export const mailJobsHint =
  'Un recordatorio tres días antes de que cierre un empleo, para que lo renueves o lo cierres.'
export const reports = 'Denuncias'
export const mailReportsHint = 'El número de caso de tu denuncia y nuestra decisión.'
export const somebody = 'Alguien'
export const jobFallback = 'un empleo'
export const companyFallback = 'tu empresa'
export const domainFallback = 'tu dominio'
export const stepShortlisted = (other: Part, job: Part) => `${other} te preseleccionó para ${job}.`
export const stepOffered = (other: Part, job: Part) => `${other} quiere contratarte para ${job}.`
export const stepRejected = (other: Part, job: Part) => `${other} respondió a tu candidatura para ${job}: esta vez no.`
export const stepWithdrawn = (other: Part, job: Part) => `${other} retiró la candidatura para ${job}.`
export const stepOfferDeclined = (other: Part, job: Part) => `${other} rechazó tu oferta para ${job}.`
export const stepOther = (job: Part) => `Hay una novedad en la candidatura para ${job}.`
export const moderatedFallback = 'Algo que publicaste'
export const verdictNone = (name: Part) => `Revisamos «${name}» y no encontramos nada malo.`
export const moderatedFallbackInSentence = 'algo que publicaste'
export const verdictWarning = (name: Part) => `Recibiste una advertencia sobre «${name}». Lee el motivo.`
export const verdictHidden = (name: Part) => `Se ocultó «${name}». Lee el motivo. Puedes presentar un recurso una vez.`
export const verdictSuspended = 'Se suspendió tu cuenta. Lee el motivo. Puedes presentar un recurso una vez.'
export const verdictDecided = (name: Part) => `Tomamos una decisión sobre «${name}».`
export const applicationDueSentence = (day: Part) => `Debe responder a más tardar el ${day}.`
export const applicationReceived = (job: Part, other: Part, nextSentence: Part) =>
  `${other} recibió tu candidatura para ${job}.${nextSentence}`
export const answerDueSentence = (day: Part) => `Tu respuesta vence el ${day}.`
export const applicationArrived = (other: Part, job: Part, nextSentence: Part) =>
  `${other} se postuló para ${job}.${nextSentence}`
export const applicationAnswered = (other: Part, job: Part) =>
  `${other} respondió a tu candidatura para ${job} con un mensaje.`
export const applicationExpired = (job: Part, other: Part) =>
  `Tu candidatura para ${job} en ${other} se cerró tras 30 días sin respuesta.`
export const interviewInvited = (other: Part, job: Part) => `${other} te invitó a una entrevista para ${job}.`
export const interviewPicked = (other: Part, job: Part, when: Part) =>
  `Entrevista con ${other} para ${job} reservada${when}.`
export const interviewSoon = (other: Part, job: Part, when: Part) =>
  `Tu entrevista con ${other} para ${job} será pronto${when}.`
export const interviewCalledOff = (other: Part, job: Part, when: Part) =>
  `Se canceló tu entrevista con ${other} para ${job}${when}.`
export const interviewRescheduled = (other: Part, job: Part) =>
  `Nuevos horarios para tu entrevista con ${other} para ${job}.`
export const interviewMissed = (other: Part, job: Part, when: Part) =>
  `${other} anotó que no asististe a la entrevista para ${job}${when}.`
export const interviewTimesRequested = (other: Part, job: Part) =>
  `${other} pidió otros horarios de entrevista para ${job}.`
export const chatRequested = (other: Part) => `${other} quiere escribirte.`
export const jobInvited = (company: Part, job: Part) => `${company} te invita a postularte a ${job}.`
export const chatAccepted = (other: Part) => `${other} aceptó tu solicitud. Ya pueden escribirse.`
export const offerReceived = (other: Part, forJob: Part) => `${other} te envió una oferta${forJob}.`
export const offerAccepted = (other: Part, forJob: Part) => `${other} aceptó tu oferta${forJob}.`
export const offerDeclined = (other: Part, forJob: Part) => `${other} rechazó tu oferta${forJob}.`
export const offerWithdrawn = (other: Part, forJob: Part) => `${other} retiró su oferta${forJob}.`
export const offerExpiring = (other: Part, forJob: Part, when: Part) => `La oferta de ${other}${forJob} caduca ${when}.`
export const onDay = (day: Part) => `el ${day}`
export const soon = 'pronto'
export const offerExpired = (other: Part, forJob: Part) =>
  `La oferta entre tú y ${other}${forJob} caducó sin respuesta.`
export const offerRescinded = (other: Part, forJob: Part) => `${other} revocó la oferta${forJob} que habías aceptado.`
export const reviewPossible = (other: Part) => `¿Cómo te fue con ${other}? Escribe una reseña.`
export const reviewPublished = (other: Part) => `La reseña de ${other} está publicada.`
export const reviewReplied = (other: Part) => `${other} respondió a tu reseña.`
export const reportDecided = (caseNumber: Part) => `Decidimos sobre tu denuncia ${caseNumber}. Lee el motivo.`
export const decisionFallback = 'una decisión'
export const appealReceived = (name: Part) =>
  `Recibimos tu recurso sobre «${name}». Lo decidirá el equipo de moderación.`
export const contentHeld = (name: Part) =>
  `«${name}» estará oculto hasta 72 horas porque varias personas lo denunciaron. El equipo de moderación decidirá.`
export const contentRestored = (name: Part) => `«${name}» vuelve a estar visible.`
export const jobExpired = (job: Part) => `${job} se cerró y ya no aparece en la búsqueda. Puedes volver a abrirlo.`
export const pausedJobFallback = 'Un empleo'
export const planChanged = (name: Part, nextSentence: Part) => `Tu plan ahora es ${name}.${nextSentence}`
export const planEnded = (name: Part) => `Tu plan ${name} terminó. Ahora tienes el plan gratuito.`
export const planFallback = 'tu plan'
export const planGracePeriod = (day: Part) => `Tu plan sigue activo hasta el ${day}. Revisa tu tarjeta.`
export const paymentFailed = (name: Part, nextSentence: Part) =>
  `No se pudo procesar tu pago de ${name}.${nextSentence}`
export const experienceConfirmed = (other: Part) => `Tu experiencia en ${other} está confirmada.`
export const experienceDeclined = (other: Part) =>
  `La persona contactada en ${other} no quiso confirmar tu experiencia.`
export const passwordChanged = 'Se cambió tu contraseña. Cerramos la sesión en todos los demás dispositivos.'
export const emailChanged = 'Tu cuenta usa ahora otro correo.'
export const emailUndeliverable = 'Los correos que te enviamos no llegan. Revisa tu dirección de correo.'
export const deletionDate = (day: Part) => `. Estaba prevista para el ${day}`
export const teamJoined = (other: Part, company: Part) => `${other} se unió a ${company}.`
export const apiKeyCreated = (by: Part, name: Part, company: Part) =>
  `${by} creó la clave de API «${name}» de ${company}.`
export const domainFailing = (domain: Part, day: Part) => `Verifica ${domain} de nuevo antes del ${day}.`
export const domainGiven = (domain: Part) => `Un moderador asignó ${domain} a tu empresa.`
export const approvalWithdrawn = (company: Part) => `Un moderador retiró la aprobación de ${company}.`
export const webhookDisabled = (host: Part) => `Tu webhook a ${host} se desactivó porque su endpoint seguía fallando.`
export const domainLapsed = (domain: Part) => `${domain} ya no está verificado.`
export const teamRemoved = (company: Part) => `Ya no formas parte de ${company}.`
export const deletionRequested = (toBeErased: Part) => `Pediste la eliminación de tu cuenta${toBeErased}.`
export const accountRestored = 'Volviste a iniciar sesión, así que conservamos tu cuenta.'
export const forJob = (job: Part) => `para ${job}`
export const mailsTurnedOn = (topic: Part) => `Los correos sobre ${topic} están activados.`
export const mailsTurnedOff = (topic: Part) => `Los correos sobre ${topic} están desactivados.`
export const unsubscribed = (topic: Part) =>
  `Los correos sobre ${topic} están desactivados. Seguirás viéndolo todo en la aplicación.`
export const topicApplications = 'candidaturas'
export const topicInterviews = 'entrevistas'
export const topicMessages = 'mensajes'
export const topicOffers = 'ofertas'
export const topicReviews = 'reseñas'
export const topicWeeklySummary = 'el resumen semanal'
export const topicSavedSearches = 'búsquedas guardadas'
export const topicJobs = 'tus empleos'
export const topicReports = 'denuncias'
export const emptyEmployerHint = 'Las candidaturas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const emptySeekerHint = 'Las respuestas, entrevistas, ofertas y mensajes aparecen aquí en cuanto llegan.'
export const listNewCount = (count: Part) => plural(count, { one: '1 nueva', other: `${count} nuevas` })
export const newMark = 'Nueva:'
export const answersDue = (count: Part) =>
  plural(count, {
    one: '1 candidatura está esperando tu respuesta.',
    other: `${count} candidaturas están esperando tu respuesta.`,
  })
export const answerClaimed = (company: Part, job: Part) =>
  `${company} dice que te respondió sobre ${job}. Dinos si no recibiste respuesta.`
export const answerContested = (person: Part, job: Part) =>
  `${person} no recibió respuesta sobre ${job} y sigue esperando tu respuesta.`
export const applicationNudged = (person: Part, job: Part) => `${person} pide una respuesta sobre ${job}.`
export const messagesUnread = (count: Part, other: Part) =>
  plural(count, { one: `1 mensaje sin leer de ${other}.`, other: `${count} mensajes sin leer de ${other}.` })
export const reportReceived = (caseNumber: Part) =>
  `Recibimos tu denuncia ${caseNumber}. La revisará el equipo de moderación.`
export const reportReceivedNamed = (name: Part, caseNumber: Part) =>
  `Recibimos tu denuncia ${caseNumber} sobre «${name}». La revisará el equipo de moderación.`
export const jobEndsInDays = (job: Part, days: Part) =>
  plural(days, {
    one: `${job} se cierra en 1 día. Renuévalo si sigues contratando.`,
    other: `${job} se cierra en ${days} días. Renuévalo si sigues contratando.`,
  })
export const planNowFallback = 'actual'
export const planPaidFallback = 'de pago'
export const jobPausedByPlan = (job: Part, plan: Part) =>
  `${job} está en pausa porque superaste el límite de tu plan ${plan}. Mira tus opciones.`
export const jobsPausedByPlan = (count: Part, plan: Part) =>
  `${count} empleos están en pausa porque superaste el límite de tu plan ${plan}. Mira tus opciones.`
export const newJobs = (count: Part) => plural(count, { one: '1 empleo nuevo.', other: `${count} empleos nuevos.` })
export const jobsFoundForSearch = (count: Part, name: Part) =>
  plural(count, { one: `1 empleo nuevo para «${name}».`, other: `${count} empleos nuevos para «${name}».` })
export const jobsOfCompany = (count: Part, name: Part) =>
  plural(count, { one: `1 empleo nuevo en ${name}.`, other: `${count} empleos nuevos en ${name}.` })
export const jobsReopened = (count: Part) =>
  plural(count, { one: '1 empleo en pausa volvió a abrirse.', other: `${count} empleos en pausa volvieron a abrirse.` })
export const pushLead =
  'Recibe avisos en este dispositivo sobre candidaturas, entrevistas, mensajes y ofertas, incluso con Hearback cerrado.'
export const pushTurnOnAction = 'Activar notificaciones'
export const pushIsOn = 'Las notificaciones están activadas en este dispositivo.'
export const pushTurnedOn = 'Se activaron las notificaciones en este dispositivo.'
export const pushTurnedOff = 'Se desactivaron las notificaciones en este dispositivo.'
export const pushExampleAction = 'Enviar una notificación de prueba'
export const pushExampleSent = 'Notificación de prueba enviada.'
export const pushExampleFailed =
  'La notificación de prueba no llegó porque el servicio de notificaciones de tu navegador no la aceptó. Inténtalo más tarde o desactiva y vuelve a activar las notificaciones.'
export const pushTurnOffAction = 'Desactivar en este dispositivo'
export const pushUnsupported =
  'Tu navegador no puede mostrar notificaciones cuando Hearback está cerrado. Seguirás recibiendo correos.'
export const pushNeedsHomeScreen =
  'En iPhone y iPad, solo las aplicaciones de la pantalla de inicio pueden enviar notificaciones. Toca Compartir y después Agregar a inicio. Abre Hearback desde ahí y vuelve a esta página.'
export const pushBlocked =
  'Tu navegador está bloqueando las notificaciones de Hearback. Permítelas en los ajustes del navegador para este sitio y recarga esta página.'
export const pushDenied = 'No permitiste las notificaciones, así que nada cambió.'
export const pushServiceFailed =
  'Tu navegador no pudo conectarse con su servicio de notificaciones. Algunos navegadores no tienen uno y algunas redes lo bloquean. Inténtalo de nuevo o usa el correo.'
export const pushTopicsLegend = 'Avisarme sobre'
export const pushApplicationsSeekerHint = 'Respuestas y otras novedades de tus candidaturas.'
export const pushApplicationsEmployerHint = 'Candidaturas nuevas y respuestas pendientes.'
export const pushInterviewsSeekerHint = 'Invitaciones, horarios reservados y un recordatorio el día anterior.'
export const pushInterviewsEmployerHint = 'Horarios reservados, cambios y un recordatorio el día anterior.'
export const pushMessagesHint = 'Solicitudes y mensajes que no has visto en unos segundos. Una notificación por chat.'
export const pushOffersSeekerHint = 'Ofertas nuevas y un recordatorio antes de que una caduque.'
export const pushOffersEmployerHint = 'Las respuestas a las ofertas que enviaste.'
export const pushNamedLabel = 'Mostrar nombres y puestos'
export const pushNamedHint =
  'En este dispositivo, incluso bloqueado. Si lo desactivas, las notificaciones solo dicen que hay novedades. Nunca mostramos el texto de un mensaje.'
export const pushApplication = 'Tienes novedades sobre una candidatura.'
export const pushInterview = 'Tienes novedades sobre una entrevista.'
export const pushMessage = 'Tienes un mensaje nuevo.'
export const pushOffer = 'Tienes novedades sobre una oferta.'
export const pushOther = 'Tienes novedades.'
export const pushExample = 'Así se ven las notificaciones en este dispositivo.'
export const pushOfferQuestion = '¿Quieres un aviso en cuanto respondan?'
export const notNow = 'Ahora no'
export const twoStepTurnedOn =
  'El inicio de sesión en dos pasos está activado. También necesitas un código de tu aplicación para iniciar sesión.'
export const twoStepTurnedOff =
  'El inicio de sesión en dos pasos está desactivado. Inicias sesión solo con tu contraseña.'
export const recoveryCodeUsed = (count: Part) =>
  plural(count, {
    one: 'Alguien inició sesión con uno de tus códigos de recuperación. Te queda 1.',
    other: `Alguien inició sesión con uno de tus códigos de recuperación. Te quedan ${count}.`,
  })
export const recoveryCodesRenewed = 'Tienes códigos de recuperación nuevos. Los anteriores ya no funcionan.'
export const secondStepGuessed =
  'Se escribieron diez códigos incorrectos para tu cuenta. Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora.'
export const passwordGuessed =
  'Alguien probó muchas contraseñas incorrectas en tu cuenta. Ninguna funcionó. Puedes iniciar sesión con un código por correo o con una llave de acceso.'
export const passkeyAdded = (name: Part) =>
  `Se agregó la llave de acceso «${name}». Con ella sola puedes iniciar sesión.`
export const identityFallback = 'otra cuenta'
export const identityAdded = (label: Part) => `Se conectó ${label}. Ya puedes iniciar sesión con esa cuenta.`
export const identityRemoved = (label: Part) => `Se desconectó ${label}. Ya no te da acceso.`
export const passkeyRemoved = (name: Part) => `Se eliminó la llave de acceso «${name}».`
export const pushNewJobs = 'Hay empleos nuevos para ti.'
export const pushNewJobsHint =
  'Empleos nuevos de tus búsquedas guardadas y de las empresas que sigues, con la frecuencia que elegiste.'
