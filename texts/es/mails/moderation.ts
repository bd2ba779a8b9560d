import type { Part } from '../../part.ts'

export const yourCompany = (name: Part) => `tu empresa ${name}`
export const yourJob = (name: Part) => `tu anuncio ${name}`
export const yourProfile = 'tu perfil'
export const ownMessage = 'un mensaje que escribiste'
export const ownReview = 'una reseña que escribiste'
export const yourAccount = 'tu cuenta'
export const theCompany = (name: Part) => `la empresa ${name}`
export const theJob = (name: Part) => `el anuncio ${name}`
export const otherProfile = (name: Part) => `el perfil de ${name}`
export const otherMessage = 'un mensaje en uno de tus chats'
export const aReview = 'una reseña'
export const otherAccount = (name: Part) => `la cuenta de ${name}`
export const nothingChanges = 'No cambia nada.'
export const aWarning = 'Esto es una advertencia. No cambia nada más.'
export const isHidden = 'Nadie más puede verlo.'
export const isSuspended = 'Tu cuenta está suspendida: no puedes iniciar sesión, y nadie ve lo que es tuyo.'
export const decisionSubject = (what: Part) => `Una decisión sobre ${what}`
export const anAppealWasDecided = (what: Part) => `Se ha decidido un recurso sobre ${what}.`
export const decisionText = (what: Part) => `El equipo de moderación ha revisado ${what}.`
export const decisionAfterReportText = (what: Part) =>
  `El equipo de moderación ha revisado ${what}, tras recibir una denuncia.`
export const nothingWrong = 'No encontramos nada incorrecto, y todo sigue como está.'
export const theReason = (reason: Part) => `El motivo: ${reason}`
export const thisIsFinal = 'Esta decisión es definitiva.'
export const appealPossible = (days: Part) => `Puedes presentar un recurso, una sola vez, en un plazo de ${days} días.`
export const decisionLink = 'Leer la decisión'
export const reportDecidedSubject = (caseNumber: Part) => `Tu denuncia ${caseNumber} está decidida`
export const anAppealYouReported = (what: Part) => `Se ha decidido un recurso en tu denuncia sobre ${what}.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `El equipo de moderación ha decidido tu denuncia ${caseNumber} sobre ${what}.`
export const wasUpheld = 'Se ha confirmado: hemos tomado medidas.'
export const wasDismissed = 'Se ha desestimado: no cambia nada.'
export const appealReceivedSubject = 'Tu recurso ha llegado'
export const yourAppealHasArrived = (what: Part) => `Tu recurso sobre ${what} ha llegado.`
export const anotherModeratorDecides =
  'Lo decide una persona del equipo de moderación, distinta de la anterior si la hay. Lo que decida es definitivo.'
export const appealLink = 'Ver tu recurso'
export const heldSubject = (what: Part) => `Hemos ocultado ${what} por ahora`
export const heldText = (what: Part, hours: Part) =>
  `Varias personas denunciaron ${what}, así que nadie puede verlo durante un máximo de ${hours} horas, hasta que el equipo de moderación decida.`
export const heldOutlook = 'Recibirás la decisión con su motivo. Si nadie decide a tiempo, volverá a mostrarse.'
export const contactLink = 'Escríbenos'
export const toDecideWithin = (hours: Part) => `Denunciado por fraude: decide en ${hours} horas`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Tres personas denunciaron ${what} por fraude. Nadie puede verlo durante ${hours} horas.`
export const caseLink = 'Abrir el caso'
export const accountReinstatedSubject = 'Tu cuenta vuelve a estar abierta'
export const contentRestoredSubject = 'Vuelve a mostrarse'
export const noLongerSuspended = 'Tu cuenta ya no está suspendida. Puedes iniciar sesión.'
export const contentRestoredText = (what: Part) => `Todo el mundo puede ver de nuevo ${what}.`
export const signIn = 'Iniciar sesión'
