import type { Part } from '../../part.ts'

export const ownCompany = (name: Part) => `tu empresa ${name}`
export const ownJob = (name: Part) => `tu anuncio ${name}`
export const ownProfile = 'tu perfil'
export const ownMessage = 'un mensaje que escribiste'
export const ownReview = 'una reseña que escribiste'
export const ownAccount = 'tu cuenta'
export const otherCompany = (name: Part) => `la empresa ${name}`
export const otherJob = (name: Part) => `el anuncio ${name}`
export const otherProfile = (name: Part) => `el perfil de ${name}`
export const otherMessage = 'un mensaje en uno de tus chats'
export const otherReview = 'una reseña'
export const otherAccount = (name: Part) => `la cuenta de ${name}`
export const outcomeAppealNone = 'No cambia nada.'
export const outcomeWarning = 'Esto es una advertencia. No cambia nada más.'
export const outcomeHidden = 'Nadie más puede verlo.'
export const outcomeSuspended = 'Tu cuenta está suspendida: no puedes iniciar sesión, y nadie ve lo que es tuyo.'
export const decisionSubject = (what: Part) => `Una decisión sobre ${what}`
export const appealDecidedText = (what: Part) => `Se ha decidido un recurso sobre ${what}.`
export const decisionText = (what: Part) => `El equipo de moderación ha revisado ${what}.`
export const decisionAfterReportText = (what: Part) =>
  `El equipo de moderación ha revisado ${what}, tras recibir una denuncia.`
export const outcomeNone = 'No encontramos nada incorrecto, y todo sigue como está.'
export const reasonText = (reason: Part) => `El motivo: ${reason}`
export const decisionFinal = 'Esta decisión es definitiva.'
export const appealPossible = (days: Part) => `Puedes presentar un recurso, una sola vez, en un plazo de ${days} días.`
export const decisionLink = 'Leer la decisión'
export const reportDecidedSubject = (caseNumber: Part) => `Tu denuncia ${caseNumber} está decidida`
export const reportAppealDecidedText = (what: Part) => `Se ha decidido un recurso en tu denuncia sobre ${what}.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `El equipo de moderación ha decidido tu denuncia ${caseNumber} sobre ${what}.`
export const outcomeUpheld = 'Se ha confirmado: hemos tomado medidas.'
export const outcomeDismissed = 'Se ha desestimado: no cambia nada.'
export const appealReceivedSubject = 'Tu recurso ha llegado'
export const appealReceivedText = (what: Part) => `Tu recurso sobre ${what} ha llegado.`
export const appealOutlook =
  'Lo decide una persona del equipo de moderación, distinta de la anterior si la hay. Lo que decida es definitivo.'
export const appealLink = 'Ver tu recurso'
export const heldSubject = (what: Part) => `Hemos ocultado ${what} por ahora`
export const heldText = (what: Part, hours: Part) =>
  `Varias personas denunciaron ${what}, así que nadie puede verlo durante un máximo de ${hours} horas, hasta que el equipo de moderación decida.`
export const heldOutlook = 'Recibirás la decisión con su motivo. Si nadie decide a tiempo, volverá a mostrarse.'
export const contactLink = 'Escríbenos'
export const moderatorHeldSubject = (hours: Part) => `Denunciado por fraude: decide en ${hours} horas`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Tres personas denunciaron ${what} por fraude. Nadie puede verlo durante ${hours} horas.`
export const caseLink = 'Abrir el caso'
export const accountReinstatedSubject = 'Tu cuenta vuelve a estar abierta'
export const contentRestoredSubject = 'Vuelve a mostrarse'
export const accountReinstatedText = 'Tu cuenta ya no está suspendida. Puedes iniciar sesión.'
export const contentRestoredText = (what: Part) => `Todo el mundo puede ver de nuevo ${what}.`
export const signInLink = 'Iniciar sesión'
