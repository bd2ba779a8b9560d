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
export const outcomeHidden = 'Se ocultó para todas las demás personas.'
export const outcomeSuspended = 'Tu cuenta está suspendida. No puedes iniciar sesión y tu contenido está oculto.'
export const decisionSubject = (what: Part) => `Nuestra decisión sobre ${what}`
export const appealDecidedText = (what: Part) => `Se decidió un recurso sobre ${what}.`
export const decisionText = (what: Part) => `El equipo de moderación revisó ${what}.`
export const decisionAfterReportText = (what: Part) =>
  `El equipo de moderación revisó ${what} tras recibir una denuncia.`
export const outcomeNone = 'No encontramos ningún problema, así que no cambia nada.'
export const reasonText = (reason: Part) => `Motivo: ${reason}`
export const decisionBasis =
  'La decisión se basa en nuestras normas de la comunidad. La tomó una persona del equipo de moderación, no un programa. Vale en todas partes y hasta que se levante.'
export const redressOutside =
  'También puedes acudir a los tribunales o, en la Unión Europea, a un órgano certificado de resolución extrajudicial de litigios.'
export const decisionFinal = 'Esta decisión es definitiva.'
export const appealPossible = (days: Part) => `Puedes presentar un recurso una sola vez, en un plazo de ${days} días.`
export const decisionLink = 'Leer la decisión'
export const reportDecidedSubject = (caseNumber: Part) => `Decisión sobre tu denuncia ${caseNumber}`
export const reportAppealDecidedText = (what: Part) => `Denunciaste ${what}. Se decidió un recurso sobre tu denuncia.`
export const reportDecidedText = (caseNumber: Part, what: Part) =>
  `El equipo de moderación decidió tu denuncia ${caseNumber} sobre ${what}.`
export const outcomeUpheld = 'Confirmamos tu denuncia y tomamos medidas.'
export const outcomeDismissed = 'Desestimamos tu denuncia, así que no cambia nada.'
export const appealReceivedSubject = 'Recibimos tu recurso'
export const appealReceivedText = (what: Part) => `Recibimos tu recurso sobre ${what}.`
export const appealOutlook =
  'Lo revisará una persona del equipo de moderación, distinta de la anterior si es posible. Su decisión es definitiva.'
export const appealLink = 'Ver tu recurso'
export const heldSubject = (what: Part) => `Ocultamos ${what} por ahora`
export const heldText = (what: Part, hours: Part) =>
  `Varias personas denunciaron ${what}, así que no será visible durante un máximo de ${hours} horas, mientras el equipo de moderación decide.`
export const heldAutomatically =
  'Ocurrió automáticamente, por una regla: al menos tres personas verificadas denunciaron fraude, que nuestras normas de la comunidad prohíben.'
export const heldOutlook =
  'Te enviaremos por correo la decisión y el motivo. Si no hay decisión a tiempo, volverá a ser visible.'
export const contactLink = 'Contactarnos'
export const moderatorHeldSubject = (hours: Part) => `Denunciado por fraude: decide en ${hours} horas`
export const moderatorHeldText = (what: Part, hours: Part) =>
  `Tres personas denunciaron ${what} por fraude. No será visible durante ${hours} horas.`
export const caseLink = 'Abrir el caso'
export const accountReinstatedSubject = 'Tu cuenta vuelve a estar activa'
export const contentRestoredSubject = 'Tu contenido vuelve a ser visible'
export const accountReinstatedText = 'Tu cuenta ya no está suspendida. Puedes iniciar sesión de nuevo.'
export const contentRestoredText = (what: Part) => `Todos pueden ver de nuevo ${what}.`
export const signInLink = 'Iniciar sesión'
