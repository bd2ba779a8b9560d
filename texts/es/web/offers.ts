import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const compareFailed = 'No se pudo cargar una de las ofertas. Puede que sea de otra cuenta.'
export const compareLoading = 'Cargando las ofertas'
export const compareEmptyTitle = 'Elige dos ofertas para comparar'
export const ownOffersAction = 'Ver tus ofertas'
export const compareEmptyHint = 'Marca «Comparar» en dos de tus ofertas para verlas una al lado de la otra.'
export const differs = 'distinto'
export const answerAction = 'Ver y responder'
export const read = 'Ver'
export const compareOfferFrom = (businessName: Part) => `la oferta de ${businessName}`
export const timelineTitle = 'Historial'
export const statusLabel = 'Estado'
export const applicationLink = 'Ver la candidatura'
export const personTitle = 'Persona'
export const work = 'Trabajo'
export const city = 'Ciudad'
export const telephone = 'Teléfono'
export const emailTerm = 'Correo electrónico'
export const jobFilledApplicantsLink = 'Responder a las demás candidaturas'
export const jobFilledQuestion = (jobTitle: Part) => `¿Ya se cubrió «${jobTitle}»? Todavía acepta candidaturas.`
export const jobFilledCloseAction = 'Cerrar el empleo como cubierto'
export const listLoading = 'Cargando tus ofertas'
export const offerCount = (total: Part) => plural(total, { one: '1 oferta', other: `${total} ofertas` })
export const pageEmpty = 'No hay ofertas en esta página.'
export const quotaLabel = 'Ofertas de este mes'
export const quotaUsed = (used: Part, limit: Part) => `${used} de ${limit}`
export const quotaUsedUp = 'No queda ninguna.'
export const left = (count: Part) => plural(count, { one: 'Queda 1.', other: `Quedan ${count}.` })
export const quotaResetsOn = (left: Part, shortDate: Part) => `${left} Se renueva el ${shortDate}.`
export const quotaPlansLink = 'Obtener más ofertas'
export const madeEmptyTitle = 'Todavía no hay ofertas'
export const madeEmptyAction = 'Ver candidaturas'
export const madeEmptyHint =
  'Haz una oferta desde una candidatura, un chat o un perfil. Se envía como una carta, con un plazo para responder.'
export const acceptDone = (company: Part) => `Oferta aceptada. Ya avisamos a ${company}.`
export const declineDone = (company: Part) => `Oferta rechazada. Ya avisamos a ${company}.`
export const declineFailed = (company: Part, message: Part) => `No se rechazó la oferta de ${company}. ${message}`
export const acceptFailed = (company: Part, message: Part) => `No se aceptó la oferta de ${company}. ${message}`
export const accept = 'Aceptar'
export const decline = 'Rechazar'
export const acceptTitle = (company: Part) => `¿Aceptar la oferta de ${company}?`
export const acceptConfirmAction = 'Aceptar la oferta'
export const acceptLead = 'Vas a aceptar:'
export const acceptPrivacyEffect = (company: Part) =>
  `${company} verá tu teléfono, tu correo electrónico, tu ubicación exacta y lo que respondiste sobre vacunación y seguros.`
export const acceptApplicationEffect = 'Tu candidatura quedará marcada como contratación.'
export const declineTitle = (company: Part) => `¿Rechazar la oferta de ${company}?`
export const declineConfirmAction = 'Rechazar la oferta'
export const optionalReasonLabel = 'Motivo (opcional)'
export const declineReasonHint = (company: Part) => `${company} verá exactamente lo que escribas.`
export const declineApplicationEffect =
  'Con esto termina tu candidatura a este empleo. Puedes postularte otra vez mientras siga abierto.'
export const declinePrivacyEffect = (company: Part) =>
  `${company} podrá ver tu nombre y tu experiencia durante 6 meses más, pero nunca tus datos de contacto.`
export const termHoursPerWeek = (hours: Part) =>
  plural(hours, { one: '1 hora a la semana', other: `${hours} horas a la semana` })
export const starts = (start: Part) => `Inicio: ${start}`
export const offerButton = 'Hacer una oferta'
export const offerButtonRecipient = (name: Part) => `a ${name}`
export const offerDialogTitle = (name: Part) => `Oferta para ${name}`
export const changesTitle = 'Qué cambió'
export const changesEarlierLink = 'Ver la oferta anterior'
export const changesOnlyExpiry = 'Mismas condiciones, nuevo plazo.'
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
export const title = 'Puesto'
export const pay = 'Salario'
export const per = 'Por'
export const currency = 'Moneda'
export const hoursFieldLabel = 'Horas a la semana'
export const startDateLabel = 'Fecha de inicio'
export const expiresIn = 'Caduca en'
export const validityLabel = 'Válida por'
export const benefitsLabel = 'Beneficios'
export const benefitsHint = 'Pulsa Enter después de cada uno.'
export const message = 'Mensaje'
export const jobLabel = 'Empleo'
export const jobHint = 'Si se postuló a este empleo, su candidatura pasará a Con oferta.'
export const jobNone = 'Ninguno de tus empleos'
export const listFilterLabel = 'Filtrar ofertas'
export const jobFailed = 'No se pudo cargar el empleo.'
export const jobLoading = 'Cargando el empleo'
export const sendDoneAction = 'Ver la oferta'
export const sendDone = (name: Part) => `Oferta enviada. Ya avisamos a ${name}.`
export const limitReached = 'Ya enviaste todas las ofertas que tu plan incluye este mes.'
export const limitPlansLink = 'Ver planes'
export const sendFailedTo = (name: Part, message: Part) => `No se envió tu oferta a ${name}. ${message}`
export const replaceLead = 'Esta oferta sustituye a la anterior, que seguirá visible.'
export const sendLead = (name: Part) =>
  `${name} la recibe como una carta. Después de enviarla puedes sustituirla o retirarla, pero no editarla.`
export const cancel = 'Cancelar'
export const replaceAction = 'Sustituir la oferta'
export const sendAction = 'Enviar la oferta'
export const offer = 'Oferta'
export const offerLoading = 'Cargando la oferta'
export const offerFailed = 'No se pudo cargar la oferta.'
export const allOffers = 'Todas las ofertas'
export const sideLabel = 'Acciones'
export const missingTitle = 'No encontramos esta oferta'
export const missingHint = 'Revisa el enlace. Puede que la oferta sea de otra cuenta.'
export const offerOf = (businessName: Part) => `Oferta de ${businessName}`
export const letterNotSent = 'Sin enviar todavía'
export const letterTo = (to: Part) => `Para ${to}`
export const letterTitleFallback = 'Oferta de empleo'
export const hours = 'Horas'
export const hoursPerWeek = (hoursPerWeek: Part) => `${hoursPerWeek} a la semana`
export const start = 'Fecha de inicio'
export const openUntil = 'Válida hasta'
export const payPerYear = (money: Part, basis: Part) => `Aproximadamente ${money} al año, ${basis}`
export const compare = 'Comparar'
export const titleAt = (title: Part, businessName: Part) => `${title} en ${businessName}`
export const compareSecondHint = 'Elige una segunda oferta para compararlas una al lado de la otra.'
export const compareAction = 'Comparar ofertas'
export const listEmptyTitle = 'Todavía no hay ofertas'
export const listEmptyAction = 'Ver tus candidaturas'
export const listEmptyHint =
  'Las ofertas llegan aquí como cartas que nadie puede editar, con el trabajo, el salario y el plazo para responder.'
export const ofApplicationReadAction = 'Ver la oferta'
export const ofApplicationPending = 'Tienes una oferta que espera tu respuesta.'
export const ofApplicationPendingEmployer = 'Oferta: espera una respuesta.'
export const ofApplicationAccepted = 'Oferta: aceptada.'
export const ofApplicationDeclined = 'Oferta: rechazada.'
export const ofApplicationWithdrawn = 'Oferta: retirada.'
export const ofApplicationExpired = 'Oferta: caducada.'
export const ofApplicationSuperseded = 'Oferta: sustituida.'
export const ofApplicationRescinded = 'Oferta: revocada.'
export const startsLower = (start: Part) => `inicio: ${start}`
export const momentPlaceholder = 'un momento'
export const timelineReplacementLink = 'Ver la oferta vigente'
export const answerTitle = 'Tu respuesta'
export const ownApplicationLink = 'Ver tu candidatura'
export const companyTitle = 'Empresa'
export const compareWith = (businessName: Part) => `Comparar con ${businessName}`
export const betweenTitle = 'Ofertas'
export const requestFailed = (status: Part) => `Error HTTP: estado ${status}`
export const betweenFailed = 'No se pudieron cargar las ofertas.'
export const betweenLead = 'Oferta:'
export const waitingFailed = (message: Part) => `No se pudieron cargar tus ofertas. ${message}`
export const changeAction = 'Cambiar la oferta'
export const renewAction = 'Hacer una oferta nueva'
export const withdraw = 'Retirar'
export const rescindAction = 'Revocar la oferta'
export const withdrawTitle = (name: Part) => `¿Retirar la oferta a ${name}?`
export const withdrawConfirmAction = 'Retirar la oferta'
export const rescindReasonLabel = 'Motivo'
export const withdrawReasonHint = (name: Part) => `${name} verá exactamente lo que escribas.`
export const withdrawDone = (name: Part) => `Oferta retirada. Ya avisamos a ${name}.`
export const withdrawFailed = (name: Part, message: Part) => `No se retiró tu oferta a ${name}. ${message}`
export const withdrawEffects = (name: Part) => `${name} ya no podrá aceptarla.`
export const rescindTitle = (name: Part) => `¿Revocar la oferta que ${name} aceptó?`
export const rescindConfirmAction = 'Revocar la oferta'
export const rescindDone = (name: Part) => `Oferta revocada. Ya avisamos a ${name}, y se muestra en tu página.`
export const rescindFailed = (name: Part, message: Part) => `No se revocó tu oferta a ${name}. ${message}`
export const rescindEffects = (name: Part) =>
  `${name} ya aceptó esta oferta. Si la revocas, se mostrará en la página de tu empresa, a la vista de todos.`
export const reasonLabel = 'Escribe un motivo'
export const reasonCancelAction = 'Cancelar'
export const compareMissing = 'Sin indicar'
export const benefits = 'Beneficios'
export const comparePerHour = 'Por hora'
export const comparePerYear = 'Al año'
export const compareRescinded = 'Ofertas revocadas'
export const compareNeverRescinded = 'Ninguna'
export const dayCount = (days: Part) => plural(days, { one: '1 día', other: `${days} días` })
export const jobFallback = 'Un empleo'
export const basisIfHoursPerWeek = (hours: Part) => `suponiendo ${hours} horas a la semana`
export const basisHoursPerWeek = (hours: Part) => `con ${hours} horas a la semana`
export const basisDaysPerYear = (workingDays: Part) => `con ${workingDays} días al año`
export const basisWeeksPerYear = (weeks: Part) => `con ${weeks} semanas al año`
export const basis12Months = 'con 12 meses al año'
export const basisYear = 'según lo indicado'
export const statusPendingSeeker = 'Espera tu respuesta'
export const statusPendingEmployer = 'Espera una respuesta'
export const accepted = 'Aceptada'
export const declined = 'Rechazada'
export const withdrawn = 'Retirada'
export const expired = 'Caducada'
export const replaced = 'Sustituida'
export const takenBack = 'Revocada'
export const seekerPending = (company: Part) => `${company} te ofrece este empleo y espera tu respuesta.`
export const seekerAccepted = (company: Part) => `Aceptaste. ${company} ya puede ver tus datos de contacto.`
export const seekerAccepting = (company: Part) =>
  `Aceptaste. Avisaremos a ${company} en unos segundos y entonces podrá ver tus datos de contacto.`
export const seekerDeclined = 'Rechazaste esta oferta.'
export const seekerWithdrawn = (company: Part) => `${company} retiró esta oferta antes de que respondieras.`
export const offerExpired = 'El plazo para responder terminó.'
export const seekerSuperseded = (company: Part) => `${company} sustituyó esta oferta por otra.`
export const seekerRescinded = (company: Part) =>
  `${company} revocó esta oferta después de que la aceptaras. Eso se muestra en su página.`
export const employerPending = (person: Part) => `${person} tiene esta oferta y puede responder.`
export const employerAccepted = (person: Part) => `${person} aceptó. Ya puedes ver sus datos de contacto.`
export const employerDeclined = (person: Part) => `${person} rechazó esta oferta.`
export const employerWithdrawn = 'Retiraste esta oferta.'
export const employerExpired = (person: Part) => `${person} no respondió a tiempo.`
export const employerSuperseded = 'Sustituiste esta oferta por otra.'
export const employerRescinded = 'Revocaste esta oferta después de que la aceptaran. Eso se muestra en tu página.'
export const stepMade = (company: Part) => `${company} hizo la oferta`
export const stepPendingAgain = 'Vuelve a esperar una respuesta'
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
