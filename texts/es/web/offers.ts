import type { Part } from '../../part.ts'

export const oneOfTheOffersCould = 'No se pudo cargar una de las ofertas. Puede que no sea tuya.'
export const loadingTheOffers = 'Cargando las ofertas'
export const chooseTwoOffers = 'Elige dos ofertas'
export const seeYourOffers = 'Ver tus ofertas'
export const tickCompareBesideTwoOf =
  'Marca «Comparar» junto a dos de tus ofertas para verlas aquí una al lado de la otra.'
export const differs = 'distinto'
export const readAndAnswer = 'Leer y responder'
export const read = 'Leer'
export const theOfferFrom = (businessName: Part) => `la oferta de ${businessName}`
export const whatHappened = 'Qué ha pasado'
export const whereItStands = 'En qué punto está'
export const seeTheApplication = 'Ver la candidatura'
export const thePerson = 'La persona'
export const work = 'Trabajo'
export const city = 'Ciudad'
export const telephone = 'Teléfono'
export const eMail = 'Correo electrónico'
export const answerTheOtherApplicants = 'Responder las demás candidaturas'
export const isClosed = (jobTitle: Part) => `«${jobTitle}» está cerrado.`
export const isFilledItStillTakes = (jobTitle: Part) => `¿Está cubierto «${jobTitle}»? Todavía recibe candidaturas.`
export const filledCloseTheJob = 'Cubierto: cerrar el empleo'
export const loadingYourOffers = 'Cargando tus ofertas'
export const oneOffer = '1 oferta'
export const offerCount = (total: Part) => `${total} ofertas`
export const nothingOnThisPage = 'Nada en esta página.'
export const offersThisMonth = 'Ofertas de este mes'
export const usedOf = (used: Part, limit: Part) => `${used} de ${limit}`
export const allUsed = 'Todas usadas.'
export const left = (count: Part) => (count === 1 ? 'Queda 1.' : `Quedan ${count}.`)
export const startsAgainOn = (left: Part, shortDate: Part) => `${left} La cuenta empieza de nuevo el ${shortDate}.`
export const plansWithMoreOffers = 'Planes con más ofertas'
export const noOfferMadeYet = 'Todavía no has hecho ninguna oferta'
export const seeWhoApplied = 'Ver quién se postuló'
export const makeOneFromAnApplication =
  'Haz una desde una candidatura, un chat o un perfil. Se envía como una carta, con un plazo para que la persona responda.'
export const youAcceptedIsToldAt = (company: Part) => `Aceptaste. Avisamos ya a ${company}.`
export const declinedIsTold = (company: Part) => `Rechazada. Avisamos a ${company}.`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const acceptTheOfferFrom = (company: Part) => `Aceptar la oferta de ${company}`
export const acceptTheOffer = 'Aceptar la oferta'
export const youSayYesToThis = 'Dices que sí a esto:'
export const thenSeesYourTelephoneNumber = (company: Part) =>
  `${company} verá entonces tu número de teléfono, tu correo electrónico, tu ubicación exacta y lo que indicaste sobre vacunación y seguros.`
export const yourApplicationBecomesHired = 'Tu candidatura pasa a contratación.'
export const declineTheOfferFrom = (company: Part) => `Rechazar la oferta de ${company}`
export const declineTheOffer = 'Rechazar la oferta'
export const whyNot = 'Por qué no'
export const sentToAsYouWrite = (company: Part) => `Se envía a ${company} tal como lo escribes. Puedes dejarlo vacío.`
export const yourApplicationToThisJob =
  'Con ello termina tu candidatura a este empleo. Puedes postularte otra vez mientras el empleo esté abierto.'
export const for6MonthsStillSees = (company: Part) =>
  `Durante 6 meses ${company} sigue viendo tu nombre y tu experiencia, y nunca cómo contactarte.`
export const hoursAWeek = (hours: Part) => (hours === 1 ? '1 hora a la semana' : `${hours} horas a la semana`)
export const starts = (start: Part) => `Inicio: ${start}`
export const makeAnOffer = 'Hacer una oferta'
export const toPerson = (name: Part) => `a ${name}`
export const anOfferFor = (name: Part) => `Una oferta para ${name}`
export const whatChanged = 'Qué cambió'
export const seeTheEarlierOffer = 'Ver la oferta anterior'
export const theWordsAreTheSame = 'El texto es el mismo; el plazo es más largo.'
export const before = 'Antes:'
export const notSaidBefore = 'sin indicar'
export const now = 'Ahora:'
export const anHour = 'hora'
export const aDay = 'día'
export const aWeekOfPay = 'semana'
export const aMonth = 'mes'
export const aYear = 'año'
export const payAnHour = (money: Part) => `${money} por hora`
export const payADay = (money: Part) => `${money} por día`
export const payAWeek = (money: Part) => `${money} por semana`
export const payAMonth = (money: Part) => `${money} por mes`
export const payAYear = (money: Part) => `${money} por año`
export const title = 'Título'
export const pay = 'Salario'
export const per = 'Por'
export const currency = 'Moneda'
export const hoursAWeekField = 'Horas a la semana'
export const firstDay = 'Primer día'
export const openFor = 'Abierta durante'
export const whatComesWithIt = 'Qué incluye'
export const oneAfterTheOtherWith = 'Una cosa tras otra, con Intro.'
export const message = 'Mensaje'
export const forTheJob = 'Para el empleo'
export const anApplicationToItGoes = 'Si hay una candidatura a ese empleo, va con la oferta y pasa a tener una.'
export const noneOfYourPosts = 'Ninguno de tus anuncios'
export const offersByState = 'Ofertas por estado'
export const theJobCouldNotBe = 'No se pudo cargar el empleo.'
export const loadingTheJob = 'Cargando el empleo'
export const seeIt = 'Verla'
export const hasYourOfferAndIs = (name: Part) => `${name} tiene tu oferta y recibe un aviso.`
export const theOfferCouldNotBe = 'No se pudo enviar la oferta.'
export const thisTakesThePlaceOf = 'Esta sustituye a tu oferta anterior, que se puede seguir leyendo.'
export const getsThisAsALetter = (name: Part) =>
  `${name} la recibe como una carta. Una vez enviada no se puede cambiar, solo sustituir o retirar.`
export const seeThePlans = 'Ver los planes'
export const cancel = 'Cancelar'
export const replaceTheOffer = 'Sustituir la oferta'
export const sendTheOffer = 'Enviar la oferta'
export const offer = 'Oferta'
export const loadingTheOffer = 'Cargando la oferta'
export const theOfferCouldNotBeLoaded = 'No se pudo cargar la oferta.'
export const allOffers = 'Todas las ofertas'
export const whatYouCanDo = 'Qué puedes hacer'
export const thereIsNoSuchOffer = 'No tienes ninguna oferta así'
export const theAddressMayBeMistyped = 'Puede que la dirección esté mal escrita o que sea de otra cuenta.'
export const offerOf = (businessName: Part) => `Oferta de ${businessName}`
export const notSentYet = 'Sin enviar todavía'
export const letterTo = (to: Part) => `Para ${to}`
export const aJobOffer = 'Una oferta de empleo'
export const hours = 'Horas'
export const aWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a la semana`
export const start = 'Inicio'
export const openUntil = 'Abierta hasta'
export const aboutAYear = (money: Part, basis: Part) => `Aproximadamente ${money} al año, ${basis}`
export const compare = 'Comparar'
export const titleAt = (title: Part, businessName: Part) => `${title} en ${businessName}`
export const chooseASecondOfferTo = 'Elige una segunda oferta para ver las dos una al lado de la otra.'
export const compareTheTwo = 'Comparar las dos'
export const noOfferYet = 'Todavía no hay ofertas'
export const seeYourApplications = 'Ver tus candidaturas'
export const offersComeHereAsLetters =
  'Las ofertas llegan aquí como cartas que ya nadie puede cambiar: qué es el trabajo, qué paga y hasta cuándo puedes responder.'
export const readTheOffer = 'Leer la oferta'
export const youHaveAnOfferAnd = 'Tienes una oferta, y espera tu respuesta.'
export const theOfferWaits = 'La oferta espera una respuesta.'
export const theOfferIsAccepted = 'La oferta está aceptada.'
export const theOfferIsDeclined = 'La oferta está rechazada.'
export const theOfferIsWithdrawn = 'La oferta está retirada.'
export const theOfferIsExpired = 'La oferta ha caducado.'
export const theOfferIsReplaced = 'La oferta está sustituida.'
export const theOfferIsTakenBack = 'La oferta está revocada.'
export const startsLower = (start: Part) => `inicio: ${start}`
export const aMoment = 'un momento'
export const seeTheOfferThatStands = 'Ver la oferta vigente'
export const yourAnswer = 'Tu respuesta'
export const seeYourApplication = 'Ver tu candidatura'
export const theCompany = 'La empresa'
export const compareWith = (businessName: Part) => `Comparar con ${businessName}`
export const offersHeading = 'Ofertas'
export const httpErrorStatus = (status: Part) => `Error HTTP: estado ${status}`
export const theOffersCouldNotBe = 'No se pudieron cargar las ofertas.'
export const offerColon = 'Oferta:'
export const yourOffersCouldNotBe = (message: Part) => `No se pudieron cargar tus ofertas. ${message}`
export const anOfferWaitsForYour = 'Una oferta espera tu respuesta.'
export const offersWaitForYourAnswer = (total: Part) => `${total} ofertas esperan tu respuesta.`
export const changeTheOffer = 'Cambiar la oferta'
export const makeANewOffer = 'Hacer una oferta nueva'
export const withdraw = 'Retirar'
export const takeItBack = 'Revocar'
export const withdrawTheOfferTo = (name: Part) => `Retirar la oferta a ${name}`
export const withdrawTheOffer = 'Retirar la oferta'
export const why = 'Por qué'
export const sentToAsYouWriteIt = (name: Part) => `Se envía a ${name} tal como lo escribes. Puedes dejarlo vacío.`
export const withdrawnIsTold = (name: Part) => `Retirada. Avisamos a ${name}.`
export const canNoLongerAcceptIt = (name: Part) => `${name} ya no podrá aceptarla.`
export const takeBackWhatAccepted = (name: Part) => `Revocar lo que ${name} aceptó`
export const takeTheOfferBack = 'Revocar la oferta'
export const takenBackIsToldAnd = (name: Part) => `Revocada. Avisamos a ${name}, y cuenta en tu página.`
export const hasSaidYesToThis = (name: Part) =>
  `${name} ha dicho que sí a esta oferta. Revocarla cuenta en la página de tu empresa, a la vista de todo el mundo.`
export const sayWhy = 'Di por qué'
export const keepItAsItIs = 'Dejarlo como está'
export const notSaid = 'Sin indicar'
export const benefits = 'Beneficios'
export const aYearRow = 'Al año'
export const takenBackBefore = 'Revocadas antes'
export const neverAnAcceptedOffer = 'Nunca una oferta aceptada'
export const oneDay = '1 día'
export const days = (days: Part) => `${days} días`
export const aJob = 'Un empleo'
export const ifItIsHoursA = (hours: Part) => `si son ${hours} horas a la semana`
export const atHoursAWeek = (hours: Part) => `con ${hours} horas a la semana`
export const atDaysAYear = (workingDays: Part) => `con ${workingDays} días al año`
export const atWeeks = (weeks: Part) => `con ${weeks} semanas`
export const at12Months = 'con 12 meses'
export const asItSays = 'tal como dice'
export const waitsForYou = 'Te espera'
export const waitsForAnAnswer = 'Espera una respuesta'
export const accepted = 'Aceptada'
export const declined = 'Rechazada'
export const withdrawn = 'Retirada'
export const expired = 'Caducada'
export const replaced = 'Sustituida'
export const takenBack = 'Revocada'
export const offersYouThisWorkAnd = (company: Part) => `${company} te ofrece este trabajo y espera tu respuesta.`
export const youAcceptedNowSeesHow = (company: Part) => `Aceptaste. ${company} ve ahora cómo contactarte.`
export const youDeclinedThisOffer = 'Rechazaste esta oferta.'
export const withdrewThisOfferBeforeYou = (company: Part) => `${company} retiró esta oferta antes de que respondieras.`
export const theTimeToAnswerHas = 'El plazo para responder ha pasado.'
export const replacedThisOfferByAnother = (company: Part) => `${company} sustituyó esta oferta por otra.`
export const tookThisOfferBackAfter = (company: Part) =>
  `${company} revocó esta oferta después de que la aceptaras. Eso cuenta en su página.`
export const hasItAndCanAnswer = (person: Part) => `${person} la tiene y puede responder.`
export const acceptedYouNowSeeHow = (person: Part) => `${person} aceptó. Ahora ves cómo contactar con esta persona.`
export const declinedThisOffer = (person: Part) => `${person} rechazó esta oferta.`
export const youWithdrewThisOffer = 'Retiraste esta oferta.'
export const didNotAnswerInTime = (person: Part) => `${person} no respondió a tiempo.`
export const youReplacedThisOfferBy = 'Sustituiste esta oferta por otra.'
export const youTookThisOfferBack = 'Revocaste esta oferta después de que la aceptaran. Cuenta en tu página.'
export const madeTheOffer = (company: Part) => `${company} hizo la oferta`
export const itWaitsAgain = 'Espera de nuevo'
export const youAccepted = 'Aceptaste'
export const youDeclined = 'Rechazaste'
export const stepAccepted = (person: Part) => `${person} aceptó`
export const stepDeclined = (person: Part) => `${person} rechazó`
export const withdrewIt = (company: Part) => `${company} la retiró`
export const itExpiredWithoutAnAnswer = 'Caducó sin respuesta'
export const replacedItByAnotherOffer = (company: Part) => `${company} la sustituyó por otra oferta`
export const tookItBack = (company: Part) => `${company} la revocó`
export const theJobSeeker = 'La persona que busca empleo'
export const partYes = 'Sí'
export const partNo = 'No'
