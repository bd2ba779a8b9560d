import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const compareFailed = 'No se pudo cargar una de las ofertas. Puede que no sea tuya.'
export const compareLoading = 'Cargando las ofertas'
export const compareEmptyTitle = 'Elige dos ofertas'
export const ownOffersAction = 'Ver tus ofertas'
export const compareEmptyHint = 'Marca «Comparar» junto a dos de tus ofertas para verlas aquí una al lado de la otra.'
export const differs = 'distinto'
export const answerAction = 'Leer y responder'
export const read = 'Leer'
export const compareOfferFrom = (businessName: Part) => `la oferta de ${businessName}`
export const timelineTitle = 'Qué ha pasado'
export const statusLabel = 'En qué punto está'
export const applicationLink = 'Ver la candidatura'
export const personTitle = 'La persona'
export const work = 'Trabajo'
export const city = 'Ciudad'
export const telephone = 'Teléfono'
export const emailTerm = 'Correo electrónico'
export const jobFilledApplicantsLink = 'Responder las demás candidaturas'
export const jobClosed = (jobTitle: Part) => `«${jobTitle}» está cerrado.`
export const jobFilledQuestion = (jobTitle: Part) => `¿Está cubierto «${jobTitle}»? Todavía recibe candidaturas.`
export const jobFilledCloseAction = 'Cubierto: cerrar el empleo'
export const listLoading = 'Cargando tus ofertas'
export const offerCount = (total: Part) => plural(total, { one: '1 oferta', other: `${total} ofertas` })
export const pageEmpty = 'Nada en esta página.'
export const quotaLabel = 'Ofertas de este mes'
export const quotaUsed = (used: Part, limit: Part) => `${used} de ${limit}`
export const quotaUsedUp = 'Todas usadas.'
export const left = (count: Part) => plural(count, { one: 'Queda 1.', other: `Quedan ${count}.` })
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} La cuenta empieza de nuevo el ${shortDate}.`
export const quotaPlansLink = 'Planes con más ofertas'
export const madeEmptyTitle = 'Todavía no has hecho ninguna oferta'
export const madeEmptyAction = 'Ver quién se postuló'
export const madeEmptyHint =
  'Haz una desde una candidatura, un chat o un perfil. Se envía como una carta, con un plazo para que la persona responda.'
export const acceptDone = (company: Part) => `Aceptaste. Avisamos ya a ${company}.`
export const declineDone = (company: Part) => `Rechazada. Avisamos a ${company}.`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const acceptTitle = (company: Part) => `Aceptar la oferta de ${company}`
export const acceptConfirmAction = 'Aceptar la oferta'
export const acceptLead = 'Dices que sí a esto:'
export const acceptPrivacyEffect = (company: Part) =>
  `${company} verá entonces tu número de teléfono, tu correo electrónico, tu ubicación exacta y lo que indicaste sobre vacunación y seguros.`
export const acceptApplicationEffect = 'Tu candidatura pasa a contratación.'
export const declineTitle = (company: Part) => `Rechazar la oferta de ${company}`
export const declineConfirmAction = 'Rechazar la oferta'
export const declineReasonLabel = 'Por qué no'
export const declineReasonHint = (company: Part) => `Se envía a ${company} tal como lo escribes. Puedes dejarlo vacío.`
export const declineApplicationEffect =
  'Con ello termina tu candidatura a este empleo. Puedes postularte otra vez mientras el empleo esté abierto.'
export const declinePrivacyEffect = (company: Part) =>
  `Durante 6 meses ${company} sigue viendo tu nombre y tu experiencia, y nunca cómo contactarte.`
export const termHoursPerWeek = (hours: Part) =>
  plural(hours, { one: '1 hora a la semana', other: `${hours} horas a la semana` })
export const starts = (start: Part) => `Inicio: ${start}`
export const offerButton = 'Hacer una oferta'
export const offerButtonRecipient = (name: Part) => `a ${name}`
export const offerDialogTitle = (name: Part) => `Una oferta para ${name}`
export const changesTitle = 'Qué cambió'
export const changesEarlierLink = 'Ver la oferta anterior'
export const changesOnlyExpiry = 'El texto es el mismo; el plazo es más largo.'
export const before = 'Antes:'
export const changesMissing = 'sin indicar'
export const now = 'Ahora:'
export const periodHour = 'hora'
export const periodDay = 'día'
export const periodWeek = 'semana'
export const periodMonth = 'mes'
export const periodYear = 'año'
export const payPerHour = (money: Part) => `${money} por hora`
export const payPerDay = (money: Part) => `${money} por día`
export const payPerWeek = (money: Part) => `${money} por semana`
export const payPerMonth = (money: Part) => `${money} por mes`
export const payForYear = (money: Part) => `${money} por año`
export const title = 'Título'
export const pay = 'Salario'
export const per = 'Por'
export const currency = 'Moneda'
export const hoursPerWeekLabel = 'Horas a la semana'
export const startDateLabel = 'Primer día'
export const openFor = 'Abierta durante'
export const benefitsLabel = 'Qué incluye'
export const benefitsHint = 'Una cosa tras otra, con Intro.'
export const message = 'Mensaje'
export const jobLabel = 'Para el empleo'
export const jobHint = 'Si hay una candidatura a ese empleo, va con la oferta y pasa a tener una.'
export const jobNone = 'Ninguno de tus anuncios'
export const listFilterLabel = 'Ofertas por estado'
export const jobFailed = 'No se pudo cargar el empleo.'
export const jobLoading = 'Cargando el empleo'
export const sendDoneAction = 'Verla'
export const sendDone = (name: Part) => `${name} tiene tu oferta y recibe un aviso.`
export const sendFailed = 'No se pudo enviar la oferta.'
export const replaceLead = 'Esta sustituye a tu oferta anterior, que se puede seguir leyendo.'
export const sendLead = (name: Part) =>
  `${name} la recibe como una carta. Una vez enviada no se puede cambiar, solo sustituir o retirar.`
export const refusalPlansLink = 'Ver los planes'
export const cancel = 'Cancelar'
export const replaceAction = 'Sustituir la oferta'
export const sendAction = 'Enviar la oferta'
export const offer = 'Oferta'
export const offerLoading = 'Cargando la oferta'
export const offerFailed = 'No se pudo cargar la oferta.'
export const allOffers = 'Todas las ofertas'
export const sideLabel = 'Qué puedes hacer'
export const missingTitle = 'No tienes ninguna oferta así'
export const missingHint = 'Puede que la dirección esté mal escrita o que sea de otra cuenta.'
export const offerOf = (businessName: Part) => `Oferta de ${businessName}`
export const letterNotSent = 'Sin enviar todavía'
export const letterTo = (to: Part) => `Para ${to}`
export const letterTitleFallback = 'Una oferta de empleo'
export const hours = 'Horas'
export const hoursPerWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a la semana`
export const start = 'Inicio'
export const openUntil = 'Abierta hasta'
export const payPerYear = (money: Part, basis: Part) => `Aproximadamente ${money} al año, ${basis}`
export const compare = 'Comparar'
export const titleAt = (title: Part, businessName: Part) => `${title} en ${businessName}`
export const compareSecondHint = 'Elige una segunda oferta para ver las dos una al lado de la otra.'
export const compareAction = 'Comparar las dos'
export const listEmptyTitle = 'Todavía no hay ofertas'
export const listEmptyAction = 'Ver tus candidaturas'
export const listEmptyHint =
  'Las ofertas llegan aquí como cartas que ya nadie puede cambiar: qué es el trabajo, qué paga y hasta cuándo puedes responder.'
export const ofApplicationReadAction = 'Leer la oferta'
export const ofApplicationPending = 'Tienes una oferta, y espera tu respuesta.'
export const ofApplicationPendingEmployer = 'La oferta espera una respuesta.'
export const ofApplicationAccepted = 'La oferta está aceptada.'
export const ofApplicationDeclined = 'La oferta está rechazada.'
export const ofApplicationWithdrawn = 'La oferta está retirada.'
export const ofApplicationExpired = 'La oferta ha caducado.'
export const ofApplicationSuperseded = 'La oferta está sustituida.'
export const ofApplicationRescinded = 'La oferta está revocada.'
export const startsLower = (start: Part) => `inicio: ${start}`
export const momentPlaceholder = 'un momento'
export const timelineReplacementLink = 'Ver la oferta vigente'
export const answerTitle = 'Tu respuesta'
export const ownApplicationLink = 'Ver tu candidatura'
export const companyTitle = 'La empresa'
export const compareWith = (businessName: Part) => `Comparar con ${businessName}`
export const betweenTitle = 'Ofertas'
export const requestFailed = (status: Part) => `Error HTTP: estado ${status}`
export const betweenFailed = 'No se pudieron cargar las ofertas.'
export const betweenLead = 'Oferta:'
export const waitingFailed = (message: Part) => `No se pudieron cargar tus ofertas. ${message}`
export const waitingCount = (total: Part) =>
  plural(total, { one: 'Una oferta espera tu respuesta.', other: `${total} ofertas esperan tu respuesta.` })
export const changeAction = 'Cambiar la oferta'
export const renewAction = 'Hacer una oferta nueva'
export const withdraw = 'Retirar'
export const rescindAction = 'Revocar'
export const withdrawTitle = (name: Part) => `Retirar la oferta a ${name}`
export const withdrawConfirmAction = 'Retirar la oferta'
export const why = 'Por qué'
export const withdrawReasonHint = (name: Part) => `Se envía a ${name} tal como lo escribes. Puedes dejarlo vacío.`
export const withdrawDone = (name: Part) => `Retirada. Avisamos a ${name}.`
export const withdrawEffects = (name: Part) => `${name} ya no podrá aceptarla.`
export const rescindTitle = (name: Part) => `Revocar lo que ${name} aceptó`
export const rescindConfirmAction = 'Revocar la oferta'
export const rescindDone = (name: Part) => `Revocada. Avisamos a ${name}, y cuenta en tu página.`
export const rescindEffects = (name: Part) =>
  `${name} ha dicho que sí a esta oferta. Revocarla cuenta en la página de tu empresa, a la vista de todo el mundo.`
export const reasonLabel = 'Di por qué'
export const reasonCancelAction = 'Dejarlo como está'
export const compareMissing = 'Sin indicar'
export const benefits = 'Beneficios'
export const comparePerYear = 'Al año'
export const compareRescinded = 'Revocadas antes'
export const compareNeverRescinded = 'Nunca una oferta aceptada'
export const dayCount = (days: Part) => plural(days, { one: '1 día', other: `${days} días` })
export const jobFallback = 'Un empleo'
export const basisIfHoursPerWeek = (hours: Part) => `si son ${hours} horas a la semana`
export const basisHoursPerWeek = (hours: Part) => `con ${hours} horas a la semana`
export const basisDaysPerYear = (workingDays: Part) => `con ${workingDays} días al año`
export const basisWeeksPerYear = (weeks: Part) => `con ${weeks} semanas`
export const basis12Months = 'con 12 meses'
export const basisYear = 'tal como dice'
export const statusPendingSeeker = 'Te espera'
export const statusPendingEmployer = 'Espera una respuesta'
export const accepted = 'Aceptada'
export const declined = 'Rechazada'
export const withdrawn = 'Retirada'
export const expired = 'Caducada'
export const replaced = 'Sustituida'
export const takenBack = 'Revocada'
export const seekerPending = (company: Part) => `${company} te ofrece este trabajo y espera tu respuesta.`
export const seekerAccepted = (company: Part) => `Aceptaste. ${company} ve ahora cómo contactarte.`
export const seekerDeclined = 'Rechazaste esta oferta.'
export const seekerWithdrawn = (company: Part) => `${company} retiró esta oferta antes de que respondieras.`
export const offerExpired = 'El plazo para responder ha pasado.'
export const seekerSuperseded = (company: Part) => `${company} sustituyó esta oferta por otra.`
export const seekerRescinded = (company: Part) =>
  `${company} revocó esta oferta después de que la aceptaras. Eso cuenta en su página.`
export const employerPending = (person: Part) => `${person} la tiene y puede responder.`
export const employerAccepted = (person: Part) => `${person} aceptó. Ahora ves cómo contactar con esta persona.`
export const employerDeclined = (person: Part) => `${person} rechazó esta oferta.`
export const employerWithdrawn = 'Retiraste esta oferta.'
export const employerExpired = (person: Part) => `${person} no respondió a tiempo.`
export const employerSuperseded = 'Sustituiste esta oferta por otra.'
export const employerRescinded = 'Revocaste esta oferta después de que la aceptaran. Cuenta en tu página.'
export const stepMade = (company: Part) => `${company} hizo la oferta`
export const stepPendingAgain = 'Espera de nuevo'
export const stepAcceptedBySeeker = 'Aceptaste'
export const stepDeclinedBySeeker = 'Rechazaste'
export const stepAccepted = (person: Part) => `${person} aceptó`
export const stepDeclined = (person: Part) => `${person} rechazó`
export const stepWithdrawn = (company: Part) => `${company} la retiró`
export const stepExpired = 'Caducó sin respuesta'
export const stepSuperseded = (company: Part) => `${company} la sustituyó por otra oferta`
export const stepRescinded = (company: Part) => `${company} la revocó`
export const seekerNameFallback = 'La persona que busca empleo'
export const insuranceYes = 'Sí'
export const insuranceNo = 'No'
