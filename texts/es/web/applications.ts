import type { Part } from '../../part.ts'

export const applyOnceMore = 'Postularse otra vez'
export const theJobIsOpenYou =
  'El empleo está abierto. Puedes enviar tu candidatura otra vez, con una carta nueva si quieres.'
export const youCanApplyOnceMore = 'Puedes postularte otra vez mientras el empleo esté abierto.'
export const thisWasYourSecondApplication =
  'Esta fue tu segunda candidatura a este empleo, así que no puedes postularte de nuevo.'
export const youCanApplyToA = 'Puedes postularte a un empleo dos veces en total, mientras esté abierto.'
export const noAnswerIn30Days = 'Sin respuesta en 30 días'
export const outcomeOverdue = 'Resultado fuera de plazo'
export const inItsOwnWords = (company: Part) => `${company}, con sus propias palabras.`
export const theJobIsPaused = 'El empleo está en pausa.'
export const theJobIsClosed = 'El empleo está cerrado.'
export const theJobHasExpired = 'El empleo ha caducado.'
export const theJob = 'El empleo'
export const loadingYourApplications = 'Cargando tus candidaturas'
export const yourApplicationsCouldNotBe = 'No se pudieron cargar tus candidaturas.'
export const applicationsByStatus = 'Candidaturas por estado'
export const oneApplication = '1 candidatura'
export const applications = (total: Part) => `${total} candidaturas`
export const youHaveNotAppliedYet = 'Todavía no te has postulado'
export const findJobs = 'Buscar empleos'
export const eachApplicationGetsAnAnswer =
  'Cada candidatura recibe una respuesta en 14 días. Antes de enviarla ves cómo responde cada empresa.'
export const nothingUnder = (status: Part) => `Nada en «${status}»`
export const nothingOnThisPage = 'Nada en esta página'
export const seeAllApplications = 'Ver todas las candidaturas'
export const pickATimeForThe = 'Elige una hora para la entrevista'
export const theAnswerWasDue = 'El plazo de respuesta terminó'
export const theAnswerIsDue = 'El plazo de respuesta termina'
export const yourApplication = 'Tu candidatura'
export const loadingYourApplication = 'Cargando tu candidatura'
export const yourApplicationCouldNotBe = 'No se pudo cargar tu candidatura.'
export const thereIsNoSuchApplication = 'No tienes ninguna candidatura así'
export const seeYourApplications = 'Ver tus candidaturas'
export const theAddressMayBeMistyped = 'Puede que la dirección esté mal escrita o que sea de otra cuenta.'
export const allApplications = 'Todas las candidaturas'
export const whatHappenedSoFar = 'Qué ha pasado hasta ahora'
export const yourLetterAsSent = 'Tu carta, tal como la enviaste'
export const youAppliedWithYourProfile = 'Te postulaste solo con tu perfil.'
export const theJobAndWhatYou = 'El empleo y lo que puedes hacer'
export const onSite = 'Presencial'
export const videoCall = 'Videollamada'
export const byPhone = 'Por teléfono'
export const interview = 'Entrevista'
export const pickAnotherTime = 'Elegir otra hora'
export const allTheTimesOfferedHave =
  'Todas las horas propuestas han pasado sin que se eligiera una. La empresa puede proponer otras.'
export const how = 'Cómo'
export const minutes = (mode: Part, minutes: Part) => `${mode}, ${minutes} minutos`
export const where = 'Dónde'
export const link = 'Enlace'
export const number = 'Número'
export const thisWasYourInterview = 'Esta fue tu entrevista, en tu hora local'
export const yourInterview = 'Tu entrevista, en tu hora local'
export const saveToCalendar = 'Guardar en el calendario'
export const pickedBothOfYouGet = 'Elegida. Ambas partes la reciben por correo.'
export const pickTheTimeThatSuits = (zone: Part) => `Elige la hora que te convenga (hora de ${zone})`
export const chooseOneOfTheTimes = 'Elige una de las horas'
export const changeToThisTime = 'Cambiar a esta hora'
export const takeThisTime = 'Elegir esta hora'
export const keepTheTimeIHave = 'Mantener la hora que tengo'
export const yourApplicationIsWithdrawn = 'Tu candidatura está retirada.'
export const withdraw = 'Retirar'
export const withdrawYourApplication = '¿Retirar tu candidatura?'
export const withdrawIt = 'Retirarla'
export const seesThatYouWithdrewAnd = (company: Part) =>
  `${company} ve que retiraste tu candidatura y ya no te debe una respuesta.`
export const anInterviewThatWasArranged = 'Si había una entrevista acordada, se cancela.'
export const hasItAndHasNot = (company: Part) => `${company} la tiene y todavía no la ha abierto.`
export const openedItAndHasNot = (company: Part) => `${company} la abrió y todavía no ha respondido.`
export const putYouOnTheShortlist = (company: Part) => `${company} te puso en preselección.`
export const invitesYouToAnInterview = (company: Part) => `${company} te invita a una entrevista.`
export const offersYouTheJob = (company: Part) => `${company} te ofrece el empleo.`
export const youGotThisJob = 'Te contrataron para este empleo.'
export const answeredNotThisTime = (company: Part) => `${company} respondió: esta vez no.`
export const youWithdrewThisApplication = 'Retiraste esta candidatura.'
export const youDeclinedTheOffer = 'Rechazaste la oferta.'
export const didNotAnswerWithin30 = (company: Part) => `${company} no respondió en 30 días. Eso cuenta en sus cifras.`
export const answeredYouByMessage = (company: Part) => `${company} te respondió por mensaje.`
export const openedItAndAnsweredYou = (company: Part) => `${company} la abrió y te respondió por mensaje.`
export const answeredAndTookNoFurther = (company: Part) =>
  `${company} respondió y no dio ningún otro paso en 30 días, así que se cerró.`
export const thePositionHasBeenFilled = 'el puesto ya está cubierto'
export const aSkillThatTheJob = 'falta una habilidad que el empleo necesita'
export const theJobAsksForAnother = 'el empleo pide otro nivel de experiencia'
export const theLocationDoesNotFit = 'la ubicación no encaja'
export const thePayYouAskFor = 'el salario que pides y el que ofrecen están demasiado lejos'
export const theAvailabilityDoesNotFit = 'la disponibilidad no encaja'
export const aFormalRequirementOfThe = 'no se cumple un requisito formal del empleo'
export const theApplicationWasIncomplete = 'la candidatura estaba incompleta'
export const anotherCandidateFitsTheJob = 'otra candidatura encaja mejor con el empleo'
export const theJobWasCancelled = 'el empleo se canceló'
export const theOfferWasRescinded = 'la oferta se revocó'
export const theReason = (reason: Part) => `El motivo: ${reason}.`
export const youApplied = 'Te postulaste'
export const openedIt = (company: Part) => `${company} la abrió`
export const stepShortlisted = (company: Part) => `${company} te puso en preselección`
export const invitedYouToAnInterview = (company: Part) => `${company} te invitó a una entrevista`
export const offeredYouTheJob = (company: Part) => `${company} te ofreció el empleo`
export const youGotTheJob = 'Te contrataron'
export const stepRejected = (company: Part) => `${company} respondió: esta vez no`
export const youWithdrew = 'Retiraste tu candidatura'
export const stepDeclined = 'Rechazaste la oferta'
export const noAnswerWithin30Days = 'Sin respuesta en 30 días'
export const youAppliedOnceMore = 'Te postulaste otra vez'
export const invitedYouAgain = (company: Part) => `${company} te invitó de nuevo`
export const thoughtAgainAndPutYou = (company: Part) => `${company} lo pensó de nuevo y te puso en preselección`
export const answeredByMessage = (company: Part) => `${company} respondió por mensaje`
export const closedAfter30DaysWithout = 'Cerrada tras 30 días sin ningún otro paso'
export const slot = (day: Part, from: Part, to: Part) => `${day}, de ${from} a ${to}`
export const timeInZone = (time: Part, zone: Part) => `${time} en ${zone}`
export const timeInZoneOn = (time: Part, zone: Part, day: Part) => `${time} en ${zone}, ${day}`
